/**
 * A viewer's favorites: toggles are staged, sent after a pause, and stay in a durable outbox until the server has answered. Not
 * here: the storage of the outbox (the port `changeOutbox`, which applies changes under a lock), the requests, and the clock.
 *
 * Specification, section 4, "Favorites". It clears the staged set after every send; here transient failures are kept (decision
 * 0019).
 */
import {
  backOffMs,
  failureKind,
  FAVORITES_DEBOUNCE_MS,
  FAVORITES_LIST_DUE_MS,
  OUTBOX_WRITE_AGAIN_MS,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
  VERIFY_AGAIN_MS,
  type Outbox,
} from '@oshimado/domain';
import type { Favorite } from '@oshimado/contract';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import { firstContext, nothingKnown } from './favorites.context';
import {
  changedIds,
  hasStaged,
  headOf,
  isInSync,
  isListOutdated,
  isSuperseded,
  refusalOf,
  requestOf,
  stageChange,
  stageChanges,
  unsentOps,
  withChange,
  withShared,
} from './favorites.rules';
import type {
  ChangeOutboxInput,
  FavoritesContext,
  FavoritesEvent,
  FavoritesInput,
  FavoritesEmitted,
  SendFavoritesInput,
} from './favorites.types';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const passing = { type: 'isPassing', params: errorOf } as const;
const unauthorized = { type: 'isUnauthorized', params: errorOf } as const;
interface Answered {
  event: { output: readonly Favorite[] | null };
}
const keepAnswer = {
  type: 'keepFavorites',
  params: ({ event }: Answered) => ({ favorites: required(event.output) }),
} as const;
const sentElsewhere = {
  type: 'isSentElsewhere',
  params: ({ event }: Answered) => ({ output: event.output }),
} as const;
const takeNewerList = { guard: 'isNewerList', target: 'idle', actions: 'takeFavorites' } as const;

