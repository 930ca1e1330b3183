import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstEmptyCell, firstFreePlace, followVideos, inReadingOrder } from './layout';
import { placeCell, removeCell, separateCells, swapCells } from './layout';
import { mergeLayout, openLayout } from './merge';
import { doOverlap, isChatCell, isInsideGrid, readableCells, videoCellsOf } from './multiview-cell';
import type { MultiviewCell } from './multiview-cell';
import { decodeMultiview, encodeMultiview } from './multiview-code';
import { seededRandom, randomLayout } from '../testing/multiview-random';
import { DESKTOP_PRESETS } from './preset-list';

const [A, B, C] = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];

function layout(code: string, prefix = 'c'): readonly MultiviewCell[] {
  const decoded = decodeMultiview(code, { prefix });
  if (!decoded.ok) throw new Error(`${code}: ${decoded.problem.code}`);
  return decoded.cells;
}

/** What a layout shows: each video by its cell, each chat by the video it shows. */
function shown(cells: readonly MultiviewCell[]): readonly string[] {
  const videos = videoCellsOf(cells);
  return cells.map(({ id, content }) => {
    if (content === null) return `${id} empty`;
    if (content.type === 'video') return `${id} ${content.id.charAt(0)}`;
    return `${id} chat of ${videos[content.tab]?.content.id.charAt(0) ?? 'none'}`;
  });
}

/** Which video each chat shows, by the cells' ids. */
const chats = (cells: readonly MultiviewCell[]) =>
  new Map(
    cells
      .filter(isChatCell)
      .map(({ id, content }) => [id, videoCellsOf(cells)[content.tab]?.id ?? null]),
  );

const places = ([...cells]: readonly MultiviewCell[]) =>
  cells.map(({ id, x, y, w, h }) => `${id} ${x} ${y} ${w} ${h}`);

describe('"A new cell is 4 wide by 6 high"', () => {
  it('a new cell goes to the first free place, row by row', () => {
    expect(firstFreePlace([])).toEqual({ x: 0, y: 0, w: 4, h: 6 });
    expect(firstFreePlace(layout('AAUM'))).toEqual({ x: 20, y: 0, w: 4, h: 6 });
    expect(firstFreePlace(layout('AAYG'))).toEqual({ x: 0, y: 6, w: 4, h: 6 });
  });

  it('below everything when the grid is full, and nowhere when that is full too', () => {
    const cells = [...layout('AAYY')];
    for (let place = firstFreePlace(cells); place; place = firstFreePlace(cells)) {
      cells.push({ id: `n${cells.length}`, ...place, content: null });
    }
    expect(cells[1]).toMatchObject({ x: 0, y: 24 });
    expect(cells).toHaveLength(1 + 6 * 6);
    expect(cells.every(isInsideGrid)).toBe(true);
  });
});

describe('cells', () => {
  it('cells are filled by column, then by row', () => {
    expect(firstEmptyCell(layout(`MAMM,AMMM,AAMM${A},MMMM`))).toMatchObject({ x: 0, y: 12 });
    expect(firstEmptyCell(layout(`AAYY${A}`))).toBeUndefined();
  });

  it('cells move and grow within the grid and beside each other', () => {
    const cells = layout('AAGG,MMGG');
    expect(placeCell(cells, 'c0', { x: 6 })).toMatchObject([{ x: 6, y: 0, w: 6 }, { x: 12 }]);
    expect(placeCell(cells, 'c0', { w: 12, h: 12 })).toMatchObject([{ w: 12, h: 12 }, {}]);
    expect(placeCell(cells, 'c0', { w: 13, h: 13 })).toBe('overlap');
    expect(placeCell(cells, 'c0', { x: 20 })).toBe('outside');
    expect(placeCell(cells, 'c0', { y: 20 })).toBe('outside');
    expect(placeCell(cells, 'c0', { w: 0 })).toBe('outside');
    expect(placeCell(cells, 'c0', { x: 0.5 })).toBe('outside');
    expect(placeCell(cells, 'gone', { x: 0 })).toBe('gone');
  });

  it('swap place and size, and keep what they hold', () => {
    const cells = layout(`AAMY${A},MAMM${B},MMMMchat1`);
    const swapped = swapCells(cells, 'c0', 'c2');
    expect(swapped !== 'gone' && shown(swapped)).toEqual(shown(cells));
    expect(swapped).toMatchObject([{ x: 12, y: 12, h: 12 }, { x: 12 }, { x: 0, h: 24 }]);
    expect(swapCells(cells, 'c0', 'gone')).toBe('gone');
  });

  it('cells that are gone cannot be removed once more', () => {
    const cells = layout('AAMY,MAMY');
    expect(removeCell(cells, 'gone')).toEqual(cells);
    expect(removeCell(cells, 'c0')).toEqual(cells.slice(1));
  });
});

