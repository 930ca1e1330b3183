/** Pure context changes of the multiview machine. */
import {
  builtInPresets,
  emptyHistory,
  isChatCell,
  readableCells,
  separateCells,
  soundAfter,
  videoCellsOf,
} from '@oshimado/domain';
import type { MultiviewCell, MultiviewChatPanels } from '@oshimado/domain';
import { isSameContent } from './multiview.layouts';
import type {
  MultiviewCells,
  MultiviewContext,
  MultiviewEvent,
  MultiviewInput,
  MultiviewOutcome,
} from './multiview.types';

type EventOf<T extends MultiviewEvent['type']> = Extract<MultiviewEvent, { type: T }>;

/** One above the highest number of a stored cell, so that ids stay unique. */
const nextIdAfter = (cells: MultiviewCells): number =>
  cells.reduce((next, { id }) => {
    const digits = /^c(\d{1,15})$/.exec(id)?.[1];
    return digits === undefined ? next : Math.max(next, Number(digits) + 1);
  }, 0);

/**
 * Cleans a stored layout, which may be old or from another page: invalid parts are dropped, missing ones get defaults.
 */
export function startingContext({
  initial = {},
  readPresets = () => builtInPresets,
  isApple = false,
  isMobile = false,
}: MultiviewInput): MultiviewContext {
  const cells = separateCells(readableCells(initial.cells ?? []));
  const muteOthers = initial.muteOthers ?? isApple;
  return {
    cells,
    muted: soundAfter(cells, cells, { muted: initial.muted ?? [], muteOthers }),
    muteOthers,
    readPresets,
    nextId: nextIdAfter(cells),
    history: emptyHistory,
    preview: null,
    question: null,
    frozen: cells.filter(isChatCell).map(({ id }) => id),
    isMobile,
    grid: null,
    big: null,
  };
}

/** Cells stay frozen while their content stays the same. A new chat starts frozen, without its controls. */
function frozenAfter({ cells, frozen }: MultiviewContext, after: MultiviewCells) {
  const kept = frozen.filter((id) => {
    const [before, now] = [cells, after].map((list) => list.find((cell) => cell.id === id));
    if (before === undefined || now === undefined) return false;
    return (isChatCell(before) && isChatCell(now)) || isSameContent(before.content, now.content);
  });
  const old = new Set(cells.filter(isChatCell).map(({ id }) => id));
  const added = after.filter((cell) => isChatCell(cell) && !old.has(cell.id)).map(({ id }) => id);
  return [...kept, ...added];
}

/** Replaces the layout in the context. */
export const settle = (
  context: MultiviewContext,
  outcome: Extract<MultiviewOutcome, { kind: 'changed' }>,
): Partial<MultiviewContext> => ({
  cells: outcome.cells,
  nextId: outcome.nextId,
  history: outcome.history,
  muted: soundAfter(context.cells, outcome.cells, context),
  frozen: frozenAfter(context, outcome.cells),
  big: outcome.big ?? context.big,
  preview: null,
  question: null,
});

/** The cells with the chat cell changed; null if there is no such chat or nothing changes. */
export function chatChange(
  { cells }: MultiviewContext,
  event: EventOf<'chat.choose'> | EventOf<'chat.toggle'>,
): MultiviewCells | null {
  const chat = cells.filter(isChatCell).find(({ id }) => id === event.id);
  if (chat === undefined) return null;
  const { tab, panels = 'chat' } = chat.content;
  const content =
    event.type === 'chat.choose'
      ? { ...chat.content, tab: event.tab }
      : { ...chat.content, panels: toggled(panels, event.panel) };
  if (videoCellsOf(cells)[content.tab] === undefined && content.tab !== tab) return null;
  if (isSameContent(chat.content, content)) return null;
  return cells.map((cell): MultiviewCell => (cell.id === chat.id ? { ...chat, content } : cell));
}

/** "At least one of chat and TL stays on": turning off the last one leaves it on. */
function toggled(panels: MultiviewChatPanels, panel: 'chat' | 'tl'): MultiviewChatPanels {
  if (panels !== 'both') return panels === panel ? panels : 'both';
  return panel === 'chat' ? 'tl' : 'chat';
}
