/**
 * A script in its editor: loaded, edited, and saved in batches that are kept until they are acknowledged. Not here: loading and
 * saving (the ports `loadLines` and `saveLog`), the player, file formats, and the closing of the page (`page.left`,
 * `leave.request`).
 *
 * Specification, script tools: "autosave every 15 s"; "undo up to 100 steps"; "asks before leaving with unsaved lines".
 */
import {
  backOffMs,
  failureCode,
  isScriptEdit,
  may,
  RETRY_FIRST_MS,
  SCRIPT_AUTOSAVE_MS,
  SCRIPT_RETRY_MAX_MS,
  type ScriptLogResult,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, fromPromise, not, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { isAllSaved, loadInput, saveInput, requestedScript } from './script-editor.asked';
import {
  acknowledgedStep,
  choiceStep,
  editStep,
  failureNotices,
  failureStep,
  firstContext,
  hasSendable,
  isAnsweredWhole,
  isOutdated,
  loadedStep,
  openedStep,
  outdatedStep,
  redoneStep,
  sendingStep,
  undoneStep,
  type FailedCall,
} from './script-editor.context';
import { isRefused, refusedStep } from './script-editor.refusal';
import {
  answeredStep,
  isStillCompared,
  reconciledStep,
  refreshedStep,
  restoredStep,
} from './script-editor.shared';
import type {
  LoadedLines,
  LoadLinesInput,
  SaveLogInput,
  ScriptEditorContext,
  ScriptEditorEvent,
  ScriptEditorInput,
  ScriptEditorEmitted,
} from './script-editor.types';

const failedCall =
  <Call extends FailedCall['call']>(call: Call) =>
  ({ event }: { event: { error: unknown } }) => ({ call, error: event.error });

const keepFailureOf = <Call extends FailedCall['call']>(call: Call) =>
  ({ type: 'keepFailure', params: failedCall(call) }) as const;

const refusalOf = (call: 'save' | 'check') =>
  ({
    guard: { type: 'isRefused', params: failedCall(call) },
    target: 'unsaved',
    actions: { type: 'keepRefusal', params: failedCall(call) },
  }) as const;

/** A script in its editor: loaded, edited, and saved in batches. */
export const scriptEditorMachine = setup({
  types: {
    context: {} as ScriptEditorContext,
    events: {} as ScriptEditorEvent,
    input: {} as ScriptEditorInput,
    emitted: {} as ScriptEditorEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadLines: fromPromise<LoadedLines, LoadLinesInput>(
      missingPort('scriptEditorMachine', 'loadLines'),
    ),
    saveLog: fromPromise<readonly ScriptLogResult[], SaveLogInput>(
      missingPort('scriptEditorMachine', 'saveLog'),
    ),
  },
  guards: {
    isGuest: ({ context }) => context.viewer === null,
    hasTarget: ({ context }) => context.target !== null,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasNothingUnsent: ({ context }) => context.unsent.length === 0,
    hasSendable: ({ context }) => hasSendable(context),
    isAllSaved: ({ context }) => isAllSaved(context),
    isSaveWanted: ({ context }) => context.isSaveWanted,
    isDoubtful: ({ context }) => context.batch !== null || context.restored !== null,
    isAnsweredWhole: ({ context }, { results }: { results: readonly ScriptLogResult[] }) =>
      isAnsweredWhole(context, results),
    isBeyondRole: ({ context, event }) =>
      event.type === 'mode.set' &&
      event.isOn &&
      !may('script.changeOthers', context.viewer ?? undefined),
    isElsewhere: ({ context, event }) => requestedScript(context, event) !== null,
    isElsewhereAndSaved: ({ context, event }) =>
      requestedScript(context, event) !== null && isAllSaved(context),
    isNextAndSaved: ({ context }) => context.next !== null && isAllSaved(context),
    hasNext: ({ context }) => context.next !== null,
    isOutdated: ({ context }, { error }: { error: unknown }) =>
      context.failures === 0 && isOutdated(error),
    isRefused: ({ context }, failed: FailedCall) => isRefused(context, failed),
    isQuiet: ({ context }) => context.batch === null,
    isStillCompared: ({ context }) => isStillCompared(context),
  },
  actions: {
    askForLogin: emit({ type: 'login.needed' }),
    takeViewer: assign(({ event }) =>
      event.type === 'session.renewed' ? { viewer: event.viewer } : {},
    ),
    takeTarget: assign(({ context, event }) =>
      event.type === 'settings.confirm'
        ? openedStep(context, { target: event.target, isOverriding: context.isOverriding })
        : {},
    ),
    noteNext: assign(({ context, event }) => ({ next: requestedScript(context, event) })),
    takeNext: assign(({ context }) => (context.next ? openedStep(context, context.next) : {})),
    forgetNext: assign({ next: null }),
    keepScript: assign(({ context }, loaded: LoadedLines) => loadedStep(context, loaded)),
    keepFailure: enqueueActions(({ context, enqueue }, failed: FailedCall) => {
      enqueue.assign(failureStep(context, failed));
      for (const notice of failureNotices(failed)) enqueue.emit(notice);
    }),
    keepRefusal: enqueueActions(({ context, enqueue }, failed: FailedCall) => {
      const step = refusedStep(context, failed);
      enqueue.assign(step);
      const isHeldBack = (step.refused?.length ?? 0) > context.refused.length;
      if (isHeldBack) enqueue.emit({ type: 'save.failed', code: failureCode(failed.error) });
    }),
    forgetRefused: assign({ refused: [], refusals: 0 }),
    applyEdit: enqueueActions(({ context, event, enqueue }) => {
      const step = isScriptEdit(event) ? editStep(context, event) : {};
      if (typeof step === 'string') enqueue.emit({ type: 'edit.refused', code: step });
      else enqueue.assign(step);
    }),
    undo: assign(({ context }) => undoneStep(context)),
    redo: assign(({ context }) => redoneStep(context)),
    choose: assign(({ context, event }) => choiceStep(context, event)),
    requestSave: assign(({ context }) => ({ isSaveWanted: !isAllSaved(context) })),
    takeBatch: assign(({ context }) => sendingStep(context)),
    acknowledge: enqueueActions(
      ({ context, enqueue }, { results }: { results: readonly ScriptLogResult[] }) => {
        enqueue.assign(acknowledgedStep(context, results));
        enqueue.emit({ type: 'script.saved' });
      },
    ),
    noteOutdated: assign(({ context }) => outdatedStep(context)),
    reconcile: enqueueActions(({ context, enqueue }, loaded: LoadedLines) => {
      const { step, merged } = reconciledStep(context, loaded);
      enqueue.assign(step);
      if (merged.count > 0) enqueue.emit({ type: 'script.merged', ...merged });
    }),
    noteCompared: assign(({ context }) => ({ compared: context.held })),
    takeTheirs: enqueueActions(({ context, enqueue }, loaded: LoadedLines) => {
      const { step, merged } = refreshedStep(context, loaded);
      enqueue.assign({ ...step, compared: null });
      if (merged.count > 0) enqueue.emit({ type: 'script.merged', ...merged });
    }),
    forgetCompared: assign({ compared: null }),
    restoreDraft: assign(({ context, event }) => restoredStep(context, event)),
    settleConflict: assign(({ context, event }) => answeredStep(context, event)),
    refusePrivilege: emit({ type: 'privilege.refused' }),
    askToLeave: emit({ type: 'leave.asked' }),
    allowLeave: emit({ type: 'leave.allowed' }),
  },
  delays: {
    autosave: SCRIPT_AUTOSAVE_MS,
    retryDistance: ({ context }) =>
      backOffMs(context.failures, RETRY_FIRST_MS, SCRIPT_RETRY_MAX_MS),
  },
}).createMachine({
  id: 'scriptEditor',
  context: ({ input }) => firstContext(input),
  initial: 'arriving',
  // Handled in every state: author and role of the next edits are those of the viewer.
  on: { 'session.renewed': { actions: 'takeViewer' } },
  states: {
    arriving: {
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'hasTarget', target: 'loading' },
        { target: 'unanswered' },
      ],
    },
    guest: {
      entry: 'askForLogin',
      on: { 'session.renewed': { target: 'arriving', actions: 'takeViewer' } },
    },
    /** The settings dialog (video and language) is open. */
    unanswered: { on: { 'settings.confirm': { target: 'loading', actions: 'takeTarget' } } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadLines',
        input: ({ context }) => loadInput(context),
        onDone: {
          target: 'editing',
          actions: { type: 'keepScript', params: ({ event }) => event.output },
        },
        onError: {
          target: 'loadFailed',
          actions: keepFailureOf('load'),
        },
      },
      on: {
        'settings.confirm': { target: 'loading', actions: 'takeTarget', reenter: true },
        // Either the author filter of the load has changed, or the load is refused anyway.
        'session.renewed': { target: 'loading', actions: 'takeViewer', reenter: true },
      },
    },
    loadFailed: {
      on: {
        'load.retry': 'loading',
        'settings.confirm': { target: 'loading', actions: 'takeTarget' },
        'session.renewed': { target: 'loading', actions: 'takeViewer' },
      },
    },
    editing: {
      type: 'parallel',
      on: {
        'line.*': { actions: 'applyEdit' },
        'lines.*': { actions: 'applyEdit' },
        'profile.*': { actions: 'applyEdit' },
        'profile.choose': { actions: 'choose' },
        'profile.next': { actions: 'choose' },
        'profile.previous': { actions: 'choose' },
        'profile.jump': { actions: 'choose' },
        'selection.change': { actions: 'choose' },
        'edit.undo': { actions: 'undo' },
        'edit.redo': { actions: 'redo' },
        'draft.restore': { actions: 'restoreDraft' },
        'conflict.answer': { actions: 'settleConflict' },
      },
      states: {
        log: {
          initial: 'saved',
          states: {
            saved: { always: { guard: 'hasUnsent', target: 'unsaved' } },
            unsaved: {
              always: [
                { guard: 'hasNothingUnsent', target: 'saved' },
                { guard: not('hasSendable'), target: 'refused' },
                { guard: 'isSaveWanted', target: 'sending' },
              ],
              after: { autosave: 'sending' },
              on: {
                'script.save': { target: 'sending', actions: 'forgetRefused' },
                'page.left': 'sending',
              },
            },
            /** What may have arrived already is compared with the server's script before anything is sent. */
            sending: {
              always: [
                { guard: 'isDoubtful', target: 'checking' },
                { guard: not('hasSendable'), target: 'refused' },
                { target: 'saving' },
              ],
            },
            saving: {
              tags: 'busy',
              entry: 'takeBatch',
              // No timeout: abandoning a batch that may still arrive would send it twice. The port has its own timeout.
              invoke: {
                src: 'saveLog',
                input: ({ context }) => saveInput(context),
                onDone: [
                  {
                    guard: {
                      type: 'isAnsweredWhole',
                      params: ({ event }) => ({ results: event.output }),
                    },
                    target: 'saved',
                    actions: {
                      type: 'acknowledge',
                      params: ({ event }) => ({ results: event.output }),
                    },
                  },
                  {
                    target: 'failed',
                    actions: {
                      type: 'keepFailure',
                      params: { call: 'save', error: { reason: 'invalid' } },
                    },
                  },
                ],
                onError: [
                  // Another viewer changed the script: apply their changes first, then send the rest again.
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
                    target: 'checking',
                    actions: 'noteOutdated',
                  },
                  refusalOf('save'),
                  {
                    target: 'failed',
                    actions: keepFailureOf('save'),
                  },
                ],
              },
              on: {
                'script.save': { actions: 'requestSave' },
                'page.left': { actions: 'requestSave' },
              },
            },
            /**
             * A save failed; all changes are kept. Retried after a delay, by hand, or with the next request to save.
             */
            failed: {
              always: [
                { guard: 'isAllSaved', target: 'saved' },
                { guard: 'isSaveWanted', target: 'sending' },
              ],
              after: { retryDistance: 'sending' },
              on: {
                'script.save': { target: 'sending', actions: 'forgetRefused' },
                'page.left': 'sending',
                'session.renewed': { target: 'sending', actions: 'takeViewer' },
              },
            },
            /** All that is unsaved was refused by the server: it is sent when it is changed, when asked for, or after a login. */
            refused: {
              always: [
                { guard: 'isAllSaved', target: 'saved' },
                { guard: 'hasSendable', target: 'unsaved' },
              ],
              on: {
                'script.save': { target: 'sending', actions: 'forgetRefused' },
                'leave.save': { target: 'sending', actions: 'forgetRefused' },
                'session.renewed': { target: 'sending', actions: ['takeViewer', 'forgetRefused'] },
              },
            },
            /** An answer was lost, or changes of a closed tab were restored: load what the server has. */
            checking: {
              tags: 'busy',
              invoke: {
                src: 'loadLines',
                input: ({ context }) => loadInput(context),
                onDone: {
                  target: 'saved',
                  actions: { type: 'reconcile', params: ({ event }) => event.output },
                },
                onError: [
                  refusalOf('check'),
                  { target: 'failed', actions: keepFailureOf('check') },
                ],
              },
            },
          },
        },
        /** Changes of other viewers. */
        collaboration: {
          initial: 'quiet',
          states: {
            quiet: { on: { 'script.refresh': { guard: 'isQuiet', target: 'comparing' } } },
            comparing: {
              entry: 'noteCompared',
              invoke: {
                src: 'loadLines',
                input: ({ context }) => loadInput(context),
                onDone: [
                  {
                    guard: 'isStillCompared',
                    target: 'quiet',
                    actions: { type: 'takeTheirs', params: ({ event }) => event.output },
                  },
                  // Something was saved in between, so the answer may be older than what is known.
                  { target: 'quiet', actions: 'forgetCompared' },
                ],
                onError: {
                  target: 'quiet',
                  actions: keepFailureOf('refresh'),
                },
              },
            },
          },
        },
        leaving: {
          initial: 'staying',
          states: {
            staying: {
              on: {
                'settings.confirm': [
                  {
                    guard: 'isElsewhereAndSaved',
                    target: '#scriptEditor.loading',
                    actions: ['noteNext', 'takeNext'],
                  },
                  { guard: 'isElsewhere', target: 'asking', actions: 'noteNext' },
                ],
                'mode.set': [
                  { guard: 'isBeyondRole', actions: 'refusePrivilege' },
                  {
                    guard: 'isElsewhereAndSaved',
                    target: '#scriptEditor.loading',
                    actions: ['noteNext', 'takeNext'],
                  },
                  { guard: 'isElsewhere', target: 'asking', actions: 'noteNext' },
                ],
                'leave.request': [
                  { guard: 'isAllSaved', actions: 'allowLeave' },
                  { target: 'asking', actions: 'forgetNext' },
                ],
              },
            },
            /** Unsaved lines: save, discard or stay? The question closes once everything is saved. */
            asking: {
              entry: 'askToLeave',
              always: [
                { guard: 'isNextAndSaved', target: '#scriptEditor.loading', actions: 'takeNext' },
                { guard: 'isAllSaved', target: 'staying', actions: 'allowLeave' },
              ],
              on: {
                'leave.save': { actions: 'requestSave' },
                'leave.discard': [
                  { guard: 'hasNext', target: '#scriptEditor.loading', actions: 'takeNext' },
                  { target: '#scriptEditor.left', actions: 'allowLeave' },
                ],
                'leave.cancel': { target: 'staying', actions: 'forgetNext' },
              },
            },
          },
        },
      },
    },
    /** Unsaved lines were discarded; no more changes are sent. */
    left: { type: 'final' },
  },
});
