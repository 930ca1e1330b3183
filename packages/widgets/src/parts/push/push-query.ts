/** What the server knows of the notifications of this device, for all who show them. */
import { pushIdOf } from '@oshimado/domain';
import type { PushDevice } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { useViewer } from '../../base/viewer';
import { pushBrowser, type PushAbility, type PushBrowser } from './push-browser';
import { forgetPush, isOfAnother, notePush, readPushNote } from './push-note';
import { useReplaceable } from '../../base/state/replaced';

/** The browser of this device, as notifications use it. */
export const usePushBrowser = (): PushBrowser => useReplaceable(pushBrowser);

export interface PushState {
  readonly ability: PushAbility;
  /** Public key of the server; empty where it is not needed. */
  readonly key: string;
  /** Null while notifications are off. */
  readonly device: PushDevice | null;
}

export const PUSH_KEY = ['push'] as const;

/** `isWanted`: whether the server is asked; what others have asked is known in any case. */
export function usePushQuery(isWanted: boolean) {
  const client = useClient();
  const browser = usePushBrowser();
  const { user, isKnown } = useViewer();
  const queryKey = [...PUSH_KEY, user?.id ?? null];
  const query = useQuery({
    queryKey,
    // What is kept before it is known whose device this is would be a guest's.
    enabled: isKnown && isWanted,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PushState> => {
      const ability = browser.ability();
      if (ability !== 'ready') return { ability, key: '', device: null };
      const address = await browser.current();
      const id = address && (await pushIdOf(address));
      const answer = await client.getPush({ id }, { signal });
      const viewerId = user?.id ?? null;
      const noted = readPushNote();
      if (answer.device) notePush(answer.device, viewerId);
      // Its subscription is there, so it was deleted on another device. One of another account is only not shown to this one.
      else if (noted && noted.id === id && !isOfAnother(noted, viewerId)) forgetPush();
      return { ability, ...answer };
    },
  });
  return { query, queryKey };
}

/** Ids of the streams that this device reminds of. The server is asked only where notifications are on. */
export function useRemindedIds(): ReadonlySet<string> {
  const browser = usePushBrowser();
  const { data: isOn = false } = useQuery({
    queryKey: [...PUSH_KEY, 'on'],
    queryFn: async () => browser.ability() === 'ready' && (await browser.current()) !== undefined,
  });
  const { query } = usePushQuery(isOn);
  const rules = query.data?.device?.choices.rules;
  return useMemo(
    () => new Set(rules?.filter((rule) => rule.of === 'video').map(({ id }) => id)),
    [rules],
  );
}
