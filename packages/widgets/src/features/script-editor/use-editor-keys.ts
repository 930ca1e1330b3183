/** Keys of the editor: Ctrl+S everywhere, undo and redo outside of fields, and the player's in the lower area. */
import { latinKey } from '@oshimado/domain';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { JUMP_MS, type EditorClock } from './timeline';
import type { EditorActor } from './EditorProvider';

/** A field undoes its own typing first. */
const isFilledField = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea') &&
  (target as HTMLInputElement).value !== '';

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** What the keys do; undefined for any other. */
function actionOf(event: KeyboardEvent): 'script.save' | 'edit.undo' | 'edit.redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = latinKey(event);
  if (key === 's' && !event.shiftKey) return 'script.save';
  if (isFilledField(event)) return undefined;
  if (key === 'z') return event.shiftKey ? 'edit.redo' : 'edit.undo';
  return key === 'y' && !event.shiftKey ? 'edit.redo' : undefined;
}

export function useEditorKeys(actor: EditorActor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || isOfInputMethod(event) || isInDialog(event)) return;
      event.preventDefault();
      // What is typed in an open row reaches the script when its field is left.
      if (action === 'script.save') commitTyping();
      actor.send({ type: action });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [actor]);
}

function commitTyping(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus();
}

/** "In the lower area Ctrl+Space plays or pauses, Ctrl+Left and Ctrl+Right jump 3 s." */
export function lowerAreaKeys(clock: EditorClock) {
  return (event: ReactKeyboardEvent) => {
    const { ctrlKey, shiftKey, altKey, metaKey } = event;
    if (!ctrlKey || shiftKey || altKey || metaKey || isOfInputMethod(event)) return;
    const actions: Readonly<Record<string, () => void>> = {
      Space: clock.toggle,
      ArrowLeft: () => clock.seek(clock.now() - JUMP_MS),
      ArrowRight: () => clock.seek(clock.now() + JUMP_MS),
    };
    const action = actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
