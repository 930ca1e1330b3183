/** Pure context changes of the multiview machine. */
import { builtInPresets, isChatCell, soundAfter, videoCellsOf } from '@oshimado/domain';
import type { MultiviewCell, MultiviewChatPanels } from '@oshimado/domain';
import { isSameContent, layoutOf, numbered } from './multiview.layout';
import type {
  MultiviewCells,
  MultiviewContext,
  MultiviewEvent,
  MultiviewInput,
  MultiviewLayout,
} from './multiview.types';

type EventOf<T extends MultiviewEvent['type']> = Extract<MultiviewEvent, { type: T }>;

/**
 * Cleans a stored layout, which may be old or from another page: invalid parts are dropped, missing ones get defaults.
 */
export function startingContext({
  initial = {},
  readPresets = () => builtInPresets,
  isApple = false,
  isMobile = false,
}: MultiviewInput): MultiviewContext {
  const { cells: stored, muted } = numbered(initial.cells ?? [], initial.muted ?? []);
  const layout = layoutOf(stored);
  const { cells } = layout;
  const muteOthers = initial.muteOthers ?? isApple;
  return {
    ...layout,
    muted: soundAfter(cells, cells, { muted, muteOthers }),
    muteOthers,
    readPresets,
    preview: null,
    question: null,
    frozen: cells.filter(isChatCell).map(({ id }) => id),
    isMobile,
    grid: null,
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
  layout: MultiviewLayout,
): Partial<MultiviewContext> => ({
  ...layout,
  muted: soundAfter(context.cells, layout.cells, context),
  frozen: frozenAfter(context, layout.cells),
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
