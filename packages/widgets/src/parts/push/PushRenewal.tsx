import { failureKind } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../base/context';
import { useDeviceState } from '../../base/device';
import { useOnline } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useLanguage } from '../../base/sentences';
import { useActorEvent, useActors, useViewer } from '../../base/viewer';
import { forgetPush, readPushNote } from './push-note';
import { inPushOrder } from './push-order';
import { PUSH_KEY, usePushBrowser } from './push-query';

/** Keeps notifications on where they were turned on, and ends them with a logout. Renders nothing. */
export function PushRenewal() {
  const client = useClient();
  const queries = useQueryClient();
  const browser = usePushBrowser();
  const { user, isKnown } = useViewer();
  const isOnline = useOnline();
  const { language } = useLanguage();
  const zone = useDeviceState((state) => state.timeZone);
  const viewerId = user?.id ?? null;
  useEffect(() => {
    if (!isKnown || !isOnline || readPushNote() === null) return undefined;
    const stop = new AbortController();
    inPushOrder(queries, async () => {
      const { renewPush } = await import('./renew-push');
      await renewPush({
        client,
        queries,
        browser,
        viewerId,
        lang: language,
        zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        signal: stop.signal,
      });
    }).catch(reportError);
    return () => stop.abort();
  }, [client, queries, browser, isKnown, isOnline, viewerId, language, zone]);
  const end = async () => {
    const noted = readPushNote();
    if (noted === null) return;
    forgetPush();
    // Also of another account, whose login has expired: the server ends only what is of this login.
    const deleted = client.deletePushDevice({ id: noted.id }).catch((error: unknown) => {
      if (failureKind(error) !== 'refused') throw error;
    });
    // Without a connection, too, nothing arrives any more.
    await Promise.all([deleted, browser.unsubscribe()]);
    await queries.invalidateQueries({ queryKey: PUSH_KEY });
  };
  useActorEvent(useActors()?.session, 'session.ended', ({ reason }) => {
    // A save under way may make it a guest's meanwhile.
    const isOfAccount = (readPushNote()?.owner ?? null) !== null;
    if (reason === 'logout' && isOfAccount) inPushOrder(queries, end).catch(reportError);
  });
  return null;
}
