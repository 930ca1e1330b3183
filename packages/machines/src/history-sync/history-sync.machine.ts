/**
 * When the watch history of the device and that of the account are exchanged: after a login, after changes, and when the page
 * comes back. Not here: what is exchanged. The port takes the account's changes and sends the device's own; the device's
 * database is its outbox, so that a failed, repeated or unfinished exchange loses nothing (decision 38).
 */
import {
  backOffMs,
  failureKind,
  HISTORY_SEND_MS,
  HISTORY_STALE_MS,
  isOfSuspension,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
  VERIFY_AGAIN_MS,
} from '@oshimado/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import type {
  ExchangeInput,
  HistorySyncContext,
  HistorySyncEmitted,
  HistorySyncEvent,
  HistorySyncInput,
} from './history-sync.types';

const unauthorized = {
  type: 'isUnauthorized',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const suspended = {
  type: 'isNewSuspension',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** When the watch histories of the device and of the account are exchanged. */
export const historySyncMachine = setup({
  types: {
    context: {} as HistorySyncContext,
    events: {} as HistorySyncEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- everything in it is optional, yet it has a type
    input: {} as HistorySyncInput,
    emitted: {} as HistorySyncEmitted,
    tags: {} as 'busy',
  },
  actors: {
    exchangeHistory: fromPromise<unknown, ExchangeInput>(
      missingPort('historySyncMachine', 'exchangeHistory'),
    ),
  },
  guards: {
    isLoggedIn: ({ context }) => context.viewerId !== null,
    isAnotherViewer: ({ context, event }) =>
      event.type === 'session.started' && event.viewerId !== context.viewerId,
    isLogout: ({ event }) => event.type === 'session.ended' && event.reason === 'logout',
    isChanged: ({ context }) => context.isChanged,
    isFirstFailure: ({ context }) => context.failures <= 1,
    /** One verification tells the page of a suspension; later tries only wait for its end. */
    isNewSuspension: ({ context }, { error }: { error: unknown }) =>
      context.failures === 0 && isOfSuspension(error),
    isUnauthorized: (_, { error }: { error: unknown }) => failureKind(error) === 'unauthorized',
  },
  actions: {
    takeViewer: assign(({ event }) =>
      event.type === 'session.started' ? { viewerId: event.viewerId, failures: 0 } : {},
    ),
    forgetViewer: assign({ viewerId: null, failures: 0 }),
    forgetHistory: emit({ type: 'history.forget' }),
    beginExchange: assign({ isChanged: false }),
    noteChange: assign({ isChanged: true }),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    askForVerification: emit({ type: 'login.verify' }),
  },
  delays: {
    historySend: HISTORY_SEND_MS,
    historyStale: HISTORY_STALE_MS,
    backOff: ({ context }) => backOffMs(context.failures, RETRY_FIRST_MS, RETRY_MAX_MS),
    verifyAgain: VERIFY_AGAIN_MS,
  },
}).createMachine({
  id: 'historySync',
  context: ({ input }) => ({ viewerId: input.viewerId ?? null, isChanged: false, failures: 0 }),
  initial: 'starting',
  on: {
    'session.started': {
      guard: 'isAnotherViewer',
      target: '.exchanging',
      actions: 'takeViewer',
      reenter: true,
    },
    'session.ended': [
      { guard: 'isLogout', target: '.guest', actions: ['forgetHistory', 'forgetViewer'] },
      { target: '.guest', actions: 'forgetViewer' },
    ],
  },
  states: {
    starting: { always: [{ guard: 'isLoggedIn', target: 'exchanging' }, { target: 'guest' }] },
    /** The history stays on the device. */
    guest: {},
    exchanging: {
      tags: 'busy',
      entry: 'beginExchange',
      invoke: {
        src: 'exchangeHistory',
        input: ({ context }) => ({ viewerId: required(context.viewerId) }),
        onDone: [
          { guard: 'isChanged', target: 'collecting', actions: 'forgetFailures' },
          { target: 'idle', actions: 'forgetFailures' },
        ],
        onError: [
          { guard: unauthorized, target: 'paused', actions: ['noteFailure', 'askForVerification'] },
          { guard: suspended, target: 'waiting', actions: ['noteFailure', 'askForVerification'] },
          { target: 'waiting', actions: 'noteFailure' },
        ],
      },
      on: { 'history.changed': { actions: 'noteChange' } },
    },
    idle: {
      after: { historyStale: 'stale' },
      on: { 'history.changed': 'collecting', 'connection.restored': 'exchanging' },
    },
    /** Other devices may have changed something; that is fetched when the viewer is back. */
    stale: {
      on: {
        'history.changed': 'collecting',
        'page.shown': 'exchanging',
        'connection.restored': 'exchanging',
      },
    },
    /** A playing video changes its position every few seconds: several changes are sent together. */
    collecting: {
      after: { historySend: 'exchanging' },
      on: { 'page.hidden': 'exchanging', 'connection.restored': 'exchanging' },
    },
    /** Failed for a temporary reason. */
    waiting: {
      after: { backOff: 'exchanging' },
      on: { 'connection.restored': 'exchanging' },
    },
    /** The token was refused: waits for a verified login, and asks for it until then. */
    paused: {
      after: { verifyAgain: { target: 'paused', actions: 'askForVerification', reenter: true } },
      on: {
        'session.confirmed': [
          { guard: 'isFirstFailure', target: 'exchanging' },
          // If the login is valid but the token is refused, asking at once would loop forever.
          { target: 'waiting' },
        ],
        'connection.restored': { actions: 'askForVerification' },
      },
    },
  },
});
