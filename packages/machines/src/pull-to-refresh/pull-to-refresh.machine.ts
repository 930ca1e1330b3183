/**
 * A pull-to-refresh gesture at the top of a page. Not here: the drawing, the touch handling (distances come in events) and the
 * refresh itself (the port `refreshPage`).
 *
 * Specification, section 4: "Pull-to-refresh. States: pulling, reached (at 150 px), refreshing, aborting, restoring."
 */
import {
  API_TIMEOUT_MS,
  failureReason,
  type FailureReason,
  PULL_ABORT_MS,
  PULL_LINGER_MS,
  PULL_RESTORE_MS,
  PULL_THRESHOLD_PX,
} from '@oshimado/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import type { PageRefresh, PullContext, PullEvent, PullEmitted } from './pull-to-refresh.types';

/** The gesture that refreshes a page by pulling it down. It is off until `pull.enable`. */
export const pullToRefreshMachine = setup({
  types: {
    context: {} as PullContext,
    events: {} as PullEvent,
    emitted: {} as PullEmitted,
  },
  actors: {
    refreshPage: fromPromise<PageRefresh>(missingPort('pullToRefreshMachine', 'refreshPage')),
  },
  guards: {
    canPull: ({ context, event }) =>
      event.type === 'pull.start' &&
      context.isEnabled &&
      event.scrollTop <= 0 &&
      event.touches === 1,
    hasManyFingers: ({ event }) => 'touches' in event && (event.touches ?? 1) > 1,
    isFarEnough: ({ event }) => event.type === 'pull.move' && event.distance >= PULL_THRESHOLD_PX,
    isConsumed: (_, { consumed }: PageRefresh) => consumed,
  },
  actions: {
    noteDistance: assign(({ event }) =>
      event.type === 'pull.move' ? { distance: Math.max(0, event.distance) } : {},
    ),
    forgetDistance: assign({ distance: 0 }),
    allowPull: assign({ isEnabled: true }),
    forbidPull: assign({ isEnabled: false }),
    reloadPage: emit({ type: 'page.reload' }),
    notifyFailed: emit((_, { code }: { code: FailureReason }) => ({ type: 'pull.failed', code })),
  },
  delays: {
    abortTime: PULL_ABORT_MS,
    restoreTime: PULL_RESTORE_MS,
    lingerTime: PULL_LINGER_MS,
    refreshTimeout: API_TIMEOUT_MS,
  },
}).createMachine({
  id: 'pullToRefresh',
  context: { isEnabled: false, distance: 0 },
  initial: 'idle',
  on: {
    // A control that is being hidden does not block the next pull.
    'pull.start': { guard: 'canPull', target: '.pulling', actions: 'forgetDistance' },
    'pull.enable': { actions: 'allowPull' },
    'pull.disable': { actions: 'forbidPull' },
  },
  states: {
    idle: { entry: 'forgetDistance' },
    /** Held, not far enough: releasing does nothing. */
    pulling: {
      on: {
        'pull.start': { guard: 'hasManyFingers', target: 'aborting' },
        'pull.move': [
          { guard: 'hasManyFingers', target: 'aborting' },
          { guard: 'isFarEnough', target: 'reached', actions: 'noteDistance' },
          { actions: 'noteDistance' },
        ],
        'pull.end': { target: 'aborting' },
        'pull.cancel': { target: 'aborting' },
        'pull.disable': { target: 'aborting', actions: 'forbidPull' },
      },
    },
    /** Held and far enough: releasing refreshes. */
    reached: {
      on: {
        'pull.start': { guard: 'hasManyFingers', target: 'aborting' },
        'pull.move': [
          { guard: 'hasManyFingers', target: 'aborting' },
          { guard: 'isFarEnough', actions: 'noteDistance' },
          { target: 'pulling', actions: 'noteDistance' },
        ],
        'pull.end': { target: 'refreshing' },
        'pull.cancel': { target: 'aborting' },
        'pull.disable': { target: 'aborting', actions: 'forbidPull' },
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshPage',
        onDone: [
          {
            guard: { type: 'isConsumed', params: ({ event }) => event.output },
            target: 'lingering',
          },
          { target: 'lingering', actions: 'reloadPage' },
        ],
        onError: {
          target: 'restoring',
          actions: {
            type: 'notifyFailed',
            params: ({ event }) => ({ code: failureReason(event.error) }),
          },
        },
      },
      after: {
        refreshTimeout: {
          target: 'restoring',
          actions: { type: 'notifyFailed', params: { code: 'timeout' } },
        },
      },
      on: { 'pull.start': {} },
    },
    /** Done; the control stays long enough to be seen. */
    lingering: {
      after: { lingerTime: 'restoring' },
      on: { 'pull.start': {} },
    },
    /** The control shrinks to nothing. */
    restoring: { after: { restoreTime: 'idle' } },
    /** Released too early, or cancelled: the control moves back. */
    aborting: { after: { abortTime: 'idle' } },
  },
});
