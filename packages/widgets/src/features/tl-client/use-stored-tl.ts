/** Profiles, last link and unsent lines, kept as they change; profiles also follow the other tabs. */
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
        // Of the storage: another tab may have written the other parts a moment ago.
        choice: { name: 'tl', value: { ...store.storage.read('tl'), ...change } },
      }),
    [store],
  );
}

export function useStoredTl(actor: TlActor): void {
  const store = useDeviceStore();
  const change = useChangeStoredTl();
  useEffect(() => {
    let { context: last } = actor.getSnapshot();
    const subscription = actor.subscribe(({ context }: TlSnapshot) => {
      const { profiles, settings, queue, failed, text } = context;
      const before = last;
      last = context;
      // Those that came from the store are there already.
      if (profiles !== before.profiles && profiles !== store.get().tl.profiles)
        change({ profiles });
      if (settings && settings.link !== before.settings?.link) change({ lastLink: settings.link });
      if (text !== before.text) writeTypedText(text);
      if (queue !== before.queue || failed !== before.failed) writeUnsent(queue, failed);
    });
    const tabs = store.subscribe(() => {
      const { profiles } = store.get().tl;
      if (profiles !== actor.getSnapshot().context.profiles)
        actor.send({ type: 'profiles.stored', profiles });
    });
    return () => {
      subscription.unsubscribe();
      tabs.unsubscribe();
    };
  }, [actor, store, change]);
}
