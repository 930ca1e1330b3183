/** The offer to install: the machine with what this browser tells, and with the time of the last offer on this device. */
import { installPromptMachine } from '@oshimado/machines/install-prompt';
import { selectStoredState } from '@oshimado/machines/persistence';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import type { Actors } from '../actors/actors';
import { onInstallOffer, takeInstallOffer } from './install-offer';
import type { InstallDevice } from './install-device';

export type InstallActor = ActorRefFrom<typeof installPromptMachine>;

const machine = installPromptMachine.provide({
  actors: { promptInstall: fromPromise(() => takeInstallOffer()) },
});

/** What is stored: 0 for never. */
const lastShownAt = (persistence: Actors['persistence']): number | null =>
  selectStoredState(persistence.getSnapshot()).install.lastShownInstallPrompt || null;

function useStoredTime(actor: InstallActor, persistence: Actors['persistence']): void {
  useEffect(() => {
    const subscriptions = [
      actor.on('prompt.stored', ({ at }) =>
        persistence.send({
          type: 'module.change',
          module: { name: 'install', value: { lastShownInstallPrompt: at } },
        }),
      ),
      persistence.on('module.replaced', ({ module }) => {
        if (module.name !== 'install' || module.value.lastShownInstallPrompt === 0) return;
        actor.send({ type: 'install.dismissed', at: module.value.lastShownInstallPrompt });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, persistence]);
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

export function useInstallActor(
  device: InstallDevice,
  persistence: Actors['persistence'],
): InstallActor {
  const [input] = useState(() => ({
    ...device,
    lastShownAt: lastShownAt(persistence),
    now: Date.now(),
  }));
  const actor = useActorRef(machine, { input });
  useStoredTime(actor, persistence);
  useBrowserFacts(actor);
  return actor;
}
