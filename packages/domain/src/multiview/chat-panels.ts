/**
 * Which panels the chats of a shared layout show. Codes have no place for them that every reader would skip, so they are a parameter of
 * the address: a letter for each chat, in the order in which the code is read.
 */
import { isChatCell } from './multiview-cell';
import type { MultiviewCell, MultiviewChatPanels } from './multiview-cell';
import { MULTIVIEW_CELLS_MAX } from './multiview.limits';

const LETTERS: Readonly<Record<MultiviewChatPanels, string>> = { chat: 'c', tl: 't', both: 'b' };
const PANELS = new Map(
  (['chat', 'tl', 'both'] as const).map((panels) => [LETTERS[panels], panels] as const),
);

/** The parameter for cells in the order of their code; none if all chats show the chat. */
export function writeChatPanels(
  cells: readonly MultiviewCell[],
): Readonly<Partial<Record<'panels', string>>> {
  const all = cells.filter(isChatCell).map(({ content: { panels = 'chat' } }) => panels);
  if (all.every((panels) => panels === 'chat')) return {};
  return { panels: all.map((panels) => LETTERS[panels]).join('') };
}

/** The panels of each chat; undefined for letters that mean none. */
export const readChatPanels = (
  query: Readonly<Record<string, string | undefined>>,
): readonly (MultiviewChatPanels | undefined)[] =>
  Array.from((query['panels'] ?? '').slice(0, MULTIVIEW_CELLS_MAX), (letter) => PANELS.get(letter));

/** The chats of a layout that was just read, with their panels. */
export function withChatPanels(
  cells: readonly MultiviewCell[],
  panels: readonly (MultiviewChatPanels | undefined)[],
): readonly MultiviewCell[] {
  const next = panels.values();
  return cells.map((cell): MultiviewCell => {
    if (!isChatCell(cell)) return cell;
    const own = next.next().value;
    return own === undefined ? cell : { ...cell, content: { ...cell.content, panels: own } };
  });
}
