/** Inputs of the script editor's ports, and the script to open. */
import { entriesOf } from '@oshimado/domain';
import type {
  LoadLinesInput,
  SaveLogInput,
  ScriptEditorContext,
  ScriptEditorEvent,
  ScriptSelection,
  ScriptTarget,
} from './script-editor.types';

const NOWHERE: ScriptTarget = { video: '', lang: 'en' };

/** Whether all changes are saved. */
export const isAllSaved = ({ unsent, batch }: ScriptEditorContext) =>
  unsent.length === 0 && batch === null;

const isSameTarget = (a: ScriptTarget | null, b: ScriptTarget) =>
  a?.video === b.video && (a.link ?? null) === (b.link ?? null) && a.lang === b.lang;

/** The script an event asks to open; null if it is open already, or if the event opens none. */
export function requestedScript(
  context: ScriptEditorContext,
  event: ScriptEditorEvent,
): ScriptSelection | null {
  const { target, isOverriding } = context;
  if (event.type === 'settings.confirm' && !isSameTarget(target, event.target)) {
    return { target: event.target, isOverriding };
  }
  if (event.type === 'mode.set' && event.isOn !== isOverriding && target) {
    return { target, isOverriding: event.isOn };
  }
  return null;
}

/** Input of the port `loadLines`. */
export const loadInput = ({
  target,
  viewer,
  isOverriding,
}: ScriptEditorContext): LoadLinesInput => ({
  target: target ?? NOWHERE,
  creatorId: isOverriding ? null : (viewer?.id ?? null),
});

/** Input of the port `saveLog`. */
export function saveInput(context: ScriptEditorContext): SaveLogInput {
  const { target, batch, held, script, startedAt, isOverriding } = context;
  const { lang } = target ?? NOWHERE;
  return {
    target: target ?? NOWHERE,
    entries: batch ? entriesOf(batch, held, { lines: script.lines, startedAt, lang }) : [],
    override: isOverriding,
  };
}
