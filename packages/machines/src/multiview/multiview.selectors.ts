/** Selectors of a multiview layout. */
import {
  allPresets,
  countVideoSlots,
  groupPresets,
  isChatCell,
  isVideoCell,
  inReadingOrder,
  isUprightGrid,
  MOBILE_PRESETS,
  shareCode,
  videoCellsOf,
  writeChatPanels,
} from '@oshimado/domain';
import type { MultiviewPreset, MultiviewVideoCell } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import { isBigHere } from './multiview.layout';
import type { multiviewMachine } from './multiview.machine';
import type {
  MultiviewCells,
  MultiviewPreview,
  MultiviewQuestion,
  MultiviewSaved,
} from './multiview.types';

type Snapshot = SnapshotFrom<typeof multiviewMachine>;

/** The current layout. */
export const selectCells = ({ context }: Snapshot): MultiviewCells => context.cells;

/** The previewed change; null for none. */
export const selectPreview = ({ context }: Snapshot): MultiviewPreview | null => context.preview;
/** The question the viewer has to answer; null for none. */
export const selectQuestion = ({ context }: Snapshot): MultiviewQuestion | null => context.question;
/** Whether the viewer has to answer a question before the layout changes. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');

/** Whether the cell can be moved, resized and emptied. */
export const isEditable = ({ context }: Snapshot, id: string): boolean =>
  context.cells.some((cell) => cell.id === id) && !context.frozen.includes(id);

/** The cells with videos, in their order. */
export const selectVideoCells = ({ context }: Snapshot): readonly MultiviewVideoCell[] =>
  videoCellsOf(context.cells);

/** Ids of the YouTube videos that play, in the order of their cells. */
export const selectPlayingIds = ({ context }: Snapshot): readonly string[] =>
  videoCellsOf(context.cells).flatMap(({ id, content }) =>
    content.service === 'youtube' && context.frozen.includes(id) ? [content.id] : [],
  );

/** The video cell that a chat shows; null if there is no such video yet. */
export function selectChatVideo({ context }: Snapshot, id: string): MultiviewVideoCell | null {
  const chat = context.cells.filter(isChatCell).find((cell) => cell.id === id);
  return chat === undefined ? null : (videoCellsOf(context.cells)[chat.content.tab] ?? null);
}

/** Whether a video cell is muted; other cells always are. */
export const isMuted = ({ context }: Snapshot, id: string): boolean =>
  !context.cells.some((cell) => cell.id === id && isVideoCell(cell)) || context.muted.includes(id);

/** Whether there is a change to undo. */
export const canUndo = ({ context }: Snapshot): boolean => context.history.past.length > 0;
/** Whether there is an undone change to bring back. */
export const canRedo = ({ context }: Snapshot): boolean => context.history.future.length > 0;

/** The layout with its videos as a code for a shared address. Empty for an empty layout. */
export const selectShareCode = ({ context }: Snapshot): string => shareCode(context.cells);

/** The part of a shared address that describes the chats, in addition to the layout code. */
export const selectPanelsQuery = ({ context }: Snapshot) =>
  writeChatPanels(inReadingOrder(context.cells));

/** Whether this cell was made large, and pressing again leads back. */
export const isBigCell = ({ context }: Snapshot, id: string): boolean => isBigHere(context, id);

/**
 * Items of the small menu: the layouts for the current number of videos, saved ones first; on a phone the mobile ones, those for the way it is held first;
 * on another upright screen the upright ones first.
 */
export function selectMenuPresets(
  { context: { isMobile, cells, grid } }: Snapshot,
  own: readonly MultiviewPreset[],
): readonly MultiviewPreset[] {
  const isUpright = grid === null ? isMobile : isUprightGrid(grid);
  const turned = MOBILE_PRESETS.filter(({ isPortrait = false }) => isPortrait === isUpright);
  if (isMobile) return [...turned, ...MOBILE_PRESETS.filter((preset) => !turned.includes(preset))];
  const videos = countVideoSlots(cells);
  const groups = groupPresets(allPresets(own));
  const group = groups.find((one) => one.videos === videos)?.presets ?? [];
  return isUpright ? [...turned, ...group] : group;
}

/** State to store; the next page passes it as `initial`. */
export const selectSaved = ({
  context: { cells, muted, muteOthers },
}: Snapshot): MultiviewSaved => ({ cells, muted, muteOthers });
