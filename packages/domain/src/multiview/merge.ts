/** Replaces a layout by another. Videos keep their order and their cells, so that no player reloads. */
import { firstTabWithoutChat, followVideos } from './layout';
import { isChatCell, isEmptyCell, isVideoCell, videoCellsOf } from './multiview-cell';
import type { MultiviewCell, MultiviewChatCell, MultiviewVideo } from './multiview-cell';

/** The place of one cell with the id and the content of another. */
const moveInto = (place: MultiviewCell, { id, content }: MultiviewCell): MultiviewCell => ({
  ...place,
  id,
  content,
});

/** New chats, one after the other: their requested video if no other chat shows it, else the first without a chat. */
function pointNewChats(
  cells: readonly MultiviewCell[],
  isNew: (cell: MultiviewCell) => boolean,
): readonly MultiviewCell[] {
  const settled = cells.filter((cell) => !isChatCell(cell) || !isNew(cell));
  const videos = videoCellsOf(cells).length;
  const slots = cells.filter((cell) => !isChatCell(cell)).length;
  return cells.map((cell): MultiviewCell => {
    if (!isChatCell(cell) || !isNew(cell)) return cell;
    const wanted = cell.content.tab;
    const shown = new Set(settled.filter(isChatCell).map(({ content }) => content.tab));
    const free = firstTabWithoutChat(settled, slots);
    // While there are no videos, the chats are distributed over the places of future videos.
    const isEarly = wanted >= videos && free < videos && !shown.has(free);
    const tab = shown.has(wanted) || wanted >= slots || isEarly ? free : wanted;
    const pointed: MultiviewChatCell = { ...cell, content: { ...cell.content, tab } };
    settled.push(pointed);
    return pointed;
  });
}

/**
 * The places of `target` with the contents of `current`: its videos in order, its chats on their videos. What does not
 * fit is dropped. The ids of the two must differ.
 */
export function mergeLayout(
  current: readonly MultiviewCell[],
  target: readonly MultiviewCell[],
): readonly MultiviewCell[] {
  const videos = [...videoCellsOf(current), ...current.filter(isEmptyCell)];
  const chats = current.filter(isChatCell);
  const merged = target.map((place) => {
    const kept = isChatCell(place) ? chats.shift() : videos.shift();
    return kept === undefined ? place : moveInto(place, kept);
  });
  const isNew = ({ id }: MultiviewCell) => target.some((cell) => cell.id === id);
  return pointNewChats(followVideos(current, merged), isNew);
}

const isSameVideo = (one: MultiviewVideo, two: MultiviewVideo) =>
  one.service === two.service && one.id === two.id;

/**
 * A layout with contents of its own, from a link. A video that is already playing keeps its cell. With `fillEmpty` the
 * empty cells take the current videos that it does not contain.
 */
export function openLayout(
  current: readonly MultiviewCell[],
  target: readonly MultiviewCell[],
  { fillEmpty }: { readonly fillEmpty: boolean },
): readonly MultiviewCell[] {
  const present = [...videoCellsOf(current)];
  const ids = new Map<string, string>();
  for (const { id, content } of target.filter(isVideoCell)) {
    const at = present.findIndex((video) => isSameVideo(video.content, content));
    const [same] = at === -1 ? [] : present.splice(at, 1);
    if (same !== undefined) ids.set(id, same.id);
  }
  const filled = target.map((cell): MultiviewCell => {
    const video = fillEmpty && isEmptyCell(cell) ? present.shift() : undefined;
    if (video === undefined) return cell;
    ids.set(cell.id, video.id);
    return { ...cell, content: video.content };
  });
  return followVideos(target, filled).map((cell) => ({ ...cell, id: ids.get(cell.id) ?? cell.id }));
}