/** The favorites of a viewer, from a press to the answer of the server. */
export const favoritesMachine = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    input: {} as FavoritesInput,
    emitted: {} as FavoritesEmitted,
    tags: {} as 'busy',
  },
  actors: {
    changeOutbox: fromPromise<Outbox, ChangeOutboxInput>(
      missingPort('favoritesMachine', 'changeOutbox'),
    ),
    sendFavorites: fromPromise<readonly Favorite[] | null, SendFavoritesInput>(
      missingPort('favoritesMachine', 'sendFavorites'),
    ),
    loadFavorites: fromPromise<readonly Favorite[]>(
      missingPort('favoritesMachine', 'loadFavorites'),
    ),
  },
  guards: {
    isAllowed: ({ context, event }) =>
      event.type === 'favorite.toggle' && refusalOf(context, event) === undefined,
    isChange: ({ context, event }) =>
      event.type === 'favorites.change' &&
      context.viewerId !== null &&
      changedIds(context, event).length > 0,
    isGuest: ({ context }) => context.viewerId === null,
    isLogout: ({ event }) => event.type === 'session.ended' && event.reason === 'logout',
    isAnotherViewer: ({ context, event }) =>
      event.type === 'session.started' && event.viewerId !== context.viewerId,
    isNewerOutbox: ({ context, event }) =>
      event.type === 'outbox.replaced' &&
      (context.unwritten.length > 0 || event.outbox.version >= context.outbox.version),
    isNewerList: ({ context, event }) =>
      event.type === 'favorites.replaced' && (event.after ?? 0) >= context.listedAfter,
    hasUnwritten: ({ context }) => context.unwritten.length > 0,
    hasStaged: ({ context }) => hasStaged(context),
    hasBatch: ({ context }) => headOf(context) !== undefined,
    isInSync: ({ context }) => isInSync(context),
    isReadyToSend: ({ context }) => isInSync(context) && headOf(context) !== undefined,
    isFirstFailure: ({ context }) => context.failures <= 1,
    isListWanted: ({ context }) => context.viewerId !== null && !context.isListKnown,
    isListOutdated: ({ context }) => isListOutdated(context),
    isSuperseded: ({ context }) => isSuperseded(context),
    isSentElsewhere: (_, { output }: { output: readonly Favorite[] | null }) => output === null,
    isLoggedIn: ({ context }) => context.viewerId !== null,
    hasFailedBefore: ({ context }) => context.failures > 0,
    isPassing: (_, { error }: { error: unknown }) => failureKind(error) === 'passing',
    isUnauthorized: (_, { error }: { error: unknown }) => failureKind(error) === 'unauthorized',
  },
  actions: {
    stage: assign(({ context, event }) =>
      event.type === 'favorite.toggle' ? withChange(context, stageChange(context, event)) : {},
    ),
    stageMany: assign(({ context, event }) =>
      event.type === 'favorites.change' ? withChange(context, stageChanges(context, event)) : {},
    ),
    refuseGuest: emit({ type: 'favorite.refused', code: 'guest' }),
    refuse: enqueueActions(({ context, event, enqueue }) => {
      const code = event.type === 'favorite.toggle' ? refusalOf(context, event) : undefined;
      if (code) enqueue.emit({ type: 'favorite.refused', code });
    }),
    seal: assign(({ context }) => ({
      ...withChange(context, {
        type: 'seal',
        owner: required(context.viewerId),
        key: `${context.keyPrefix}-${context.keysMade}`,
      }),
      keysMade: context.keysMade + 1,
    })),
    noteSent: assign(({ context }) => ({ sent: required(headOf(context)) })),
    closeBatch: assign(({ context }) =>
      withChange(context, { type: 'close', key: required(context.sent).key }),
    ),
    readShared: assign(({ context }) =>
      context.isVolatile ? {} : withChange(context, { type: 'read' }),
    ),
    takeShared: assign(({ context }, { outbox }: { outbox: Outbox }) => ({
      ...withShared(outbox, context.unwritten.slice(1)),
      isVolatile: false,
    })),
    goVolatile: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isVolatile: true });
      if (!context.isVolatile) enqueue.emit({ type: 'outbox.volatile' });
    }),
    takeReplaced: assign(({ context, event }) =>
      event.type === 'outbox.replaced' ? withShared(event.outbox, context.unwritten) : {},
    ),
    keepFavorites: enqueueActions(
      ({ context, enqueue }, { favorites }: { favorites: readonly Favorite[] }) => {
        const after = context.outbox.closed;
        enqueue.assign({ favorites, isListKnown: true, listedAfter: after, loadFailures: 0 });
        enqueue.emit({ type: 'favorites.changed', favorites, after });
        enqueue.emit({ type: 'live.refetch' });
        enqueue.emit({ type: 'extension.send', favorites });
      },
    ),
    noteAsked: assign(({ context: { outbox, listedAfter } }) => ({
      // The list of another tab can be ahead of this tab's outbox, and an answer from now on is not older than that list.
      askedAfter: Math.max(outbox.closed, listedAfter),
    })),
    takeLoaded: enqueueActions(
      ({ context, enqueue }, { favorites }: { favorites: readonly Favorite[] }) => {
        const after = context.askedAfter;
        enqueue.assign({ favorites, isListKnown: true, listedAfter: after, loadFailures: 0 });
        enqueue.emit({ type: 'favorites.changed', favorites, after });
      },
    ),
    takeFavorites: assign(({ event }) =>
      event.type === 'favorites.replaced'
        ? { favorites: event.favorites, isListKnown: true, listedAfter: event.after ?? 0 }
        : {},
    ),
    forgetFailures: assign({ failures: 0 }),
    noteUnloaded: assign(({ context }) => ({ loadFailures: context.loadFailures + 1 })),
    noteFailure: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ failures: context.failures + 1 });
      enqueue.emit({ type: 'favorites.failed' });
      enqueue.emit({ type: 'login.verify' });
    }),
    notifyDropped: emit(({ context }) => ({
      type: 'favorites.dropped',
      ops: required(context.sent).ops,
    })),
    askForVerification: emit({ type: 'login.verify' }),
    dropOwn: enqueueActions(({ context, enqueue }) => {
      const { viewerId: owner } = context;
      if (owner === null) return;
      const ops = unsentOps(context, owner);
      enqueue.assign(withChange(context, { type: 'drop', owner }));
      if (ops.length > 0) enqueue.emit({ type: 'favorites.dropped', ops });
    }),
    forgetViewer: assign({ ...nothingKnown, viewerId: null }),
    takeViewer: assign(({ event }) =>
      event.type === 'session.started' ? { ...nothingKnown, viewerId: event.viewerId } : {},
    ),
  },
  delays: {
    favoritesDebounce: FAVORITES_DEBOUNCE_MS,
    backOff: ({ context }) => backOffMs(context.failures, RETRY_FIRST_MS, RETRY_MAX_MS),
    loadAgain: ({ context }) => backOffMs(context.loadFailures, RETRY_FIRST_MS, RETRY_MAX_MS),
    listDue: FAVORITES_LIST_DUE_MS,
    verifyAgain: VERIFY_AGAIN_MS,
    writeAgain: OUTBOX_WRITE_AGAIN_MS,
  },
}).createMachine({
  id: 'favorites',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  states: {
    /** Applies changes to the shared outbox, one after the other. */
    store: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasUnwritten', target: 'writing' } },
        writing: {
          invoke: {
            src: 'changeOutbox',
            input: ({ context }) => required(context.unwritten[0]),
            onDone: {
              target: 'idle',
              actions: { type: 'takeShared', params: ({ event }) => ({ outbox: event.output }) },
            },
            onError: { target: 'volatile', actions: 'goVolatile' },
          },
        },
        /**
         * The device refused to store the outbox. Unwritten changes stay on top of the stored value, and are retried.
         */
        volatile: {
          after: { writeAgain: 'writing' },
          on: { 'favorite.toggle': 'writing', 'favorites.change': 'writing' },
        },
      },
    },
    /** "Staged changes are sent after a 2 s debounce." */
    staging: {
      initial: 'resting',
      on: {
        'favorite.toggle': [
          // Without reenter: reentering would leave every region and drop the request being sent.
          { guard: 'isAllowed', target: '.debouncing', actions: 'stage' },
          { actions: 'refuse' },
        ],
        'favorites.change': [
          { guard: 'isChange', target: '.debouncing', actions: 'stageMany' },
          { guard: 'isGuest', actions: 'refuseGuest' },
        ],
        'outbox.replaced': { guard: 'isNewerOutbox', actions: 'takeReplaced' },
        'session.ended': { target: '.resting' },
      },
      states: {
        /** Waits until this viewer has staged changes, including those of an earlier tab. */
        resting: { always: { guard: 'hasStaged', target: 'debouncing' } },
        debouncing: {
          after: { favoritesDebounce: { target: 'resting', actions: 'seal' } },
          on: { 'favorites.flush': { target: 'resting', actions: 'seal' } },
        },
      },
    },
    /** Sends the batches to the server, in order. */
    sending: {
      initial: 'starting',
      on: {
        'favorites.replaced': { guard: 'isNewerList', actions: 'takeFavorites' },
        'session.started': {
          guard: 'isAnotherViewer',
          target: '.loading',
          actions: 'takeViewer',
        },
        'session.ended': [
          { guard: 'isLogout', target: '.idle', actions: ['dropOwn', 'forgetViewer'] },
          { target: '.idle', actions: 'forgetViewer' },
        ],
      },
      states: {
        starting: {
          always: [{ guard: 'isListWanted', target: 'loading' }, { target: 'idle' }],
        },
        idle: {
          always: [
            { guard: 'hasBatch', target: 'checking' },
            { guard: 'isListWanted', target: 'unloaded' },
            { guard: 'isListOutdated', target: 'outdated' },
          ],
          on: { 'favorites.refresh': { guard: 'isLoggedIn', target: 'loading' } },
        },
        /**
         * The list lacks a change that was sent. The tab that sent it passes on the newer list, unless it was left before it could.
         */
        outdated: {
          always: { guard: 'hasBatch', target: 'checking' },
          after: { listDue: 'loading' },
          on: {
            'favorites.refresh': 'loading',
            'favorites.replaced': takeNewerList,
          },
        },
        /** Another tab may have sent it already: check the shared outbox. */
        checking: {
          entry: 'readShared',
          always: [
            { guard: 'isReadyToSend', target: 'sending' },
            { guard: 'isInSync', target: 'idle' },
          ],
        },
        sending: {
          tags: 'busy',
          entry: 'noteSent',
          invoke: {
            src: 'sendFavorites',
            input: ({ context }) => requestOf(context, required(context.sent)),
            onDone: [
              // The tab that has sent it passes on the list.
              { guard: sentElsewhere, target: 'checking', actions: 'forgetFailures' },
              // Another tab was faster, and may have sent more since: this answer is outdated.
              { guard: 'isSuperseded', target: 'loading', actions: 'forgetFailures' },
              {
                // The answer to a repeated request may be the stored one of the first: the current list is loaded.
                guard: 'hasFailedBefore',
                target: 'loading',
                actions: ['closeBatch', 'forgetFailures', keepAnswer],
              },
              { target: 'idle', actions: ['closeBatch', keepAnswer] },
            ],
            onError: [
              { guard: passing, target: 'waiting', actions: 'noteFailure' },
              { guard: unauthorized, target: 'paused', actions: 'noteFailure' },
              {
                target: 'loading',
                actions: ['noteFailure', 'notifyDropped', 'closeBatch', 'forgetFailures'],
              },
            ],
          },
        },
        /** Failed for a temporary reason: the same batch is sent again with the same key. */
        waiting: {
          after: { backOff: 'checking' },
          on: { 'connection.restored': 'checking' },
        },
        /** The token was refused: sending waits for a verified login, and verification is requested until then. */
        paused: {
          after: {
            verifyAgain: { target: 'paused', actions: 'askForVerification', reenter: true },
          },
          on: {
            'session.confirmed': [
              { guard: 'isFirstFailure', target: 'checking' },
              // If the login is valid but the token is refused, asking at once would loop forever.
              { target: 'waiting' },
            ],
            'connection.restored': { actions: 'askForVerification' },
          },
        },
        /** Loads the list from the server. */
        loading: {
          tags: 'busy',
          on: {
            // A response being awaited may be older than the change that is to be seen.
            'favorites.refresh': { target: 'loading', reenter: true },
            // A response being awaited may be older than the list from another tab.
            'favorites.replaced': {
              guard: 'isNewerList',
              target: 'loading',
              actions: 'takeFavorites',
              reenter: true,
            },
          },
          entry: 'noteAsked',
          invoke: {
            src: 'loadFavorites',
            onDone: {
              target: 'idle',
              actions: { type: 'takeLoaded', params: ({ event }) => ({ favorites: event.output }) },
            },
            onError: { target: 'unloaded', actions: ['noteUnloaded', 'askForVerification'] },
          },
        },
        /** The list failed to load; staged changes are still sent. */
        unloaded: {
          always: { guard: 'hasBatch', target: 'checking' },
          after: { loadAgain: 'loading' },
          on: {
            'favorites.refresh': 'loading',
            'connection.restored': 'loading',
            'favorites.replaced': takeNewerList,
          },
        },
      },
    },
  },
});
