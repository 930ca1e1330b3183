/**
 * What a device keeps: read once, written module by module a moment after each change, kept in step with other tabs. Text that
 * was not understood is never overwritten before it lies in the backup. It refuses to know which storage it is.
 *
 * Specification, section 4: "Theme, dark mode and all settings persist. Reset-all clears them."
 */
import {
  addBackups,
  defaultStoredState,
  moduleNames,
  STORAGE_WRITE_DELAY_MS,
  type StorageEntry,
} from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import {
  ALL_KEYS,
  cleared,
  entryOf,
  failureOf,
  foreignChange,
  loadedFrom,
  nextWrite,
  putBack,
  withModule,
  withoutNext,
} from './persistence.rules';
import type {
  PersistenceContext,
  PersistenceEvent,
  PersistenceInput,
  PersistenceNotice,
  StorageClearRequest,
  StorageReadRequest,
  StorageTexts,
} from './persistence.types';

export const persistenceMachine = setup({
  types: {
    context: {} as PersistenceContext,
    events: {} as PersistenceEvent,
    input: {} as PersistenceInput,
    emitted: {} as PersistenceNotice,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    readStorage: fromPromise<StorageTexts, StorageReadRequest>(
      missingPort('persistenceMachine', 'readStorage'),
    ),
    writeStorage: fromPromise<void, StorageEntry>(
      missingPort('persistenceMachine', 'writeStorage'),
    ),
    clearStorage: fromPromise<void, StorageClearRequest>(
      missingPort('persistenceMachine', 'clearStorage'),
    ),
  },
  guards: {
    hasUnwritten: ({ context }) => nextWrite(context) !== null,
    isFull: (_, { error }: { error: unknown }) => failureOf(error) === 'quota',
  },
  actions: {
    keepLoaded: enqueueActions(({ context, enqueue }, { texts }: { texts: StorageTexts }) => {
      const { patch, problems } = loadedFrom(context, texts);
      enqueue.assign(patch);
      enqueue.emit({ type: 'state.loaded', state: patch.state });
      if (problems.length > 0) enqueue.emit({ type: 'state.refused', problems });
    }),
    keepChange: assign(({ context, event }) =>
      event.type === 'module.change' ? withModule(context, event.module) : {},
    ),
    takeNext: assign(({ context }) => withoutNext(context)),
    noteWritten: assign(({ context: { underWay, backups, keptBackups } }) =>
      underWay?.kind === 'backups'
        ? {
            underWay: null,
            // New ones stand first, so that those written are the last.
            keptBackups: addBackups(keptBackups, backups.slice(-underWay.count)),
            backups: backups.slice(0, -underWay.count),
          }
        : { underWay: null },
    ),
    putBack: assign(({ context }) => putBack(context)),
    keepFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      enqueue.assign({ failure });
      enqueue.emit({ type: 'storage.failed', code: failure });
    }),
    noteRecovered: enqueueActions(({ context, enqueue }) => {
      if (context.failure === null) return;
      enqueue.assign({ failure: null });
      enqueue.emit({ type: 'storage.recovered' });
    }),
    takeForeign: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'storage.changed') return;
      const change = foreignChange(context, event.key, event.text);
      if (change.kind === 'backups') enqueue.assign({ keptBackups: change.keptBackups });
      if (change.kind === 'merged') {
        enqueue.assign(change.patch);
        enqueue.emit({ type: 'module.replaced', module: change.module });
      }
      if (change.kind !== 'module') return;
      const { module, problems, backup } = change;
      if (backup) enqueue.assign({ backups: [backup, ...context.backups] });
      if (problems.length > 0) enqueue.emit({ type: 'state.refused', problems });
      if (module === null) return;
      enqueue.assign({ state: { ...context.state, [module.name]: module.value } });
      enqueue.emit({ type: 'module.replaced', module });
    }),
    discardBackups: assign({ backups: [] }),
    clearState: enqueueActions(({ context, enqueue }) => {
      const patch = cleared(context);
      enqueue.assign(patch);
      enqueue.emit({ type: 'state.cleared', state: patch.state });
    }),
    /** What could not be removed is overwritten by defaults. */
    markAllUnwritten: assign({ unwritten: () => [...moduleNames], changed: {} }),
  },
  delays: { writeDelay: ({ context }) => context.writeDelayMs },
}).createMachine({
  id: 'persistence',
  context: ({ input }) => ({
    language: input.language,
    writeDelayMs: input.writeDelayMs ?? STORAGE_WRITE_DELAY_MS,
    state: defaultStoredState(input),
    unwritten: [],
    changed: {},
    keptBackups: [],
    backups: [],
    underWay: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'module.change': { actions: 'keepChange' },
    'storage.changed': { actions: 'takeForeign' },
    'state.reset': { target: '.clearing', actions: 'clearState' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'readStorage',
        input: { keys: ALL_KEYS },
        onDone: {
          target: 'ready',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ texts: event.output }) },
        },
        onError: {
          target: 'unread',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      // What is being read may be older than what another tab has just written.
      on: { 'storage.changed': { target: 'loading', reenter: true } },
    },
    /** Nothing is written over a storage that could not be read: `storage.retry` reads again. */
    unread: {
      tags: 'failed',
      on: { 'storage.retry': 'loading', 'storage.changed': 'loading' },
    },
    /** Everything is written. */
    ready: { always: { guard: 'hasUnwritten', target: 'gathering' } },
    gathering: {
      after: { writeDelay: 'writing' },
      on: {
        'module.change': { target: 'gathering', actions: 'keepChange', reenter: true },
        'page.hidden': 'writing',
      },
    },
    writing: {
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        src: 'writeStorage',
        input: ({ context }) => entryOf(context),
        onDone: { target: 'written', actions: 'noteWritten' },
        onError: [
          {
            guard: { type: 'isFull', params: ({ event }) => ({ error: event.error }) },
            target: 'full',
            actions: [
              'putBack',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: [
              'putBack',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    written: {
      always: [
        { guard: 'hasUnwritten', target: 'writing' },
        { target: 'ready', actions: 'noteRecovered' },
      ],
    },
    /** No room: nothing is lost in memory. The next change, `storage.freed` and `storage.retry` try again. */
    full: {
      tags: 'failed',
      on: {
        'module.change': { target: 'gathering', actions: 'keepChange' },
        'storage.freed': 'writing',
        'storage.retry': 'writing',
        'backup.discard': { target: 'ready', actions: 'discardBackups' },
      },
    },
    /** The next change and `storage.retry` try again. */
    failed: {
      tags: 'failed',
      on: {
        'module.change': { target: 'gathering', actions: 'keepChange' },
        'storage.retry': 'writing',
      },
    },
    clearing: {
      tags: 'busy',
      invoke: {
        src: 'clearStorage',
        input: { keys: ALL_KEYS },
        onDone: 'ready',
        onError: {
          target: 'failed',
          actions: [
            'markAllUnwritten',
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
