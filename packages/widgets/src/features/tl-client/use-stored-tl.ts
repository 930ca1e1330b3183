/** Profiles, last link and unsent lines, kept as they change. */
import type { StoredTl } from '@oshimado/domain';
import { useCallback, useEffect } from 'react';
import { useDeviceStore } from '../../base/device';
import type { TlActor, TlSnapshot } from './tl-client.types';
import { writeTypedText, writeUnsent } from './unsent-lines';

/** Changes a part of what the device keeps of the TL client. */
export function useChangeStoredTl(): (change: Partial<StoredTl>) => void {
  const store = useDeviceStore();
  return useCallback(
    (change) =>
      store.send({
        type: 'choice.change',
        choice: { name: 'tl', value: { ...store.get().tl, ...change } },
      }),
    [store],
  );
}

export function useStoredTl(actor: TlActor): void {
  const change = useChangeStoredTl();
  useEffect(() => {
    let { context: last } = actor.getSnapshot();
    const subscription = actor.subscribe(({ context }: TlSnapshot) => {
      const { profiles, settings, queue, failed, text } = context;
      const before = last;
      last = context;
      if (profiles !== before.profiles) change({ profiles });
      if (settings && settings.link !== before.settings?.link) change({ lastLink: settings.link });
      if (text !== before.text) writeTypedText(text);
      if (queue !== before.queue || failed !== before.failed) writeUnsent(queue, failed);
    });
    return () => subscription.unsubscribe();
  }, [actor, change]);
}
