/**
 * The service worker of one page: registered unless the kill switch is on, checked for updates, a new version waiting and
 * activated, the page reloaded once. Not here: the worker's code and the browser's API, which send events and receive emitted
 * events.
 *
 * Specification, section 4: "It is registered at /sw.js and checks for updates every 15 minutes. When an update is waiting, a
 * snackbar is shown. Accepting it reloads the page."
 */
import {
  ACTIVATION_RETRY_MS,
  ACTIVATION_TIMEOUT_MS,
  API_TIMEOUT_MS,
  UPDATE_CHECK_MS,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import type {
  KillSwitch,
  UpdateCheck,
  WorkerContext,
  WorkerEvent,
  WorkerFailure,
  WorkerInput,
  WorkerEmitted,
} from './service-worker.types';

/** The service worker of a page: its registration, its updates, and the one reload after an update. */
export const serviceWorkerMachine = setup({
  types: {
    context: {} as WorkerContext,
    events: {} as WorkerEvent,
    input: {} as WorkerInput,
    emitted: {} as WorkerEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readKillSwitch: fromPromise<KillSwitch>(missingPort('serviceWorkerMachine', 'readKillSwitch')),
    registerWorker: fromPromise<void>(missingPort('serviceWorkerMachine', 'registerWorker')),
    checkUpdate: fromPromise<UpdateCheck>(missingPort('serviceWorkerMachine', 'checkUpdate')),
  },
  guards: {
    isSupported: ({ context }) => context.isSupported,
    isUncontrolled: ({ context }) => !context.hasController,
    isUnsaved: ({ context }) => context.isUnsaved,
    isActivationLate: ({ context }) =>
      context.requests * ACTIVATION_RETRY_MS >= ACTIVATION_TIMEOUT_MS,
    isKilled: (_, { kill }: KillSwitch) => kill === true,
  },
  actions: {
    noteController: assign({ hasController: true }),
    noteWork: assign(({ event }) =>
      event.type === 'work.changed' ? { isUnsaved: event.isUnsaved } : {},
    ),
    noteSuccess: assign({ error: null }),
    noteFailure: enqueueActions(({ enqueue }, { code }: { code: WorkerFailure }) => {
      enqueue.assign({ error: code });
      enqueue.emit({ type: 'worker.failed', code });
    }),
    countRequest: assign({ requests: ({ context }) => context.requests + 1 }),
    sendSkipWaiting: emit({ type: 'worker.skipWaiting' }),
    unregisterWorker: emit({ type: 'worker.unregister' }),
    raiseKilled: raise({ type: 'worker.killed' }),
    offerChangelog: emit({ type: 'changelog.pending' }),
    reloadPage: emit({ type: 'page.reload' }),
  },
  delays: {
    checkInterval: UPDATE_CHECK_MS,
    checkTimeout: API_TIMEOUT_MS,
    activationRetry: ACTIVATION_RETRY_MS,
  },
}).createMachine({
  id: 'serviceWorker',
  context: ({ input }) => ({
    hasController: input.hasController,
    isSupported: input.isSupported ?? true,
    isUnsaved: false,
    requests: 0,
    error: null,
  }),
  type: 'parallel',
  on: { 'work.changed': { actions: 'noteWork' } },
  states: {
    /** Registration of the worker, and checks for updates. */
    registration: {
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: 'isSupported', target: 'asking' }, { target: 'unsupported' }],
        },
        unsupported: {},
        /**
         * Read before registration: otherwise a worker would be registered and removed on every load, in an endless
         * loop.
         */
        asking: {
          tags: 'busy',
          invoke: {
            src: 'readKillSwitch',
            onDone: [
              {
                guard: { type: 'isKilled', params: ({ event }) => event.output },
                target: 'killed',
                actions: ['noteSuccess', 'unregisterWorker', 'raiseKilled'],
              },
              { target: 'registering' },
            ],
            onError: {
              target: 'registering',
              actions: { type: 'noteFailure', params: { code: 'killSwitch' } },
            },
          },
          after: {
            checkTimeout: {
              target: 'registering',
              actions: { type: 'noteFailure', params: { code: 'killSwitch' } },
            },
          },
        },
        registering: {
          tags: 'busy',
          invoke: {
            src: 'registerWorker',
            onDone: { target: 'registered', actions: 'noteSuccess' },
            onError: {
              target: 'failed',
              actions: { type: 'noteFailure', params: { code: 'registration' } },
            },
          },
        },
        /** Logged only; the page works without a worker. */
        failed: { on: { 'update.check': { target: 'asking' } } },
        registered: {
          after: { checkInterval: 'checking' },
          on: { 'update.check': { target: 'checking' } },
        },
        checking: {
          tags: 'busy',
          invoke: {
            src: 'checkUpdate',
            onDone: [
              {
                guard: { type: 'isKilled', params: ({ event }) => event.output },
                target: 'killed',
                actions: ['noteSuccess', 'unregisterWorker', 'raiseKilled'],
              },
              { target: 'registered', actions: 'noteSuccess' },
            ],
            onError: {
              target: 'registered',
              actions: { type: 'noteFailure', params: { code: 'check' } },
            },
          },
          after: {
            checkTimeout: {
              target: 'registered',
              actions: { type: 'noteFailure', params: { code: 'timeout' } },
            },
          },
        },
        /** The kill switch is on: no more registration or checks. */
        killed: {},
      },
    },
    /** The version this page runs. */
    page: {
      initial: 'current',
      on: {
        'worker.waiting': { target: '.waiting' },
        'controller.changed': [
          { guard: 'isUncontrolled', actions: 'noteController' },
          { guard: 'isUnsaved', target: '.updated', actions: 'offerChangelog' },
          { target: '.reloading', actions: 'offerChangelog' },
        ],
        'worker.killed': [
          { guard: 'isUncontrolled', target: '.free' },
          { guard: 'isUnsaved', target: '.updated' },
          { target: '.reloading' },
        ],
      },
      states: {
        current: {},
        /** A new version is waiting, and the snackbar is shown. */
        waiting: {
          on: {
            'worker.waiting': {},
            'update.accept': { target: 'activating' },
            'update.dismiss': { target: 'dismissed' },
          },
        },
        /** A new version is waiting, and the snackbar was closed. */
        dismissed: { on: { 'update.accept': { target: 'activating' } } },
        /** Asked again and again: an update must not hang because one request was forgotten. */
        activating: {
          tags: 'busy',
          entry: ['countRequest', 'sendSkipWaiting'],
          on: {
            'worker.waiting': {},
            // The viewer has accepted already: do not ask again, even with unsaved work.
            'controller.changed': { target: 'reloading', actions: 'offerChangelog' },
          },
          after: {
            activationRetry: [
              {
                guard: 'isActivationLate',
                target: 'reloading',
                // Chromium may end the former worker while it answers the reload, which then hangs. Without a worker the server answers it.
                actions: [
                  { type: 'noteFailure', params: { code: 'activation' } },
                  'unregisterWorker',
                  'offerChangelog',
                ],
              },
              { target: 'activating', reenter: true },
            ],
          },
        },
        /** Another tab accepted; this page still runs the old version, because a reload would lose unsaved work. */
        updated: {
          on: {
            'worker.waiting': {},
            'controller.changed': {},
            'update.accept': { target: 'reloading' },
            'update.dismiss': { target: 'outdated' },
          },
        },
        /** As `updated`, with the snackbar closed until the next takeover. */
        outdated: {
          on: { 'worker.waiting': {}, 'update.accept': { target: 'reloading' } },
        },
        /**
         * The kill switch is on and no worker controls this page: there is no version to activate and no reason to
         * reload.
         */
        free: { on: { 'worker.waiting': {}, 'controller.changed': {} } },
        /** The last state of a page: every event leads to one reload. */
        reloading: {
          tags: 'busy',
          entry: 'reloadPage',
          on: { 'worker.waiting': {}, 'controller.changed': {}, 'worker.killed': {} },
        },
      },
    },
  },
});
