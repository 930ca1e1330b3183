/** The install prompt machine, connected to the browser's events and to the time of the last prompt stored on this device. */
import { installPromptMachine } from '@oshimado/machines/install-prompt';
import type { DeviceStore } from '@oshimado/machines/device-store';
import { useDeviceStore } from '../../base/device';
import { useEffect } from 'react';
import { fromPromise, type ActorRefFrom, createActor } from 'xstate';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useStartedActor } from '../../base/state/use-running';
import { onInstallOffer, takeInstallOffer } from './install-offer';
import type { InstallDevice } from '../../base/browser/install-device';

export type InstallActor = ActorRefFrom<typeof installPromptMachine>;

const machine = installPromptMachine.provide({
  actors: { promptInstall: fromPromise(() => takeInstallOffer()) },
});

/** When the prompt was last shown; stored as 0 for never. */
const lastShownAt = (store: DeviceStore): number | null =>
  store.get().install.lastShownInstallPrompt || null;

function useStoredTime(actor: InstallActor, store: DeviceStore): void {
  useActorEvent(actor, 'prompt.stored', ({ at }) =>
    store.send({
      type: 'choice.change',
      choice: { name: 'install', value: { lastShownInstallPrompt: at } },
    }),
  );
  useEffect(() => {
    // Another tab has shown the prompt.
    const subscription = store.onStored(() => {
      const at = lastShownAt(store);
      if (at !== null) actor.send({ type: 'install.dismissed', at });
    });
    return () => subscription.unsubscribe();
  }, [actor, store]);
}

function useBrowserFacts(actor: InstallActor): void {
  useEffect(() => {
    const onInstalled = () => actor.send({ type: 'app.installed' });
    const onVisibility = () => {
      if (!document.hidden) actor.send({ type: 'page.shown', now: Date.now() });
    };
    const stop = onInstallOffer(() => actor.send({ type: 'install.offered', now: Date.now() }));
    addEventListener('appinstalled', onInstalled);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      removeEventListener('appinstalled', onInstalled);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [actor]);
}

export function useInstallActor(device: InstallDevice): InstallActor {
  const store = useDeviceStore();
  const actor = useStartedActor(() =>
    createActor(machine, {
      input: {
        ...device,
        lastShownAt: lastShownAt(store),
        isFirstVisit: store.get().tips.firstVisit,
        now: Date.now(),
      },
    }),
  );
  useStoredTime(actor, store);
  useBrowserFacts(actor);
  return actor;
}
