import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../base/context';
import { useDeviceState } from '../../base/device';
import { useOnline } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useLanguage } from '../../base/sentences';
import { useActorEvent, useActors, useViewer } from '../../base/viewer';
import { forgetPush, pushNoteOf, readPushNote } from './push-note';
import { usePushBrowser } from './push-query';

/** Keeps notifications on where they were turned on, and forgets them with a logout, as the server does. Renders nothing. */
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
    if (!isKnown || !isOnline || pushNoteOf(viewerId) === null) return;
    import('./renew-push')
      .then(({ renewPush }) =>
        renewPush({
          client,
          queries,
          browser,
          viewerId,
          lang: language,
          zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      )
      .catch(reportError);
  }, [client, queries, browser, isKnown, isOnline, viewerId, language, zone]);
  useActorEvent(useActors()?.session, 'session.ended', ({ reason }) => {
    if (reason === 'logout' && readPushNote()?.owner != null) forgetPush();
  });
  return null;
}
