/**
 * One socket for all chats of a page, and the rooms it subscribes to. The socket is a state chart; rooms are data, because their
 * number varies. Not here: the socket itself (it is driven by emitted events and reports by events), the source of history
 * (the port `loadHistory`), and which lines a viewer hides.
 *
 * Specification, section 4: "Chat statuses: Auto Reconnecting, Could not reconnect, Stream is not live yet, Archive chat
 * needs an extension."
 */
import type { Chat } from '@oshimado/contract';
import {
  API_TIMEOUT_MS,
  backOffMs,
  CHAT_ATTEMPTS,
  CHAT_IDLE_MS,
  CHAT_OPEN_TIMEOUT_MS,
  CHAT_RETRY_MAX_MS,
  CHAT_RETRY_MS,
  CHAT_STABLE_MS,
  failureReason,
  limitSeconds,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { changeRooms } from './chat-connection.changes';
import { keepFailure, keepPage, loadUnheard, queryOf, takeJob } from './chat-connection.history';
import { loseSocket, needsSocket, nextWake, openSocket, passTime } from './chat-connection.rooms';
import type {
  ChatContext,
  ChatEvent,
  ChatInput,
  ChatEmitted,
  HistoryFailure,
  HistoryQuery,
  RoomName,
} from './chat-connection.types';

/** The socket for the chats of a page, and the rooms that parts of the page listen to. */
export const chatConnectionMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup reads the type
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadHistory: fromPromise<readonly Chat[], HistoryQuery>(
      missingPort('chatConnectionMachine', 'loadHistory'),
    ),
  },
  guards: {
    isNeeded: ({ context }) => needsSocket(context),
    isUnneeded: ({ context }) => !needsSocket(context),
    hasAttemptLeft: ({ context }) => context.attempt < context.attempts,
    hasJob: ({ context }) => context.jobs.length > 0,
    isUnwanted: ({ context }) => context.job === null,
    isWaitingForTime: ({ context }) => nextWake(context) !== null,
    isWaitingForNothing: ({ context }) => nextWake(context) === null,
  },
  actions: {
    changeRooms: enqueueActions(({ context, event, enqueue }) => {
      const change = changeRooms(context, event);
      if (change === null) return;
      enqueue.assign(change.context);
      for (const event of change.emitted) enqueue.emit(event);
    }),
    askForSocket: emit({ type: 'socket.open' }),
    giveSocketBack: emit({ type: 'socket.close' }),
    subscribeRooms: enqueueActions(({ context, enqueue }) => {
      const change = openSocket(context);
      enqueue.assign(change.context);
      for (const event of change.emitted) enqueue.emit(event);
    }),
    missLines: assign(({ context }) => loseSocket(context)),
    loadUnheard: assign(({ context }) => loadUnheard(context)),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    letSocketRest: raise({ type: 'socket.rest' }),
    takeJob: assign(({ context }) => takeJob(context)),
    keepPage: assign(({ context }, { page }: { page: readonly Chat[] }) => keepPage(context, page)),
    keepFailure: assign(({ context }, why: HistoryFailure) => keepFailure(context, why)),
    setAlarm: assign({ wakeAt: ({ context }) => nextWake(context) ?? context.now }),
    wakeRooms: enqueueActions(({ context, enqueue }) => {
      const change = passTime(context, context.wakeAt);
      enqueue.assign(change.context);
      for (const event of change.emitted) enqueue.emit(event);
    }),
  },
  delays: {
    idleTime: CHAT_IDLE_MS,
    openTimeout: CHAT_OPEN_TIMEOUT_MS,
    stableTime: CHAT_STABLE_MS,
    historyTimeout: API_TIMEOUT_MS,
    retryDelay: ({ context }) => backOffMs(context.attempt, CHAT_RETRY_MS, CHAT_RETRY_MAX_MS),
    alarmDelay: ({ context }) => Math.max(0, context.wakeAt - context.now),
  },
}).createMachine({
  id: 'chatConnection',
  context: ({ input }) => ({
    rooms: {} satisfies Record<RoomName, never>,
    jobs: [],
    job: null,
    unanswered: [],
    isOpen: false,
    attempt: 0,
    attempts: input.attempts ?? CHAT_ATTEMPTS,
    hasExtension: input.hasExtension ?? false,
    now: 0,
    wakeAt: 0,
  }),
  type: 'parallel',
  states: {
    /** Receives lines and keeps the list to show. First, so that every other region sees the changed context. */
    rooms: {
      on: {
        'room.join': { actions: 'changeRooms' },
        'room.leave': { actions: 'changeRooms' },
        'language.change': { actions: 'changeRooms' },
        'room.retry': { actions: 'changeRooms' },
        'room.subscribed': { actions: 'changeRooms' },
        'room.refused': { actions: 'changeRooms' },
        'room.ended': { actions: 'changeRooms' },
        'room.updated': { actions: 'changeRooms' },
        'line.received': { actions: 'changeRooms' },
        'history.more': { actions: 'changeRooms' },
        'history.all': { actions: 'changeRooms' },
        'history.retry': { actions: 'changeRooms' },
        'page.shown': { actions: 'changeRooms' },
        'extension.found': { actions: 'changeRooms' },
      },
    },
    socket: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'forgetAttempts',
          always: { guard: 'isNeeded', target: 'opening' },
        },
        opening: {
          tags: 'busy',
          entry: 'askForSocket',
          on: {
            'socket.opened': { target: 'open' },
            'socket.closed': { target: 'lost' },
            'socket.failed': { target: 'lost' },
            'socket.rest': { target: 'closed', actions: 'giveSocketBack' },
          },
          after: { openTimeout: { target: 'lost', actions: 'giveSocketBack' } },
        },
        /** Hidden pages stay connected. */
        open: {
          entry: 'subscribeRooms',
          // Not at once: otherwise a server that accepts and then drops connections would be retried forever.
          after: { stableTime: { actions: 'forgetAttempts' } },
          on: {
            'socket.closed': { target: 'lost', actions: 'missLines' },
            'socket.failed': { target: 'lost', actions: 'missLines' },
            'socket.rest': { target: 'closed', actions: ['giveSocketBack', 'missLines'] },
          },
        },
        lost: {
          entry: 'loadUnheard',
          always: [
            { guard: 'hasAttemptLeft', target: 'waiting', actions: 'countAttempt' },
            { target: 'failed' },
          ],
        },
        /** "Auto Reconnecting", n of 10. */
        waiting: {
          tags: 'busy',
          after: { retryDelay: 'opening' },
          on: {
            'socket.retry': { target: 'opening' },
            'connection.restored': { target: 'opening' },
            'socket.rest': { target: 'closed' },
          },
        },
        /** "Could not reconnect": final until the viewer retries, the device is online again, or a listener joins. */
        failed: {
          on: {
            'socket.retry': { target: 'closed' },
            'connection.restored': { target: 'closed' },
            'room.join': { target: 'closed' },
            'language.change': { target: 'closed' },
            'socket.rest': { target: 'closed' },
          },
        },
      },
    },
    /** Whether any part of the page listens. */
    need: {
      initial: 'unused',
      states: {
        unused: { always: { guard: 'isNeeded', target: 'used' } },
        used: { always: { guard: 'isUnneeded', target: 'leaving' } },
        leaving: {
          always: { guard: 'isNeeded', target: 'used' },
          after: { idleTime: { target: 'unused', actions: 'letSocketRest' } },
        },
      },
    },
    /** Loads pages of history, one at a time. */
    history: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasJob', target: 'loading', actions: 'takeJob' } },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadHistory',
            input: ({ context }) => queryOf(context),
            onDone: {
              target: 'idle',
              actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'keepFailure',
                params: ({ event: { error } }) => ({
                  code: failureReason(error),
                  waitS: limitSeconds(error) ?? null,
                }),
              },
            },
          },
          // No listener waits for this page any more, so its answer is dropped.
          always: { guard: 'isUnwanted', target: 'idle' },
          after: {
            historyTimeout: {
              target: 'idle',
              actions: { type: 'keepFailure', params: { code: 'timeout', waitS: null } },
            },
          },
        },
      },
    },
    /** Rooms that open at a known time. */
    schedule: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isWaitingForTime', target: 'waiting' } },
        waiting: {
          entry: 'setAlarm',
          always: { guard: 'isWaitingForNothing', target: 'idle' },
          after: { alarmDelay: { target: 'idle', actions: 'wakeRooms' } },
          // Each of these updates the current time or changes the time to wait for.
          on: {
            'room.join': { target: 'waiting', reenter: true },
            'language.change': { target: 'waiting', reenter: true },
            'page.shown': { target: 'waiting', reenter: true },
            'room.updated': { target: 'waiting', reenter: true },
          },
        },
      },
    },
  },
});
