/**
 * The list a viewer saves videos to: saved, or unsaved and sent on request. Every edit can be undone; nothing is
 * lost when a save fails, when another list is opened or when an edit is made during a save. Not here: how lists are
 * stored on the device and sent to the server (its ports).
 *
 * Specification, section 4, "Playlist".
 */
import { limitSeconds, LOGIN_WARNING_MS } from '@oshimado/domain';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import {
  changesSomething,
  contentOf,
  edited,
  editOf,
  known,
  opened,
  redone,
  savedBy,
  saveInput,
  sending,
  switched,
  undone,
} from './playlist.edits';
import {
  canReset,
  emptyPlaylist,
  hasUnsavedChanges,
  isOwned,
  isSameContent,
} from './playlist.rules';
import type {
  PlaylistContent,
  PlaylistContext,
  PlaylistEvent,
  PlaylistInput,
  PlaylistEmitted,
  PlaylistTask,
  SavedPlaylist,
  SavePlaylistInput,
} from './playlist.types';

const applied = [
  { guard: 'changesSomething', target: 'unsaved', actions: 'applyEdit' },
  { actions: 'refuseEdit' },
] as const;
const appliedInPlace = [
  { guard: 'changesSomething', actions: 'applyEdit' },
  { actions: 'refuseEdit' },
] as const;
/** Transition of every request that edits the list. */
const edits = <T>(way: T) => ({
  'video.add': way,
  'videos.add': way,
  'video.remove': way,
  'video.move': way,
  'playlist.rename': way,
});
const refused = { actions: 'refuseWhileBusy' } as const;
type Scope = { readonly context: PlaylistContext };
const changed = <T extends Scope>(params: (scope: T) => Partial<PlaylistContext>) =>
  ({ type: 'change', params }) as const;
const undo = changed(({ context }) => undone(context));
const redo = changed(({ context }) => redone(context));
const noteSent = changed(({ context }) => sending(context));
const clear = changed(() => opened(emptyPlaylist, null));
const replace = changed(({ event }: Scope & { readonly event: PlaylistEvent }) =>
  event.type === 'playlist.replaced' ? opened(event.playlist, event.savedContent, event.base) : {},
);
const takeOver = changed(({ context, event }: Scope & { readonly event: PlaylistEvent }) =>
  event.type === 'playlist.replaced' ? edited(context, contentOf(event.playlist)) : {},
);
const switchOver = changed(({ context }) => switched(context));
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
const reset = changed(({ context }) =>
  context.savedContent ? edited(context, context.savedContent) : {},
);

