/** The notifications of this device: whether it can have them, whether they are on, and what for. */
import type { PushChoices, PushDevice } from '@oshimado/contract';
import { NO_PUSH_CHOICES } from '@oshimado/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef, useState } from 'react';
import { useClient } from '../../base/context';
import { useDeviceState, useSettings } from '../../base/device';
import { reportError } from '../../base/reporting';
import { useLanguage } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { withClipLanguages } from './rule-of';
import { pushBrowser, pushIdOf, type PushAbility, type PushBrowser } from './push-browser';

const BrowserContext = createContext<PushBrowser>(pushBrowser);
/** Another browser for notifications, for stories and tests. */
export const PushBrowserProvider = BrowserContext.Provider;

interface PushState {
  readonly ability: PushAbility;
  /** Public key of the server; empty where it is not needed. */
  readonly key: string;
  /** Null while notifications are off. */
  readonly device: PushDevice | null;
}

export interface Push {
  /** Undefined until it is known. */
  readonly state: PushState | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isBusy: boolean;
  /** The last change did not reach the server. */
  readonly hasChangeFailed: boolean;
  /** Turns notifications on where they are off, and keeps the choices. Call it in a press. */
  readonly save: (change: (choices: PushChoices) => PushChoices) => void;
  readonly turnOff: () => void;
  /** Sends a notification to this device. */
  readonly test: () => void;
  /** Whether one was sent. */
  readonly isTested: boolean;
}

export const PUSH_KEY = ['push'] as const;

export function usePush(): Push {
  const client = useClient();
  const queries = useQueryClient();
  const browser = useContext(BrowserContext);
  const { language } = useLanguage();
  const zone = useDeviceState((state) => state.timeZone);
  const settings = useSettings();
  const { user, isKnown } = useViewer();
  const queryKey = [...PUSH_KEY, user?.id ?? null];
  const [isBusy, setBusy] = useState(false);
  const [hasChangeFailed, setChangeFailed] = useState(false);
  const [isTested, setTested] = useState(false);

  const query = useQuery({
    queryKey,
    // What is kept before it is known whose device this is would be a guest's.
    enabled: isKnown,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PushState> => {
      const ability = browser.ability();
      if (ability !== 'ready') return { ability, key: '', device: null };
      const address = await browser.current();
      const id = address && (await pushIdOf(address));
      return { ability, ...(await client.getPush({ id }, { signal })) };
    },
  });
  const state = query.data;

  /** Changes reach the server in the order in which they were made. */
  const last = useRef(Promise.resolve());
  const show = (changed: (known: PushState) => PushState) =>
    queries.setQueryData<PushState>(queryKey, (known) => known && changed(known));

  const change = (work: () => Promise<PushDevice | null | undefined>): Promise<void> => {
    const attempt = async () => {
      setBusy(true);
      setChangeFailed(false);
      setTested(false);
      try {
        const device = await work();
        const ability = browser.ability();
        show((known) => ({ ...known, ability, ...(device !== undefined && { device }) }));
        await queries.invalidateQueries({ queryKey: [...PUSH_KEY, 'devices'] });
      } catch (error) {
        reportError(error);
        setChangeFailed(true);
        await query.refetch();
      } finally {
        setBusy(false);
      }
    };
    last.current = last.current.then(attempt);
    return last.current;
  };

  return {
    state,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    isBusy,
    hasChangeFailed,
    isTested,
    save: (changed) => {
      // As it is now, because a change may be made before the last one was drawn.
      const known = queries.getQueryData<PushState>(queryKey);
      if (!known) return;
      const choices = withClipLanguages(
        changed(known.device?.choices ?? NO_PUSH_CHOICES),
        settings.clipLangs,
      );
      show(({ device, ...rest }) => ({ ...rest, device: device && { ...device, choices } }));
      void change(async () => {
        const address = await browser.subscribe(known.key);
        if (!address) return undefined;
        const device = await client.putPushDevice({
          body: {
            ...address,
            lang: language,
            zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
            choices,
          },
        });
        const shown = queries.getQueryData<PushState>(queryKey)?.device;
        return shown ? { ...device, choices: shown.choices } : device;
      });
    },
    turnOff: () => {
      const { device } = state ?? {};
      if (!device) return;
      void change(async () => {
        await client.deletePushDevice({ id: device.id });
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
