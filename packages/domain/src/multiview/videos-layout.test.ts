import { describe, expect, it } from 'vitest';
import {
  doOverlap,
  isChatCell,
  isInsideGrid,
  isVideoCell,
  videoCellsOf,
  type MultiviewCell,
} from './multiview-cell';
import { decodeMultiview } from './multiview-code';
import type { PickedVideo } from './picked-video';
import { fillEmptyCells, layoutOfVideos } from './videos-layout';

const videosOf = (count: number): readonly PickedVideo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `video${at}`.padEnd(11, '_'),
    service: 'youtube',
  }));
const idsOf = (cells: readonly MultiviewCell[]) => videoCellsOf(cells).map((one) => one.content.id);

const counts = Array.from({ length: 63 }, (_, at) => at + 1);

describe('the layout of listed videos', () => {
  it.each([
    ['with a chat', true],
    ['without a chat', false],
  ])('%s has a cell for each video, inside the grid and beside each other', (_name, hasChat) => {
    for (const count of counts) {
      const cells = layoutOfVideos(videosOf(count), { hasChat });
      expect(idsOf(cells)).toEqual(videosOf(count).map(({ id }) => id));
      expect(cells.some(isChatCell)).toBe(hasChat);
      expect(cells.every((cell) => isChatCell(cell) || isVideoCell(cell))).toBe(true);
      expect(cells.every(isInsideGrid)).toBe(true);
      expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
      const overlapping = cells.some((one, at) =>
        cells.slice(at + 1).some((two) => doOverlap(one, two)),
      );
      expect(overlapping).toBe(false);
    }
  });

  it('the layout of listed videos takes the automatic layout, or another preset if that has a chat that is not wanted', () => {
    const places = (count: number, hasChat: boolean) =>
      layoutOfVideos(videosOf(count), { hasChat }).map(({ x, y, w, h }) => [x, y, w, h].join());
    expect(places(1, true)).toEqual(['0,0,20,24', '20,0,4,24']);
    expect(places(1, false)).toEqual(['0,0,24,24']);
    expect(places(4, false)).toEqual(['0,0,12,12', '12,0,12,12', '0,12,12,12', '12,12,12,12']);
  });

  it('the layout of listed videos shows the chats of the first videos', () => {
    const chats = layoutOfVideos(videosOf(4), { hasChat: true }).filter(isChatCell);
    expect(chats.map(({ content }) => content.tab)).toEqual([0, 1]);
  });

  it('the layout of listed videos is empty without videos, and leaves out what has no room', () => {
    expect(layoutOfVideos([], { hasChat: true })).toEqual([]);
    expect(idsOf(layoutOfVideos(videosOf(90), { hasChat: true }))).toHaveLength(63);
  });
});

it('videos fill the empty cells of a layout, and its chats stay with their videos', () => {
  const decoded = decodeMultiview('AAMM,MAMMabcdefghijk,AMYMchat0');
  const cells = fillEmptyCells(decoded.ok ? decoded.cells : [], videosOf(3));
  expect(idsOf(cells)).toEqual(['video0_____', 'abcdefghijk']);
  expect(cells.filter(isChatCell).map(({ content }) => content.tab)).toEqual([1]);
});