/** The active playlist, its edits and its saving, and changes of the viewer's other playlists. */
export const playlistMachine = setup({
  types: {
    context: {} as PlaylistContext,
    events: {} as PlaylistEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it every member would be forgotten
    input: {} as PlaylistInput,
    emitted: {} as PlaylistEmitted,
    tags: {} as 'busy',
  },
  actors: {
    savePlaylist: fromPromise<SavedPlaylist, SavePlaylistInput>(
      missingPort('playlistMachine', 'savePlaylist'),
    ),
    loadPlaylist: fromPromise<PlaylistContent, { id: number }>(
      missingPort('playlistMachine', 'loadPlaylist'),
    ),
    runTask: fromPromise<unknown, PlaylistTask>(missingPort('playlistMachine', 'runTask')),
  },
  guards: {
    changesSomething: ({ context, event }) => changesSomething(context, event),
    isLoggedIn: ({ context }) => context.viewerId !== null,
    isGuest: ({ context }) => context.viewerId === null,
    isSomebody: ({ event }) => event.type === 'viewer.changed' && event.viewerId !== null,
    isWorthSaving: ({ context }) => context.viewerId !== null && !isOwned(context),
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    isAnother: ({ context, event }) =>
      event.type === 'playlist.open' &&
      (event.playlist.id !== context.playlist.id ||
        !isSameContent(event.playlist, context.playlist)),
    // Two lists without an id are the same one only if their saves have the same key: another is a new list.
    isSameList: ({ context, event }) =>
      event.type === 'playlist.replaced' &&
      event.playlist.id === context.playlist.id &&
      event.playlist.saveKey === context.playlist.saveKey,
    isAnotherViewer: ({ context, event }) =>
      event.type === 'viewer.changed' && event.viewerId !== context.viewerId,
    canReset: ({ context }) => canReset(context),
    canResetAtOnce: ({ context }) => canReset(context) && context.savedContent !== null,
    hasFailed: ({ context }) => context.hasFailed,
    isSavingAgain: ({ context }) => context.isSaveWanted && hasUnsavedChanges(context),
    hasUnsavedChanges: ({ context }) => hasUnsavedChanges(context),
    isSwitching: ({ context }) => context.wanted !== null,
    isSwitchingFreely: ({ context }) => context.wanted !== null && !hasUnsavedChanges(context),
    isActiveOne: ({ context, event }) =>
      event.type === 'membership.change' && event.playlistId === context.playlist.id,
    isOtherOne: ({ context, event }) =>
      event.type === 'membership.change' &&
      event.playlistId !== context.playlist.id &&
      context.viewerId !== null,
    isGuestAtOther: ({ context, event }) =>
      event.type === 'membership.change' &&
      event.playlistId !== context.playlist.id &&
      context.viewerId === null,
    hasTask: ({ context }) => context.tasks.length > 0,
  },
  actions: {
    change: enqueueActions(({ enqueue }, change: Partial<PlaylistContext>) => {
      enqueue.assign(change);
      if (change.playlist) enqueue.emit({ type: 'playlist.changed' });
    }),
    applyEdit: enqueueActions(({ context, event, enqueue }) => {
      const edit = editOf(context, event);
      if (!edit || !('content' in edit)) return;
      enqueue.assign(edited(context, edit.content));
      enqueue.emit({ type: 'playlist.changed' });
    }),
    refuseEdit: enqueueActions(({ context, event, enqueue }) => {
      const edit = editOf(context, event);
      if (edit && 'refusal' in edit) {
        enqueue.emit({ type: 'edit.refused', code: edit.refusal });
      }
    }),
    refuseWhileBusy: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'edit.refused', code: 'busy' });
    }),
    noteWantedSave: assign({ isSaveWanted: true }),
    // A request in the name of one viewer is not sent for another.
    forgetWantedSave: assign({ isSaveWanted: false }),
    keepSaved: enqueueActions(({ context, enqueue }, saved: SavedPlaylist) => {
      enqueue.assign(savedBy(context, saved));
      enqueue.emit({ type: 'playlist.saved' });
    }),
    noteFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const waitS = limitSeconds(error) ?? null;
      enqueue.assign({ hasFailed: true, waitS, sent: null, isSaveWanted: false });
      enqueue.emit({ type: 'playlist.failed', waitS });
    }),
    wantNew: assign({ wanted: emptyPlaylist }),
    wantOpened: assign(({ event }) =>
      event.type === 'playlist.open' ? { wanted: event.playlist } : {},
    ),
    forgetWanted: assign({ wanted: null }),
    askForDeletion: assign(({ context }) =>
      isOwned(context) && context.playlist.id !== null
        ? {
            tasks: [...context.tasks, { kind: 'deletion', playlistId: context.playlist.id }],
          }
        : {},
    ),
    askForMembership: assign(({ context, event }) => {
      if (event.type !== 'membership.change') return {};
      const { playlistId, contains, video } = event;
      return {
        tasks: [
          ...context.tasks,
          { kind: 'membership', playlistId, videoId: video.id, contains } as const,
        ],
      };
    }),
    editActiveOne: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'membership.change') return;
      const { video, contains } = event;
      enqueue.raise(
        contains ? { type: 'video.add', video } : { type: 'video.remove', id: video.id },
      );
    }),
    closeTask: enqueueActions(({ context, enqueue }) => {
      const [task, ...tasks] = context.tasks;
      enqueue.assign({ tasks });
      if (task) enqueue.emit({ type: 'task.done', task });
    }),
    dropTask: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const [task, ...tasks] = context.tasks;
      enqueue.assign({ tasks });
      if (task) enqueue.emit({ type: 'task.failed', task, waitS: limitSeconds(error) ?? null });
    }),
    noteViewer: assign(({ event }) =>
      event.type === 'viewer.changed' ? { viewerId: event.viewerId } : {},
    ),
    // A request in the name of one viewer is not sent for another.
    dropTasks: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ tasks: [] });
      for (const task of context.tasks) enqueue.emit({ type: 'task.failed', task, waitS: null });
    }),
  },
  delays: { loginWarning: LOGIN_WARNING_MS },
}).createMachine({
  id: 'playlist',
  context: ({ input }) => ({
    ...opened(input.playlist ?? emptyPlaylist, input.savedContent ?? null, input.base),
    viewerId: input.viewerId ?? null,
    keyPrefix: input.keyPrefix ?? null,
    keysMade: 0,
    tasks: [],
  }),
  type: 'parallel',
  states: {
    /** The active list. */
    list: {
      initial: 'deciding',
      on: {
        ...edits(appliedInPlace),
        'membership.change': { guard: 'isActiveOne', actions: 'editActiveOne' },
        'edit.undo': { guard: 'canUndo', target: '.deciding', actions: undo },
        'edit.redo': { guard: 'canRedo', target: '.deciding', actions: redo },
        'playlist.new': { target: '.deciding', actions: 'wantNew' },
        'playlist.open': { guard: 'isAnother', target: '.deciding', actions: 'wantOpened' },
        'playlist.reset': [
          { guard: 'canResetAtOnce', target: '.deciding', actions: reset },
          { guard: 'canReset', target: '.resetting' },
        ],
        'playlist.delete': { target: '.deciding', actions: ['askForDeletion', clear] },
        'playlist.replaced': { target: '.deciding', actions: replace },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isSwitchingFreely', target: 'saved', actions: switchOver },
            { guard: 'isSwitching', target: 'asking' },
            { guard: 'hasFailed', target: 'failed' },
            { guard: 'isSavingAgain', target: 'saving' },
            { guard: 'hasUnsavedChanges', target: 'unsaved' },
            { target: 'saved' },
          ],
        },
        /** As on the server, or empty and never saved. */
        saved: {
          on: {
            ...edits(applied),
            'playlist.save': { guard: 'isWorthSaving', target: 'saving' },
          },
        },
        unsaved: {
          on: { ...edits(applied), 'playlist.save': { guard: 'isLoggedIn', target: 'saving' } },
        },
        /** The last call failed; all edits are kept, and the list can be edited and saved. */
        failed: {
          on: { ...edits(applied), 'playlist.save': { guard: 'isLoggedIn', target: 'saving' } },
        },
        saving: {
          tags: 'busy',
          entry: noteSent,
          invoke: {
            src: 'savePlaylist',
            input: ({ context }) => saveInput(context),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepSaved', params: ({ event }) => event.output },
            },
            onError: { target: 'deciding', actions: { type: 'noteFailure', params: errorOf } },
          },
          on: {
            'playlist.save': { actions: 'noteWantedSave' },
            // The answer contains the id of this playlist: it must not be replaced before.
            'edit.undo': { guard: 'canUndo', actions: undo },
            'edit.redo': { guard: 'canRedo', actions: redo },
            'playlist.new': { actions: 'wantNew' },
            'playlist.open': { guard: 'isAnother', actions: 'wantOpened' },
            'playlist.reset': refused,
            'playlist.delete': refused,
            'viewer.changed': {
              guard: 'isAnotherViewer',
              target: 'deciding',
              actions: 'forgetWantedSave',
            },
            // Edits made meanwhile in another tab are not part of the saved version.
            'playlist.replaced': [
              { guard: 'isSameList', actions: takeOver },
              { target: 'deciding', actions: replace },
            ],
          },
        },
        /** The server's version is unknown here, so it is loaded. */
        resetting: {
          tags: 'busy',
          invoke: {
            src: 'loadPlaylist',
            input: ({ context }) => ({ id: required(context.playlist.id) }),
            onDone: {
              target: 'deciding',
              actions: {
                type: 'change',
                params: ({ context, event }) => ({
                  ...edited(context, event.output),
                  ...known(event.output),
                }),
              },
            },
            onError: { target: 'deciding', actions: { type: 'noteFailure', params: errorOf } },
          },
          on: { ...edits(refused), 'edit.undo': refused, 'edit.redo': refused },
        },
        /** Unsaved changes block opening another list. */
        asking: {
          on: {
            'change.confirm': { target: 'saved', actions: switchOver },
            'change.cancel': { target: 'deciding', actions: 'forgetWanted' },
          },
        },
      },
    },
    /** "Otherwise a login warning with a login button is shown for 5 s." */
    warning: {
      initial: 'quiet',
      on: {
        'playlist.save': { guard: 'isGuest', target: '.warned' },
        'membership.change': { guard: 'isGuestAtOther', target: '.warned' },
      },
      states: {
        quiet: {},
        warned: {
          after: { loginWarning: 'quiet' },
          on: { 'viewer.changed': { guard: 'isSomebody', target: 'quiet' } },
        },
      },
    },
    /** Changes of lists that are not active, sent one after the other. */
    tasks: {
      initial: 'idle',
      on: {
        'membership.change': { guard: 'isOtherOne', actions: 'askForMembership' },
        'viewer.changed': {
          guard: 'isAnotherViewer',
          target: '.idle',
          actions: ['dropTasks', 'noteViewer'],
        },
      },
      states: {
        idle: { always: { guard: 'hasTask', target: 'running' } },
        running: {
          invoke: {
            src: 'runTask',
            input: ({ context }) => required(context.tasks[0]),
            onDone: { target: 'idle', actions: 'closeTask' },
            onError: {
              target: 'idle',
              actions: { type: 'dropTask', params: errorOf },
            },
          },
        },
      },
    },
  },
});
