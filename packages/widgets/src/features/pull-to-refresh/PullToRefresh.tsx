/** Pull to refresh, for touch screens: pulling the page down at its top refreshes it. */
import {
  pullToRefreshMachine,
  selectPhase,
  type PullPhase,
} from '@oshimado/machines/pull-to-refresh';
import { PullIndicator, type PullPhase as ShownPhase } from '@oshimado/ui/pull-to-refresh';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useRefreshPage } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import * as css from './PullToRefresh.css';
import { usePullGesture } from './use-pull-gesture';

const SHOWN: Readonly<Record<PullPhase, ShownPhase>> = {
  idle: 'idle',
  pulling: 'pulling',
  reached: 'ready',
  refreshing: 'refreshing',
  // The indicator keeps its place; the style sheet animates it away.
  aborting: 'pulling',
  restoring: 'refreshing',
};

export interface PullToRefreshProps {
  /** Whether the page on screen can be pulled. */
  readonly isAllowed: boolean;
}

type PullActor = ActorRefFrom<typeof pullToRefreshMachine>;

function usePullActor(): PullActor {
  const refreshPage = useRefreshPage();
  const machine = useMemo(
    () =>
      pullToRefreshMachine.provide({
        actors: { refreshPage: fromPromise(async () => ({ consumed: await refreshPage() })) },
      }),
    [refreshPage],
  );
  return useActorRef(machine);
}

/** Draws the state of the pull-to-refresh machine and reads the fingers for it. */
export function PulledPage({
  actor,
  isAllowed,
}: PullToRefreshProps & { readonly actor: PullActor }) {
  const t = useTranslate('notices');
  const notify = useNotify();
  const phase = useSelector(actor, selectPhase);
  const distance = useSelector(actor, ({ context }) => context.distance);
  usePullGesture(actor, isAllowed);

  const sendFailure = useEffectEvent((code: string) => {
    reportError(new Error(`Pull to refresh failed: ${code}`));
    notify({ key: 'pull', tone: 'warning', title: t('pwa.pullFailed') });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('page.reload', () => location.reload()),
      actor.on('pull.failed', ({ code }) => sendFailure(code)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  return (
    <div className={css.place} data-phase={phase} hidden={phase === 'idle'}>
      <PullIndicator
        phase={SHOWN[phase]}
        distance={distance}
        labels={{ ready: t('pwa.pullReady'), refreshing: t('pwa.refreshing') }}
      />
    </div>
  );
}

const Pull = (props: PullToRefreshProps) => <PulledPage {...props} actor={usePullActor()} />;

/** Renders nothing without a touch screen: a mouse uses the reload button of the browser. */
export const PullToRefresh = (props: PullToRefreshProps) =>
  navigator.maxTouchPoints > 0 ? <Pull {...props} /> : null;
