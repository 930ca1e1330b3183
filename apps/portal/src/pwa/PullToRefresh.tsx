/** Pulling the page down at its top asks it to renew itself. For fingers alone. */
import {
  isVisible,
  pullToRefreshMachine,
  selectPhase,
  type PullPhase,
} from '@oshimado/machines/pull-to-refresh';
import { PullIndicator, type PullPhase as ShownPhase } from '@oshimado/ui/pull-to-refresh';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useRefreshPage } from '../app/page-refresh';
import { reportError } from '../errors/report';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import { pageKindOf } from '../shell/page-kind';
import * as css from './PullToRefresh.css';
import { usePullGesture } from './use-pull-gesture';

const SHOWN: Readonly<Record<PullPhase, ShownPhase>> = {
  idle: 'idle',
  pulling: 'pulling',
  reached: 'ready',
  refreshing: 'refreshing',
  // On its way out it keeps its place; the style sheet moves it.
  aborting: 'pulling',
  restoring: 'refreshing',
};

function usePullActor(): ActorRefFrom<typeof pullToRefreshMachine> {
  const refreshPage = useRefreshPage();
  const machine = useMemo(
    () =>
      pullToRefreshMachine.provide({
        actors: { refreshPage: fromPromise(async () => ({ consumed: await refreshPage() })) },
      }),
    [refreshPage],
  );
  return useActorRef(machine, { input: { isTouch: true } });
}

function Pull() {
  const t = useTranslate('notices');
  const notify = useNotify();
  const { pathname } = useLocation();
  const isAllowed = pageKindOf(pathname) === 'plain';
  const actor = usePullActor();
  const phase = useSelector(actor, selectPhase);
  const distance = useSelector(actor, ({ context }) => context.distance);
  const isShown = useSelector(actor, isVisible);
  usePullGesture(actor, isAllowed);

  const tellFailure = useEffectEvent((code: string) => {
    reportError(new Error(`The page could not renew itself: ${code}`));
    notify({ key: 'pull', tone: 'warning', title: t('pwa.pullFailed') });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('page.reload', () => location.reload()),
      actor.on('pull.failed', ({ code }) => tellFailure(code)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  return (
    <div className={css.place} data-phase={phase} hidden={!isShown}>
      <PullIndicator
        phase={SHOWN[phase]}
        distance={distance}
        labels={{ ready: t('pwa.pullReady'), refreshing: t('pwa.refreshing') }}
      />
    </div>
  );
}

/** A mouse has the button of the page; nothing listens there. */
export const PullToRefresh = () => (navigator.maxTouchPoints > 0 ? <Pull /> : null);
