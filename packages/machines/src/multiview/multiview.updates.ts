/** Pure context changes of the multiview machine. */
import {
  allPresets,
  cellsOfPreset,
  chooseAutoLayout,
  countPresetVideos,
  DEFAULT_AUTO_LAYOUTS,
  emptyHistory,
  isChatCell,
  MULTIVIEW_CELLS_MAX,
  presetNameProblem,
  readableCells,
  rememberUrl,
  separateCells,
  soundAfter,
  URL_HISTORY_MAX,
  videoCellsOf,
  withoutAutoLayout,
} from '@oshimado/domain';
import type { MultiviewCell, MultiviewChatPanels, MultiviewPreset } from '@oshimado/domain';
import { isSameContent, presetCode } from './multiview.layouts';
import type {
  MultiviewCells,
  MultiviewContext,
  MultiviewEvent,
  MultiviewInput,
  MultiviewLists,
  MultiviewOutcome,
  PresetRefusal,
} from './multiview.types';

type EventOf<T extends MultiviewEvent['type']> = Extract<MultiviewEvent, { type: T }>;

/** One above the highest number of a stored cell, so that ids stay unique. */
const nextIdAfter = (cells: MultiviewCells): number =>
  cells.reduce((next, { id }) => {
    const digits = /^c(\d{1,15})$/.exec(id)?.[1];
    return digits === undefined ? next : Math.max(next, Number(digits) + 1);
  }, 0);

/** Cleans stored lists: invalid layouts are dropped, missing lists get defaults. */
export const readableLists = ({
  ownPresets = [],
  autoLayouts = DEFAULT_AUTO_LAYOUTS,
  youtubeUrls = [],
  twitchUrls = [],
}: Partial<MultiviewLists>): MultiviewLists => ({
  ownPresets: ownPresets.filter(({ code }) => cellsOfPreset(code).length > 0),
  autoLayouts: autoLayouts.map((code, videos) =>
    code === null || countPresetVideos(code) === videos
      ? code
      : (DEFAULT_AUTO_LAYOUTS[videos] ?? null),
  ),
  youtubeUrls: youtubeUrls.slice(0, URL_HISTORY_MAX),
  twitchUrls: twitchUrls.slice(0, URL_HISTORY_MAX),
});

/**
 * Cleans a stored layout, which may be old or from another page: invalid parts are dropped, missing ones get defaults.
 */
export function startingContext({
  initial = {},
  isApple = false,
  isMobile = false,
}: MultiviewInput): MultiviewContext {
  const cells = separateCells(readableCells(initial.cells ?? []));
  const muteOthers = initial.muteOthers ?? isApple;
  return {
    cells,
    muted: soundAfter(cells, cells, { muted: initial.muted ?? [], muteOthers }),
    muteOthers,
    ...readableLists(initial),
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

/** Why the layout cannot be saved under this name; null if it can. */
export function saveRefusal(
  { cells, ownPresets }: MultiviewContext,
  name: string,
): PresetRefusal | null {
  if (cells.length === 0) return 'emptyLayout';
  const problem = presetNameProblem(name, ownPresets);
  if (problem !== null) return problem === 'empty' ? 'emptyName' : 'takenName';
  const code = presetCode(cells);
  return ownPresets.some((preset) => preset.code === code) ? 'knownLayout' : null;
}

export function savePreset(
  { cells, ownPresets, autoLayouts }: MultiviewContext,
  { name, useInAuto = false }: EventOf<'preset.save'>,
): { readonly preset: MultiviewPreset; readonly update: Partial<MultiviewContext> } {
  const preset = { name: name.trim(), code: presetCode(cells) };
  const videos = countPresetVideos(preset.code);
  const chosen = useInAuto && videos > 0 && chooseAutoLayout(autoLayouts, videos, preset.code);
  return {
    preset,
    update: { ownPresets: [...ownPresets, preset], ...(chosen && { autoLayouts: chosen }) },
  };
}

export const deletePreset = (
  { ownPresets, autoLayouts }: MultiviewContext,
  code: string,
): Partial<MultiviewContext> => ({
  ownPresets: ownPresets.filter((preset) => preset.code !== code),
  autoLayouts: withoutAutoLayout(autoLayouts, code),
});

/** Whether the layout is listed and has room for exactly this number of videos, or is null. */
export function isAutoChoice(
  { ownPresets }: MultiviewContext,
  { videos, code }: EventOf<'auto.choose'>,
): boolean {
  if (!Number.isInteger(videos) || videos < 1 || videos > MULTIVIEW_CELLS_MAX) return false;
  if (code === null) return true;
  const isListed = allPresets(ownPresets).some((preset) => preset.code === code);
  return isListed && countPresetVideos(code) === videos;
}

export const remember = (
  { youtubeUrls, twitchUrls }: MultiviewContext,
  { service, url }: EventOf<'url.remember'>,
): Partial<MultiviewContext> =>
  service === 'youtube'
    ? { youtubeUrls: rememberUrl(youtubeUrls, url) }
    : { twitchUrls: rememberUrl(twitchUrls, url) };
