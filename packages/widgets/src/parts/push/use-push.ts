/** The notifications of this device: whether it can have them, whether they are on, and what for. */
import type { PushChoices, PushDevice } from '@oshimado/contract';
import { NO_PUSH_CHOICES, pushIdOf } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '../../base/context';
import { useDeviceState, useSettings } from '../../base/device';
import { reportError } from '../../base/reporting';
import { useLanguage } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { withClipLanguages } from './rule-of';
import { forgetPush, notePush, pushNoteOf } from './push-note';
import { inPushOrder } from './push-order';
import { PUSH_KEY, usePushBrowser, usePushQuery, type PushState } from './push-query';

export interface Push {
  /** Undefined until it is known. */
  readonly state: PushState | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isBusy: boolean;
  /** Why the last change was not made: it did not reach the server, or the browser's question was closed without an answer. */
  readonly problem: 'failed' | 'dismissed' | null;
  /** Turns notifications on where they are off, with the choices that they had if the browser ended them, and keeps the choices. Call it in a press. */
  readonly save: (change: (choices: PushChoices) => PushChoices) => void;
  readonly turnOff: () => void;
  /** Sends a notification to this device. */
  readonly test: () => void;
  /** Whether one was sent. */
  readonly isTested: boolean;
}

export function usePush(): Push {
  const client = useClient();
  const queries = useQueryClient();
  const browser = usePushBrowser();
  const { language } = useLanguage();
  const { user } = useViewer();
  const viewerId = user?.id ?? null;
  const zone = useDeviceState((state) => state.timeZone);
  const settings = useSettings();
  const { query, queryKey } = usePushQuery(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Push['problem']>(null);
  const [isTested, setTested] = useState(false);

  const state = query.data;

  const saves = useRef(0);
  const show = (changed: (known: PushState) => PushState) => {
    // An answer to an earlier question would take its place.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<PushState>(queryKey, (known) => known && changed(known));
  };

  const change = (work: () => Promise<PushDevice | null | undefined>): Promise<void> => {
    const attempt = async () => {
      setBusy(true);
      setProblem(null);
      setTested(false);
      try {
        const device = await work();
        const ability = browser.ability();
        show((known) => ({ ...known, ability, ...(device !== undefined && { device }) }));
        await queries.invalidateQueries({ queryKey: [...PUSH_KEY, 'devices'] });
      } catch (error) {
        reportError(error);
        setProblem('failed');
        await query.refetch();
      } finally {
        setBusy(false);
      }
    };
    return inPushOrder(queries, attempt);
  };

  return {
    state,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    isBusy,
    problem,
    isTested,
    save: (changed) => {
      // As it is now, because a change may be made before the last one was drawn.
      const known = queries.getQueryData<PushState>(queryKey);
      if (!known) return;
      const next = (choices: PushChoices) =>
        withClipLanguages(changed(choices), settings.clipLangs);
      const seen = known.device?.choices ?? pushNoteOf(viewerId)?.choices ?? NO_PUSH_CHOICES;
      show(({ device, ...rest }) => ({
        ...rest,
        device: device && { ...device, choices: next(seen) },
      }));
      saves.current += 1;
      const save = saves.current;
      void change(async () => {
        const address = await browser.subscribe(known.key);
        if (!address) {
          // After a refusal the ability is `denied`, which has a sentence of its own.
          if (browser.ability() === 'ready') setProblem('dismissed');
          return undefined;
        }
        // Another window may have changed them since.
        const { device: kept } = await client.getPush({ id: await pushIdOf(address) });
        const choices = next(kept?.choices ?? seen);
        const sent = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
        const device = await client.putPushDevice({
          body: { ...address, lang: language, zone: sent, choices },
        });
        notePush(device, viewerId, sent);
        const shown = queries.getQueryData<PushState>(queryKey)?.device;
        // A later change is shown already, and sent after this one.
        return shown && saves.current !== save ? { ...device, choices: shown.choices } : device;
      });
    },
    turnOff: () => {
      const { device } = state ?? {};
      if (!device) return;
      void change(async () => {
        await client.deletePushDevice({ id: device.id });
        forgetPush();
        await browser.unsubscribe();
        return null;
      });
    },
    test: () => {
      const { device } = state ?? {};
      if (!device) return;
      void change(async () => {
        await client.postPushTest({ id: device.id });
        setTested(true);
        return undefined;
      });
    },
  };
}
