/**
 * Upload of a script: a file is chosen and parsed, then its lines replace the viewer's own ones. Either all of it arrives or,
 * after a failure, the former lines are brought back. A complete upload can be undone, also after the dialog was closed. Not
 * here: formats of files, the calls an upload consists of, texts.
 *
 * After a failure whose effect is unknown the lines are read again, so that a lost response does not double them.
 */
import { failureKind, type OwnLine, type ParsedScript } from '@oshimado/domain';
import { assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import {
  EMPTY_UPLOAD,
  isLastPart,
  partOf,
  queryOf,
  readingOf,
  replacementOf,
  restorationOf,
  withPartSent,
} from './script-upload.rules';
import type {
  OwnLinesQuery,
  PartSending,
  ScriptUploadContext,
  ScriptUploadEmitted,
  ScriptUploadEvent,
  ScriptUploadInput,
  UploadFile,
} from './script-upload.types';

export const scriptUploadMachine = setup({
  types: {
    context: {} as ScriptUploadContext,
    events: {} as ScriptUploadEvent,
    input: {} as ScriptUploadInput,
    emitted: {} as ScriptUploadEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readScript: fromPromise<ParsedScript, UploadFile>(
      missingPort('scriptUploadMachine', 'readScript'),
    ),
    loadLines: fromPromise<readonly OwnLine[], OwnLinesQuery>(
      missingPort('scriptUploadMachine', 'loadLines'),
    ),
    sendPart: fromPromise<unknown, PartSending>(missingPort('scriptUploadMachine', 'sendPart')),
  },
  guards: {
    isReadable: (_, { parsed }: { parsed: ParsedScript }) => parsed.ok,
    isLastPart: ({ context }) => isLastPart(required(context.task)),
    isLastUndoPart: ({ context }) => isLastPart(required(context.undo)),
    isRestored: ({ context }, { found }: { found: readonly OwnLine[] }) =>
      restorationOf(required(context.task), found).parts.length === 0,
    isUndone: ({ context }, { found }: { found: readonly OwnLine[] }) =>
      restorationOf(required(context.undo), found).parts.length === 0,
    /** The server refused the first part, so it has changed nothing. */
    hasChangedNothing: ({ context }, { error }: { error: unknown }) =>
      required(context.task).sentCount === 0 && failureKind(error) !== 'passing',
    hasUndo: ({ context }) => context.undo !== null,
  },
  actions: {
    takeSubject: assign(({ event }) =>
      event.type === 'upload.open' ? { ...EMPTY_UPLOAD, subject: event.subject } : {},
    ),
    clear: assign(EMPTY_UPLOAD),
    takeFile: assign(({ event }) =>
      event.type === 'file.choose'
        ? { file: event.file, lines: null, skippedCount: 0, skips: [], problem: null, error: null }
        : {},
    ),
    takeLanguage: assign(({ event }) =>
      event.type === 'language.choose' ? { lang: event.lang } : {},
    ),
    keepReading: assign((_, { parsed }: { parsed: ParsedScript }) => readingOf(parsed)),
    refuseFile: assign({ problem: { code: 'unparsable' } }),
    planReplacement: assign(({ context }, { own }: { own: readonly OwnLine[] }) => ({
      task: replacementOf(context, own),
    })),
    planRestoration: assign(({ context }, { found }: { found: readonly OwnLine[] }) => ({
      task: restorationOf(required(context.task), found),
    })),
    planUndo: assign(({ context }, { found }: { found: readonly OwnLine[] }) => ({
      undo: restorationOf(required(context.undo), found),
    })),
    countPart: assign(({ context }) => ({ task: withPartSent(required(context.task)) })),
    countUndoPart: assign(({ context }) => ({ undo: withPartSent(required(context.undo)) })),
    keepUndo: assign(({ context }) => ({ undo: context.task })),
    dropTask: assign({ task: null }),
    dropUndo: assign({ undo: null }),
    clearError: assign({ error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error: failureKind(error) })),
    notifySent: emit(({ context }) => ({
      type: 'upload.sent',
      count: context.undo?.lines.length ?? 0,
    })),
    notifyUndone: emit({ type: 'upload.undone' }),
    notifyUndoFailed: emit({ type: 'upload.undoFailed' }),
  },
}).createMachine({
  id: 'scriptUpload',
  context: ({ input }) => ({ ...EMPTY_UPLOAD, undo: null, lang: input.lang }),
  type: 'parallel',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'clear',
          on: { 'upload.open': { target: 'choosing', actions: 'takeSubject' } },
        },
        choosing: {
          initial: 'idle',
          on: {
            'upload.close': 'closed',
            'file.choose': { target: '.reading', actions: 'takeFile', reenter: true },
            'language.choose': { actions: 'takeLanguage' },
          },
          states: {
            /** No file is chosen. */
            idle: {},
            reading: {
              invoke: {
                src: 'readScript',
                input: ({ context }) => required(context.file),
                onDone: [
                  {
                    guard: {
                      type: 'isReadable',
                      params: ({ event }) => ({ parsed: event.output }),
                    },
                    target: 'parsed',
                    actions: {
                      type: 'keepReading',
                      params: ({ event }) => ({ parsed: event.output }),
                    },
                  },
                  {
                    target: 'unreadable',
                    actions: {
                      type: 'keepReading',
                      params: ({ event }) => ({ parsed: event.output }),
                    },
                  },
                ],
                onError: { target: 'unreadable', actions: 'refuseFile' },
              },
            },
            unreadable: {},
            parsed: {
              on: {
                'upload.send': {
                  guard: not(stateIn({ undo: 'undoing' })),
                  target: '#scriptUpload.dialog.sending',
                },
              },
            },
            /** The server has the former lines; `upload.send` tries again. */
            failed: {
              on: {
                'upload.send': {
                  guard: not(stateIn({ undo: 'undoing' })),
                  target: '#scriptUpload.dialog.sending',
                },
              },
            },
          },
        },
        sending: {
          tags: 'busy',
          entry: 'clearError',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadLines',
                input: ({ context }) =>
                  queryOf({ subject: required(context.subject), lang: context.lang }),
                onDone: {
                  target: 'part',
                  actions: {
                    type: 'planReplacement',
                    params: ({ event }) => ({ own: event.output }),
                  },
                },
                onError: {
                  target: '#scriptUpload.dialog.choosing.failed',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            part: {
              invoke: {
                src: 'sendPart',
                input: ({ context }) => partOf(required(context.task)),
                onDone: [
                  {
                    guard: 'isLastPart',
                    target: '#scriptUpload.dialog.closed',
                    actions: ['keepUndo', 'notifySent'],
                  },
                  { target: 'part', reenter: true, actions: 'countPart' },
                ],
                onError: [
                  {
                    guard: {
                      type: 'hasChangedNothing',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: '#scriptUpload.dialog.choosing.failed',
                    actions: [
                      { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                      'dropTask',
                    ],
                  },
                  {
                    target: '#scriptUpload.dialog.restoring',
                    actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
          },
        },
        /** What was sent is taken back, and the former lines are brought back. */
        restoring: {
          tags: 'busy',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadLines',
                input: ({ context }) => queryOf(required(context.task)),
                onDone: [
                  {
                    guard: { type: 'isRestored', params: ({ event }) => ({ found: event.output }) },
                    target: '#scriptUpload.dialog.choosing.failed',
                    actions: 'dropTask',
                  },
                  {
                    target: 'part',
                    actions: {
                      type: 'planRestoration',
                      params: ({ event }) => ({ found: event.output }),
                    },
                  },
                ],
                onError: '#scriptUpload.dialog.stranded',
              },
            },
            part: {
              invoke: {
                src: 'sendPart',
                input: ({ context }) => partOf(required(context.task)),
                onDone: [
                  {
                    guard: 'isLastPart',
                    target: '#scriptUpload.dialog.choosing.failed',
                    actions: 'dropTask',
                  },
                  { target: 'part', reenter: true, actions: 'countPart' },
                ],
                onError: '#scriptUpload.dialog.stranded',
              },
            },
          },
        },
        /** The restoration failed too; it can be tried again from wherever it stopped. */
        stranded: {
          on: {
            'restore.retry': 'restoring',
            // Without the dialog the restoration can still be tried again, as an undo.
            'upload.close': { target: 'closed', actions: ['keepUndo', 'notifyUndoFailed'] },
          },
        },
      },
    },
    undo: {
      initial: 'idle',
      states: {
        idle: { on: { 'upload.undo': { guard: 'hasUndo', target: 'undoing' } } },
        undoing: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadLines',
                input: ({ context }) => queryOf(required(context.undo)),
                onDone: [
                  {
                    guard: { type: 'isUndone', params: ({ event }) => ({ found: event.output }) },
                    target: '#scriptUpload.undo.idle',
                    actions: ['dropUndo', 'notifyUndone'],
                  },
                  {
                    target: 'part',
                    actions: { type: 'planUndo', params: ({ event }) => ({ found: event.output }) },
                  },
                ],
                onError: { target: '#scriptUpload.undo.idle', actions: 'notifyUndoFailed' },
              },
            },
            part: {
              invoke: {
                src: 'sendPart',
                input: ({ context }) => partOf(required(context.undo)),
                onDone: [
                  {
                    guard: 'isLastUndoPart',
                    target: '#scriptUpload.undo.idle',
                    actions: ['dropUndo', 'notifyUndone'],
                  },
                  { target: 'part', reenter: true, actions: 'countUndoPart' },
                ],
                onError: { target: '#scriptUpload.undo.idle', actions: 'notifyUndoFailed' },
              },
            },
          },
        },
      },
    },
  },
});
