/** The ports, guards, actions and delays of a script in its editor; its states are in the machine. */
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
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { isAllSaved, requestedScript } from './script-editor.asked';
import {
  acknowledgedStep,
  choiceStep,
  editStep,
  failureNotices,
  failureStep,
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

/** What the states of the editor consist of. */
export const scriptEditorSetup = setup({
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
});
