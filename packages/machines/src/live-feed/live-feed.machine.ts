/**
 * The life of a live board: asked for, fresh, stale or told to be outdated, asked for again, failed and retried. It refuses
 * to know what a board looks like, where it comes from (the port `loadLive`) and what time it is (the actor's clock, and
 * `now` in facts).
 *
 * Specification, section 4: a fetch "is skipped when the page is hidden unless forced; otherwise it runs only if there was
 * an error, it was forced, or the data is stale."
 */
import {
  failureReason,
  FAVORITES_LIVE_EVERY_MS,
  FAVORITES_LIVE_FIRST_MS,
  FAVORITES_LIVE_FIRST_STALE_MS,
  FAVORITES_LIVE_TIMEOUT_MS,
  LIVE_TIMEOUT_MS,
} from '@oshimado/domain';
import { assign, cancel, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { contextOf, staleAfterOf } from './live-feed.context';
import type {
  LiveFeedContext,
  LiveFeedEvent,
  LiveFeedInput,
  LiveFeedLoad,
  LiveFeedNotice,
  LiveFeedQuery,
} from './live-feed.types';

/**
 * The age of the board, where a fact tells the time of day. Timers alone cannot know it: they stand still while their device
 * sleeps. Unknown too when a clock was set back, or is behind the server's.
 */
function ageTold({ fetchedAt }: LiveFeedContext, event: object): number | undefined {
  if (fetchedAt === null || !('now' in event) || typeof event.now !== 'number') return undefined;
  const age = event.now - fetchedAt;
  return age >= 0 ? age : undefined;
}

const timeoutOf = ({ timeoutMs, query }: LiveFeedContext): number =>
  timeoutMs ?? (query.favorites === true ? FAVORITES_LIVE_TIMEOUT_MS : LIVE_TIMEOUT_MS);

/** A tick of the background schedule that finds something to ask for, if somebody looks. */
const tickThenLoad = [
  { guard: 'isPageVisible', target: 'loading', actions: ['noteTick', 'awaitNextTick'] },
  { actions: ['noteTick', 'awaitNextTick'] },
] as const;

export const liveFeedMachine = setup({
  types: {
    context: {} as LiveFeedContext,
    events: {} as LiveFeedEvent,
    input: {} as LiveFeedInput,
    emitted: {} as LiveFeedNotice,
    tags: {} as 'busy',
  },
  actors: {
    loadLive: fromPromise<LiveFeedLoad, LiveFeedQuery>(missingPort('liveFeedMachine', 'loadLive')),
  },
  guards: {
    isForced: ({ event }) => event.type === 'feed.refresh' && event.force === true,
    isPageVisible: ({ context }) => context.isPageVisible,
    isDueWhenShown: ({ context }) => context.schedule === 'page' || context.ticks > 0,
    isLookedAtOnPage: ({ context }) => context.schedule === 'page' && context.isPageVisible,
    isRipeAtFirstTick: ({ context }) =>
      context.ticks === 0 && context.isRipe && context.isPageVisible,
    isPushed: ({ context }) => context.isPushed,
    isOutdated: ({ context }) => context.isOutdated,
    hasStaleBoard: ({ context }) => context.videos !== null && context.isOutdated,
    hasBoard: ({ context }) => context.videos !== null,
    knowsItsAge: ({ context, event }) => ageTold(context, event) !== undefined,
    hasAgedInSight: ({ context, event }) =>
      context.isPageVisible && (ageTold(context, event) ?? 0) >= staleAfterOf(context),
    hasAged: ({ context, event }) => (ageTold(context, event) ?? 0) >= staleAfterOf(context),
  },
  actions: {
    notePageHidden: assign({ isPageVisible: false }),
    notePageShown: assign({ isPageVisible: true }),
    noteOffline: assign({ isOnline: false }),
    noteOnline: assign({ isOnline: true }),
    takeQuery: assign(({ event }) =>
      event.type === 'query.change'
        ? {
            query: event.query,
            videos: event.initial?.videos ?? null,
            fetchedAt: event.initial?.fetchedAt ?? null,
            error: null,
            isOutdated: false,
          }
        : {},
    ),
    notePushed: assign({ isPushed: true }),
    noteUnpushed: assign({ isPushed: false }),
    noteOutdated: assign({ isOutdated: true }),
    noteRenewed: assign({ isOutdated: false }),
    noteRipe: assign({ isRipe: true }),
    awaitRipeness: raise({ type: 'board.ripened' }, { delay: 'ripeAfter', id: 'ripeness' }),
    forgetRipeness: cancel('ripeness'),
    beginSchedule: enqueueActions(({ context, enqueue }) => {
      if (context.schedule === 'background') {
        enqueue.raise({ type: 'schedule.ticked' }, { delay: FAVORITES_LIVE_FIRST_MS });
      }
    }),
    awaitNextTick: raise({ type: 'schedule.ticked' }, { delay: 'nextTick' }),
    noteTick: assign(({ context }) => ({ ticks: context.ticks + 1 })),
    keepBoard: enqueueActions(({ enqueue }, { videos, fetchedAt }: LiveFeedLoad) => {
      enqueue.assign({ videos, fetchedAt, error: null, isRipe: false });
      enqueue.emit({ type: 'feed.changed', videos });
    }),
    keepError: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const code = context.isOnline ? failureReason(error) : 'offline';
      enqueue.assign({ error: code });
      enqueue.emit({ type: 'feed.failed', code });
    }),
    keepTimeout: enqueueActions(({ context, enqueue }) => {
      const code = context.isOnline ? 'timeout' : 'offline';
      enqueue.assign({ error: code });
      enqueue.emit({ type: 'feed.failed', code });
    }),
  },
  delays: {
    staleAfter: ({ context, event }) => staleAfterOf(context) - (ageTold(context, event) ?? 0),
    retryEvery: ({ context }) => context.retryEveryMs,
    loadTimeout: ({ context }) => timeoutOf(context),
    changeDelay: ({ context }) => context.changeDelayMs,
    ripeAfter: FAVORITES_LIVE_FIRST_STALE_MS,
    nextTick: FAVORITES_LIVE_EVERY_MS,
  },
}).createMachine({
  id: 'liveFeed',
  context: ({ input }) => contextOf(input),
  initial: 'starting',
  on: {
    'query.change': { target: '.choosing', actions: 'takeQuery' },
    'feed.refresh': { guard: 'isForced', target: '.loading' },
    'page.hidden': { actions: 'notePageHidden' },
    'page.shown': { actions: 'notePageShown' },
    'connection.lost': { actions: 'noteOffline' },
    'connection.restored': { actions: 'noteOnline' },
    'push.opened': { actions: 'notePushed' },
    'push.lost': { actions: 'noteUnpushed' },
    'schedule.ticked': { actions: ['noteTick', 'awaitNextTick'] },
    'board.ripened': { actions: 'noteRipe' },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasStaleBoard', target: 'stale', actions: 'noteRenewed' },
        { guard: 'hasBoard', target: 'fresh', actions: 'awaitRipeness' },
        { guard: 'isLookedAtOnPage', target: 'loading' },
        { target: 'idle' },
      ],
      exit: 'beginSchedule',
    },
    /** Another board is wanted. */
    choosing: {
      always: [{ guard: 'isPageVisible', target: 'loading' }, { target: 'idle' }],
    },
    /** Nothing yet: nobody is looking, or the schedule has not begun. */
    idle: {
      on: {
        'page.shown': [
          { guard: 'isDueWhenShown', target: 'loading', actions: 'notePageShown' },
          { actions: 'notePageShown' },
        ],
        'feed.refresh': { guard: 'isForced', target: 'loading' },
        'schedule.ticked': tickThenLoad,
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadLive',
        input: ({ context }) => context.query,
        onDone: [
          {
            // Told of a change while the answer was on its way: it may be older than that.
            guard: 'isOutdated',
            target: 'outdated',
            actions: ['noteRenewed', { type: 'keepBoard', params: ({ event }) => event.output }],
          },
          {
            target: 'fresh',
            actions: [
              { type: 'keepBoard', params: ({ event }) => event.output },
              'forgetRipeness',
              'awaitRipeness',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { loadTimeout: { target: 'failed', actions: 'keepTimeout' } },
      on: {
        // A load under way is not begun again, forced or not.
        'feed.refresh': {},
        'board.changed': { actions: 'noteOutdated' },
      },
    },
    fresh: {
      after: {
        // As long as changes are told, age alone says nothing.
        staleAfter: [{ guard: 'isPushed' }, { target: 'stale' }],
      },
      on: {
        'page.shown': [
          { guard: 'hasAged', target: 'loading', actions: 'notePageShown' },
          { guard: 'knowsItsAge', target: 'fresh', actions: 'notePageShown', reenter: true },
          { actions: 'notePageShown' },
        ],
        'connection.restored': [
          { guard: 'hasAgedInSight', target: 'loading', actions: 'noteOnline' },
          { guard: 'hasAged', target: 'stale', actions: 'noteOnline' },
          { guard: 'knowsItsAge', target: 'fresh', actions: 'noteOnline', reenter: true },
          { actions: 'noteOnline' },
        ],
        'push.lost': { target: 'fresh', actions: 'noteUnpushed', reenter: true },
        'board.changed': 'outdated',
        'schedule.ticked': [
          {
            guard: 'isRipeAtFirstTick',
            target: 'loading',
            actions: ['noteTick', 'awaitNextTick'],
          },
          { actions: ['noteTick', 'awaitNextTick'] },
        ],
      },
    },
    /** Told to have changed; several changes in a row are asked for at once. */
    outdated: {
      after: { changeDelay: [{ guard: 'isPageVisible', target: 'loading' }, { target: 'stale' }] },
    },
    /** Old enough to be asked for again, as soon as somebody looks. */
    stale: {
      always: { guard: 'isLookedAtOnPage', target: 'loading' },
      on: {
        'page.shown': { target: 'loading', actions: 'notePageShown' },
        'feed.refresh': [
          { guard: 'isForced', target: 'loading' },
          { guard: 'isPageVisible', target: 'loading' },
        ],
        'schedule.ticked': tickThenLoad,
      },
    },
    failed: {
      after: {
        retryEvery: [
          { guard: 'isPageVisible', target: 'loading' },
          { target: 'failed', reenter: true },
        ],
      },
      on: {
        'feed.refresh': [
          { guard: 'isForced', target: 'loading' },
          { guard: 'isPageVisible', target: 'loading' },
        ],
        'page.shown': { target: 'loading', actions: 'notePageShown' },
        'connection.restored': { guard: 'isPageVisible', target: 'loading', actions: 'noteOnline' },
        'board.changed': { guard: 'isPageVisible', target: 'loading' },
      },
    },
  },
});
