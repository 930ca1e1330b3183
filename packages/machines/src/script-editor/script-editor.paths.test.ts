/** Every way through the machine: found in its graph, then walked again by a real actor with a simulated clock. */
import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { scriptEditorMachine } from './script-editor.machine';
import { STARTED_AT, storedLine } from '../testing/script-editor/script-server';
import type { ScriptEditorEvent, ScriptTarget, ScriptViewer } from './script-editor.types';

const target: ScriptTarget = { video: 'v', lang: 'en' };
const user: ScriptViewer = { id: '7', name: 'Mira', role: 'user' };
const editor: ScriptViewer = { id: '8', name: 'Ed', role: 'editor' };

const events: ScriptEditorEvent[] = [
  { type: 'session.renewed', viewer: editor },
  { type: 'settings.confirm', target },
  { type: 'settings.confirm', target: { ...target, lang: 'ja' } },
  { type: 'load.retry' },
  { type: 'line.delete', key: 'id-1' },
  { type: 'line.delete', key: 'nobody' },
  { type: 'lines.clear' },
  { type: 'profile.remove', id: 'default' },
  { type: 'profile.choose', id: 'b' },
  { type: 'profile.next' },
  { type: 'profile.previous' },
  { type: 'profile.jump', index: 1 },
  { type: 'selection.change', key: 'id-1' },
  { type: 'edit.undo' },
  { type: 'edit.redo' },
  { type: 'script.save' },
  { type: 'script.refresh' },
  { type: 'draft.restore', changes: [] },
  { type: 'conflict.answer', conflict: { kind: 'gone', mine: 'id-1' }, removes: 'none' },
  { type: 'page.left' },
  { type: 'mode.set', isOn: true },
  { type: 'mode.set', isOn: false },
  { type: 'leave.request' },
  { type: 'leave.save' },
  { type: 'leave.discard' },
  { type: 'leave.cancel' },
];

provePaths({
  machine: scriptEditorMachine,
  inputs: [{ viewer: null }, { viewer: user, target }],
  events,
  answers: {
    loadLines: [{ startedAt: STARTED_AT, lines: [storedLine('1', 0, 1_000)] }],
    saveLog: [
      [{ type: 'Delete', res: { id: '1' } }],
      [{ type: 'Add', tempid: 'id-1', res: { id: '2' } }],
    ],
  },
  failures: {
    loadLines: [failure('http', 401), failure('http', 404)],
    saveLog: [failure('http', 422), failure('http', 429), failure('timeout'), failure('http', 409)],
  },
  seen: ({ value, context }) => ({
    value,
    role: context.viewer?.role,
    target: context.target,
    isOverriding: context.isOverriding,
    next: context.next,
    lines: context.script.lines.map(({ key }) => key),
    unsent: context.unsent,
    batch: context.batch?.changes,
    refused: context.refused.map(({ key }) => key),
    isSaveWanted: context.isSaveWanted,
    error: context.error,
    isCompared: context.compared === context.held,
    undo: context.history.past.length > 0,
  }),
  transient: ['arriving', 'editing.log.sending'],
  // They need a second line. `script-editor.refusal.test.ts` takes them.
  elsewhere: [
    'editing.log.sending | always | 1 not hasSendable',
    'editing.log.refused | always | 1 hasSendable',
  ],
  // A plain user covers only the refusals; an editor covers everything else.
  isEnough: ({ context, status }) =>
    status === 'done' ||
    context.failures > 1 ||
    context.refusals > 1 ||
    (context.viewer?.role === 'user' && (context.unsent.length > 0 || context.error !== null)),
});
