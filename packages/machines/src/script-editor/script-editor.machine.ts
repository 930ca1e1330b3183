/**
 * A script in its editor: loaded, edited, and saved in batches that are kept until they are acknowledged. Not here: loading and
 * saving (the ports `loadLines` and `saveLog`), the player, file formats, and the closing of the page (`page.left`,
 * `leave.request`).
 *
 * Specification, script tools: "autosave every 15 s"; "undo up to 100 steps"; "asks before leaving with unsaved lines".
 */
import { not } from 'xstate';
import { loadInput, saveInput } from './script-editor.asked';
import { firstContext, type FailedCall } from './script-editor.context';
import { scriptEditorSetup } from './script-editor.setup';

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
export const scriptEditorMachine = scriptEditorSetup.createMachine({
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