describe('chats keep pointing at the same video', () => {
  const cells = layout(`AAGM${A},GAGM${B},MAGM${C},SAGMchat1,SMGMchat2`);

  it('when another video leaves', () => {
    expect(shown(removeCell(cells, 'c0'))).toEqual([
      'c1 b',
      'c2 c',
      'c3 chat of b',
      'c4 chat of c',
    ]);
  });

  it('chats take a video that no chat shows when their own leaves', () => {
    expect(shown(removeCell(cells, 'c1'))).toContain('c3 chat of a');
    const one = removeCell(removeCell(cells, 'c0'), 'c1');
    expect(shown(one)).toEqual(['c2 c', 'c3 chat of c', 'c4 chat of c']);
    expect(shown(removeCell(one, 'c2'))).toEqual(['c3 chat of none', 'c4 chat of none']);
  });

  it('when an empty cell before it is filled', () => {
    const before = layout(`AAMM,AMMM${B},MAMYchat0`);
    const [empty, ...rest] = before;
    const video = { type: 'video', id: A, service: 'youtube' } as const;
    const after = empty ? [{ ...empty, content: video }, ...rest] : [];
    expect(shown(followVideos(before, after))).toEqual(['c0 a', 'c1 b', 'c2 chat of b']);
  });

  it('chats point at the same video behind a link, where the parts are sorted', () => {
    const swapped = swapCells(cells, 'c0', 'c2');
    const sorted = swapped === 'gone' ? [] : inReadingOrder(swapped);
    const encoded = encodeMultiview(sorted, { includeVideos: true });
    const read = layout(encoded.ok ? encoded.code : '');
    expect(shown(read)).toEqual(['c0 c', 'c1 b', 'c2 a', 'c3 chat of b', 'c4 chat of c']);
  });

  it('chats of any layout point at the same video behind a link', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const cells = randomLayout(seededRandom(seed));
        const sorted = inReadingOrder(cells);
        expect(chats(sorted)).toEqual(
          new Map(sorted.filter(isChatCell).map(({ id }) => [id, chats(cells).get(id)])),
        );
        expect([...sorted].map(({ id }) => id).sort()).toEqual(cells.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('a layout that takes the place of another', () => {
  it('a layout that takes the place of another keeps the videos in their order and in their cells', () => {
    const merged = mergeLayout(layout(`AAMY${A},MAMY${B}`), layout('AAMY,MAMM,MMMM', 't'));
    expect(shown(merged)).toEqual(['c0 a', 'c1 b', 't2 empty']);
    expect(places(merged)).toEqual(['c0 0 0 12 24', 'c1 12 0 12 12', 't2 12 12 12 12']);
  });

  it('a layout that takes the place of another keeps empty cells behind the videos and leaves behind what does not fit', () => {
    const current = layout(`AAIY,IAIY${A},QAIY${B}`);
    expect(shown(mergeLayout(current, layout('AAMY,MAMM,MMMM', 't')))).toEqual([
      'c1 a',
      'c2 b',
      'c0 empty',
    ]);
    expect(shown(mergeLayout(current, layout('AAYY', 't')))).toEqual(['c1 a']);
  });

  it('a layout that takes the place of another keeps chats on their video, and points new ones at a video no other chat shows', () => {
    const current = layout(`AAMY${A},MAGY${B},SAGYchat1`);
    expect(shown(mergeLayout(current, layout('AAOM,AMOM,OAFYchat,TAFYchat', 't')))).toEqual([
      'c0 a',
      'c1 b',
      'c2 chat of b',
      't3 chat of a',
    ]);
  });

  it('shares the places of videos to come out among its chats', () => {
    const tabsOf = (code: string) =>
      mergeLayout([], layout(code)).flatMap((cell) => (isChatCell(cell) ? [cell.content.tab] : []));
    expect(tabsOf('AAOM,AMOM,OAFYchat,TAFYchat')).toEqual([0, 1]);
    expect(tabsOf('AAMM,AMMM,MAHY,TAFYchat2')).toEqual([2]);
    expect(tabsOf('AAUY,UAEYchat9')).toEqual([0]);
  });

  it('a layout from a link keeps the cells of videos that play already', () => {
    const current = layout(`AAMY${A},MAMY${B}`);
    const target = layout(`AAMM${B},AMMM,MAMMchat0`, 't');
    expect(shown(openLayout(current, target, { fillEmpty: false }))).toEqual([
      'c1 b',
      't1 empty',
      't2 chat of b',
    ]);
    expect(shown(openLayout(current, target, { fillEmpty: true }))).toEqual([
      'c1 b',
      'c0 a',
      't2 chat of b',
    ]);
  });

  it('a layout that takes the place of another holds for any layout and any preset: order, identity, chats', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...DESKTOP_PRESETS), (seed, preset) => {
        const current = randomLayout(seededRandom(seed));
        const target = layout(preset.code, 't');
        const merged = mergeLayout(current, target);
        const videos = videoCellsOf(merged);
        expect(merged).toHaveLength(target.length);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(videos.map(({ id, content }) => ({ id, content }))).toEqual(
          videoCellsOf(current)
            .slice(0, videos.length)
            .map(({ id, content }) => ({ id, content })),
        );
        const kept = new Set(videos.map(({ id }) => id));
        const before = [...chats(current)].filter(([, video]) => video && kept.has(video));
        const after = chats(merged);
        const stayed = before.filter(([chat]) => after.has(chat));
        expect(stayed.map(([chat]) => [chat, after.get(chat)])).toEqual(stayed);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a stored layout', () => {
  it('a stored layout is shown without the cells that cannot be', () => {
    const good = layout(`AAMY${A},MAMYchat0`);
    const [first] = good;
    const cells = [
      ...good,
      ...(first ? [first, { ...first, id: 'x', x: -1 }, { ...first, id: 'y', w: 30 }] : []),
      { id: 'z', x: 0, y: 0, w: 1, h: 1, content: { type: 'chat', tab: -1 } } as const,
    ];
    expect(readableCells(cells)).toEqual(good);
  });
  it('whatever lies over what, each cell is shown, and none lies over another', () => {
    const box = fc.record({ x: fc.nat(12), y: fc.nat(12), w: fc.constant(12), h: fc.constant(12) });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
        const cells = boxes.map((one, at) => ({ id: `c${at}`, content: null, ...one }));
        const separate = separateCells(cells);
        expect(separate.map(({ id }) => id)).toEqual(cells.map(({ id }) => id));
        expect(
          separate.filter((one) => separate.some((two) => one !== two && doOverlap(one, two))),
        ).toEqual([]);
        expect(separateCells(separate)).toEqual(separate);
      }),
    );
  });

  it('a stored layout knows cells over each other', () => {
    const box = { x: 4, y: 4, w: 4, h: 4 };
    expect(doOverlap(box, { x: 7, y: 7, w: 1, h: 1 })).toBe(true);
    expect(doOverlap(box, { x: 8, y: 4, w: 4, h: 4 })).toBe(false);
    expect(doOverlap(box, { x: 4, y: 8, w: 4, h: 4 })).toBe(false);
  });
});
