/**
 * Upload of a script: a file is chosen and parsed, then its lines replace the viewer's own ones. Either all of it arrives or,
 * after a failure, the former lines are brought back. A complete upload can be undone, also after the dialog was closed. Not
 * here: formats of files, the calls an upload consists of, texts.
 *
 * The port `replaceLines` tells a failure that changed nothing from one whose effect is unknown; after the latter it reads the lines
 * again, so that a lost response does not double them.
 */
import { failureKind, type ParsedScript, type ReplacementOutcome } from '@oshimado/domain';
import { assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import { EMPTY_UPLOAD, readingOf, replacementOf } from './script-upload.rules';
import type {
  LinesInput,
  ScriptUploadContext,
  ScriptUploadEmitted,
  ScriptUploadEvent,
  ScriptUploadInput,
  UploadFile,
} from './script-upload.types';

/** What the port `replaceLines` answered with. */
const outcomeOf = ({ event }: { event: { output: ReplacementOutcome } }) => event.output;

/** The upload of a script file, from its choice to the replaced lines, with undo. */
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
    replaceLines: fromPromise<ReplacementOutcome, LinesInput>(
      missingPort('scriptUploadMachine', 'replaceLines'),
    ),
  },
  guards: {
    isReadable: (_, { parsed }: { parsed: ParsedScript }) => parsed.ok,
    isDone: (_, outcome: ReplacementOutcome) => outcome.kind === 'done',
    isUnchanged: (_, outcome: ReplacementOutcome) => outcome.kind === 'unchanged',
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
    countPart: assign(({ event }) =>
      event.type === 'part.started' ? { progress: event.progress } : {},
    ),
    keepTask: assign(({ context }, outcome: ReplacementOutcome) =>
      outcome.kind === 'unchanged'
        ? {}
        : { task: { ...replacementOf(context), former: outcome.own } },
    ),
    /** Without the dialog the restoration can still be tried again, as an undo. */
    keepUndo: assign(({ context }) => ({ undo: context.task })),
    dropTask: assign({ task: null }),
    dropUndo: assign({ undo: null }),
    clearFailure: assign({ error: null, progress: null }),
    keepError: assign((_, outcome: ReplacementOutcome) =>
      outcome.kind === 'done' ? {} : { error: failureKind(outcome.error) },
    ),
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
          entry: 'clearFailure',
          on: { 'part.started': { actions: 'countPart' } },
          invoke: {
            src: 'replaceLines',
            input: ({ context, self }) => ({
              ...replacementOf(context),
              onPart: (progress) => self.send({ type: 'part.started', progress }),
            }),
            onDone: [
              {
                guard: { type: 'isDone', params: outcomeOf },
                target: 'closed',
                actions: [{ type: 'keepTask', params: outcomeOf }, 'keepUndo', 'notifySent'],
              },
              {
                guard: { type: 'isUnchanged', params: outcomeOf },
                target: 'choosing.failed',
                actions: { type: 'keepError', params: outcomeOf },
              },
              {
                target: 'restoring',
                actions: [
                  { type: 'keepTask', params: outcomeOf },
                  { type: 'keepError', params: outcomeOf },
                ],
              },
            ],
          },
        },
        /** What was sent is taken back, and the former lines are brought back. */
        restoring: {
          tags: 'busy',
          invoke: {
            src: 'replaceLines',
            input: ({ context }) => required(context.task),
            onDone: [
              {
                guard: { type: 'isDone', params: outcomeOf },
                target: 'choosing.failed',
                actions: 'dropTask',
              },
              { target: 'stranded' },
            ],
          },
        },
        /** The restoration failed too; it can be tried again from wherever it stopped. */
        stranded: {
          on: {
            'restore.retry': 'restoring',
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
          invoke: {
            src: 'replaceLines',
            input: ({ context }) => required(context.undo),
            onDone: [
              {
                guard: { type: 'isDone', params: outcomeOf },
                target: 'idle',
                actions: ['dropUndo', 'notifyUndone'],
              },
              { target: 'idle', actions: 'notifyUndoFailed' },
            ],
          },
        },
      },
    },
  },
});
