/** A script that is opened beside its server, for tests. */
import { startMachine } from '../start-machine';
import { scriptEditorMachine } from '../../script-editor/script-editor.machine';
import { selectSaving } from '../../script-editor/script-editor.selectors';
import { ScriptServer, storedLine } from './script-server';
import type {
  SaveLogInput,
  ScriptEditorInput,
  ScriptViewer,
} from '../../script-editor/script-editor.types';

export const mira: ScriptViewer = { id: '7', name: 'Mira', role: 'user' };
export const target = { video: 'v', lang: 'en' } as const;

const STORED = [storedLine('1', 0, 2_000), storedLine('2', 4_000, 6_000)];

export async function opened(input: Partial<ScriptEditorInput> = {}, stored = STORED) {
  const server = new ScriptServer(stored);
  const run = startMachine(scriptEditorMachine, { input: { viewer: mira, target, ...input } });
  await run.last('loadLines').answer(server.load());
  const saving = () => selectSaving(run.snapshot());
  const save = () => run.last('saveLog');
  const entries = () => Reflect.get(Object(save().input), 'entries') as unknown;
  const confirm = () => save().answer(server.save(save().input as SaveLogInput));
  const add = (text: string, at = 10_000) => run.actor.send({ type: 'line.add', at, text });
  return { ...run, server, saving, save, entries, confirm, add };
}
