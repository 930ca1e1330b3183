/** A layout as a code: with its videos for an address, without them for a saved layout. */
import { inReadingOrder } from './layout';
import { isChatCell, videoCellsOf, type MultiviewCell } from './multiview-cell';
import { encodeMultiview } from './multiview-code';

function codeOf(cells: readonly MultiviewCell[], includeVideos: boolean): string {
  const encoded = encodeMultiview(inReadingOrder(cells), { includeVideos });
  return encoded.ok ? encoded.code : '';
}

/** The layout as an address, with its videos. Empty for an empty layout. */
export const shareCode = (cells: readonly MultiviewCell[]): string => codeOf(cells, true);

/** The layout as saved: without videos, so chats refer to the index of their video. */
export function presetCode(cells: readonly MultiviewCell[]): string {
  const sorted = inReadingOrder(cells);
  const places = sorted.filter((cell) => !isChatCell(cell));
  const videos = videoCellsOf(sorted);
  const pointed = sorted.map((cell): MultiviewCell => {
    if (!isChatCell(cell)) return { ...cell, content: null };
    const video = videos[cell.content.tab];
    const tab = video ? places.findIndex(({ id }) => id === video.id) : cell.content.tab;
    return { ...cell, content: { type: 'chat', tab } };
  });
  return codeOf(pointed, false);
}
