/**
 * The life of a live board: asked for, fresh, stale, asked for again, failed and retried. It refuses to know what a board
 * looks like, where it comes from (the port `loadLive`) and what time it is (the actor's clock, and `now` in facts).
 *
 * Specification, section 4: a fetch "is skipped when the page is hidden unless forced; otherwise it runs only if there was
 * an error, it was forced, or the data is stale."
 */
import { LIVE_REFRESH_MS, LIVE_STALE_MS, LIVE_TIMEOUT_MS } from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type {
  LiveFeedContext,
  LiveFeedError,
  LiveFeedEvent,
  LiveFeedInput,
  LiveFeedLoad,
  LiveFeedNotice,
  LiveFeedQuery,
} from './live-feed.types';

const REASONS: readonly LiveFeedError[] = ['timeout', 'network', 'http', 'invalid', 'offline'];

/** The reason a thrown call names; anything else means that no answer came. */
function reasonOf(error: unknown): LiveFeedError {
  const reason = (error as { reason?: unknown } | null | undefined)?.reason;
  return REASONS.find((known) => known === reason) ?? 'network';
}

/**
 * The age of the board, where a fact tells the time of day. Timers alone cannot know it: they stand still while their device
 * sleeps. Unknown too when a clock was set back, or is behind the server's.
 */
function ageTold({ fetchedAt }: LiveFeedContext, event: object): number | undefined {
  if (fetchedAt === null || !('now' in event) || typeof event.now !== 'number') return undefined;
  const age = event.now - fetchedAt;
  return age >= 0 ? age : undefined;
}

export const liveFeedMachine = setup({
  types: {
    context: {} as LiveFeedContext,
    events: {} as LiveFeedEvent,
    input: {} as LiveFeedInput,
    emitted: {} as LiveFeedNotice,
    tags: {} as 'busy',
  },
  actors: {
    loadLive: fromPromise<LiveFeedLoad, LiveFeedQuery>(() =>
      Promise.reject(
        new Error('liveFeedMachine needs the port loadLive: provide({ actors: { loadLive } }).'),
      ),
    ),
  },
  guards: {
    isForced: ({ event }) => event.type === 'feed.refresh' && event.force === true,
    isPageVisible: ({ context }) => context.isPageVisible,
    hasBoard: ({ context }) => context.videos !== null,
    knowsItsAge: ({ context, event }) => ageTold(context, event) !== undefined,
    hasAged: ({ context, event }) => (ageTold(context, event) ?? 0) >= context.staleAfterMs,
  },
  actions: {
    notePageHidden: assign({ isPageVisible: false }),
    notePageShown: assign({ isPageVisible: true }),
    noteOffline: assign({ isOnline: false }),
    noteOnline: assign({ isOnline: true }),
    takeQuery: assign(({ event }) =>
      event.type === 'query.change'
        ? { query: event.query, videos: null, fetchedAt: null, error: null }
        : {},
    ),
    keepBoard: enqueueActions(({ enqueue }, { videos, fetchedAt }: LiveFeedLoad) => {
      enqueue.assign({ videos, fetchedAt, error: null });
      enqueue.emit({ type: 'feed.changed', videos });
    }),
    keepError: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const code = context.isOnline ? reasonOf(error) : 'offline';
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
    staleAfter: ({ context, event }) => context.staleAfterMs - (ageTold(context, event) ?? 0),
    retryEvery: ({ context }) => context.retryEveryMs,
    loadTimeout: ({ context }) => context.timeoutMs,
  },
}).createMachine({
  id: 'liveFeed',
  context: ({ input }) => ({
    query: input.query,
    videos: input.initial?.videos ?? null,
    fetchedAt: input.initial?.fetchedAt ?? null,
    error: null,
    staleAfterMs: input.staleAfterMs ?? LIVE_STALE_MS,
    retryEveryMs: input.retryEveryMs ?? LIVE_REFRESH_MS,
    timeoutMs: input.timeoutMs ?? LIVE_TIMEOUT_MS,
    isPageVisible: input.isPageVisible ?? true,
    isOnline: input.isOnline ?? true,
  }),
  initial: 'starting',
  on: {
    'query.change': { target: '.loading', actions: 'takeQuery', reenter: true },
    'feed.refresh': { guard: 'isForced', target: '.loading' },
    'page.hidden': { actions: 'notePageHidden' },
    'page.shown': { actions: 'notePageShown' },
    'connection.lost': { actions: 'noteOffline' },
    'connection.restored': { actions: 'noteOnline' },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasBoard', target: 'fresh' },
        { guard: 'isPageVisible', target: 'loading' },
        { target: 'idle' },
      ],
    },
    /** Nothing yet, and nobody is looking. */
    idle: {
      on: {
        'page.shown': { target: 'loading', actions: 'notePageShown' },
        'feed.refresh': [{ guard: 'isForced', target: 'loading' }],
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadLive',
        input: ({ context }) => context.query,
        onDone: {
          target: 'fresh',
          actions: { type: 'keepBoard', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { loadTimeout: { target: 'failed', actions: 'keepTimeout' } },
      // A load under way is not begun again, forced or not.
      on: { 'feed.refresh': {} },
    },
    fresh: {
      after: { staleAfter: 'stale' },
      on: {
        'page.shown': [
          { guard: 'hasAged', target: 'stale', actions: 'notePageShown' },
          { guard: 'knowsItsAge', target: 'fresh', actions: 'notePageShown', reenter: true },
          { actions: 'notePageShown' },
        ],
        'connection.restored': [
          { guard: 'hasAged', target: 'stale', actions: 'noteOnline' },
          { guard: 'knowsItsAge', target: 'fresh', actions: 'noteOnline', reenter: true },
          { actions: 'noteOnline' },
        ],
      },
    },
    /** Old enough to be asked for again, as soon as somebody looks. */
    stale: {
      always: { guard: 'isPageVisible', target: 'loading' },
      on: { 'page.shown': { target: 'loading', actions: 'notePageShown' } },
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
      },
    },
  },
});
