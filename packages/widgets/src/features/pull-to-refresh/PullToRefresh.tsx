/** Pull to refresh, for touch screens: pulling the page down at its top refreshes it. */
import {
  pullToRefreshMachine,
  selectPhase,
  type PullPhase,
} from '@oshimado/machines/pull-to-refresh';
import { PullIndicator, type PullPhase as ShownPhase } from '@oshimado/ui/pull-to-refresh';
import { useSelector } from '@xstate/react';
import { fromPromise, type ActorRefFrom, createActor } from 'xstate';
import { useRefreshPage } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useStartedActor } from '../../base/state/use-running';
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
  return useStartedActor(() =>
    createActor(
      pullToRefreshMachine.provide({
        actors: { refreshPage: fromPromise(async () => ({ consumed: await refreshPage() })) },
      }),
    ),
  );
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

  useActorEvent(actor, 'page.reload', () => location.reload());
  useActorEvent(actor, 'pull.failed', ({ code }) => {
    reportError(new Error(`Pull to refresh failed: ${code}`));
    notify({ key: 'pull', tone: 'warning', title: t('pwa.pullFailed') });
  });

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
