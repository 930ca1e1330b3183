/** Selectors of a multiview layout. */
import {
  allPresets,
  countVideoSlots,
  groupPresets,
  isChatCell,
  isVideoCell,
  MOBILE_PRESETS,
  videoCellsOf,
} from '@oshimado/domain';
import type { MultiviewPreset, MultiviewVideoCell, PresetGroup } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import { shareCode } from './multiview.layouts';
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

export const selectPreview = ({ context }: Snapshot): MultiviewPreview | null => context.preview;
export const selectQuestion = ({ context }: Snapshot): MultiviewQuestion | null => context.question;
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');

/** Whether the cell can be moved, resized and emptied. */
export const isEditable = ({ context }: Snapshot, id: string): boolean =>
  context.cells.some((cell) => cell.id === id) && !context.frozen.includes(id);

export const selectVideoCells = ({ context }: Snapshot): readonly MultiviewVideoCell[] =>
  videoCellsOf(context.cells);

/** The video cell that a chat shows; null if there is no such video yet. */
export function selectChatVideo({ context }: Snapshot, id: string): MultiviewVideoCell | null {
  const chat = context.cells.filter(isChatCell).find((cell) => cell.id === id);
  return chat === undefined ? null : (videoCellsOf(context.cells)[chat.content.tab] ?? null);
}

/** Whether a video cell is muted; other cells always are. */
export const isMuted = ({ context }: Snapshot, id: string): boolean =>
  !context.cells.some((cell) => cell.id === id && isVideoCell(cell)) || context.muted.includes(id);

export const canUndo = ({ context }: Snapshot): boolean => context.history.past.length > 0;
export const canRedo = ({ context }: Snapshot): boolean => context.history.future.length > 0;

/** The layout with its videos as a code for a shared address. Empty for an empty layout. */
export const selectShareCode = ({ context }: Snapshot): string => shareCode(context.cells);

/** The layouts to choose from: saved ones first, grouped by number of videos. */
const selectPresetGroups = ({ context }: Snapshot): readonly PresetGroup[] =>
  groupPresets(allPresets(context.ownPresets));

/** Items of the small menu: the layouts for the current number of videos; on a small screen the mobile ones. */
export function selectMenuPresets(snapshot: Snapshot): readonly MultiviewPreset[] {
  const { isMobile, cells } = snapshot.context;
  if (isMobile) return MOBILE_PRESETS;
  const videos = countVideoSlots(cells);
  return selectPresetGroups(snapshot).find((group) => group.videos === videos)?.presets ?? [];
}

/** State to store; the next page passes it as `initial`. */
export function selectSaved({ context }: Snapshot): MultiviewSaved {
  const { cells, muted, muteOthers, ownPresets, autoLayouts, youtubeUrls, twitchUrls } = context;
  return { cells, muted, muteOthers, ownPresets, autoLayouts, youtubeUrls, twitchUrls };
}
