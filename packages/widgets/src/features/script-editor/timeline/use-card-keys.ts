/** Keys of a card: arrows move the line, with Shift its end, with Ctrl and Shift its start; up and down lead to others. */
import type { EditedLine } from '@oshimado/domain';
import { useRef, type KeyboardEvent } from 'react';
import type { TimelineEdit } from './use-line-drag';

const STEP_MS = 100;
const PAGE_MS = 1_000;
/** Presses in so short a time are one step of undo. */
const SAME_STEP_MS = 1_000;

/** What a key does to a line. */
export type CardAction =
  | { readonly type: 'edit'; readonly edit: TimelineEdit }
  | { readonly type: 'go'; readonly by: -1 | 1 }
  | { readonly type: 'open' }
  | { readonly type: 'delete' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

function editOf({ key, start, end }: EditedLine, ms: number, pressed: PressedKey): TimelineEdit {
  if (!pressed.shiftKey) return { type: 'line.move', key, start: start + ms };
  return pressed.ctrlKey
    ? { type: 'line.resize', key, edge: 'start', at: start + ms }
    : { type: 'line.resize', key, edge: 'end', at: end + ms };
}

/** Undefined for keys that are not those of a card. */
export function cardAction(pressed: PressedKey, line: EditedLine): CardAction | undefined {
  const { key, ctrlKey, shiftKey, altKey, metaKey } = pressed;
  if (altKey || metaKey || (ctrlKey && !shiftKey)) return undefined;
  const distances: Readonly<Record<string, number>> = {
    ArrowLeft: -STEP_MS,
    ArrowRight: STEP_MS,
    PageUp: -PAGE_MS,
    PageDown: PAGE_MS,
  };
  const distance = distances[key];
  if (distance !== undefined) return { type: 'edit', edit: editOf(line, distance, pressed) };
  if (shiftKey) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return { type: 'go', by: key === 'ArrowUp' ? -1 : 1 };
  if (key === 'Enter' || key === ' ') return { type: 'open' };
  return key === 'Delete' || key === 'Backspace' ? { type: 'delete' } : undefined;
}

/** Whether an edit by keys continues the one before, so that a held key is one step of undo. */
export function useContinued() {
  const last = useRef({ name: '', at: -Infinity });
  return (edit: TimelineEdit, at: number): boolean => {
    const name = `${edit.type} ${edit.key} ${edit.type === 'line.resize' ? edit.edge : ''}`;
    const isContinued = last.current.name === name && at - last.current.at < SAME_STEP_MS;
    last.current = { name, at };
    return isContinued;
  };
}
