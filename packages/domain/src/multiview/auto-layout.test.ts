/** Automatic layouts: every chat stays, and players are as large as their platforms ask where a layout can do that. */
import { describe, expect, it } from 'vitest';
import {
  automaticLayout,
  hasRoomForPlayers,
  isAutomaticLayout,
  isSingleByDefault,
  isSingleOnPhones,
  type GridSize,
} from './auto-layout';
import { countVideoSlots, doOverlap, isInsideGrid } from './multiview-cell';
import type { MultiviewCell, MultiviewSlot } from './multiview-cell';
import { cellsOfPreset, chooseAutoLayout, DEFAULT_AUTO_LAYOUTS, lookOf } from './presets';

const layoutWith = (chats: number): readonly MultiviewCell[] =>
  Array.from({ length: chats }, (_, at) => ({
    id: `c${at}`,
    x: 0,
    y: 24 + at,
    w: 1,
    h: 1,
    content: { type: 'chat', tab: 0 },
  }));

const taken = (videos: number, chats: number, grid: GridSize | null = null) => {
  const slots = automaticLayout(DEFAULT_AUTO_LAYOUTS, layoutWith(chats), { videos, grid });
  return slots ?? [];
};
const chatsIn = (slots: readonly MultiviewSlot[]) =>
  slots.filter(({ content }) => content?.type === 'chat').length;
/** The smallest player of a layout, in px. */
const smallest = (slots: readonly MultiviewSlot[], grid: GridSize) => {
  const videos = slots.filter(({ content }) => content?.type !== 'chat');
  return {
    width: Math.min(...videos.map(({ w }) => (w * grid.width) / 24)),
    height: Math.min(...videos.map(({ h }) => (h * grid.height) / 24)),
  };
};
const ROOMS = Array.from({ length: 16 }, (_, at) => at + 1).flatMap((videos) =>
  Array.from({ length: 7 }, (_, chats) => [videos, chats] as const),
);

describe('every chat stays', () => {
  it.each([
    [2, 1, 'Side Chat 2'],
    [3, 1, '3📱 1💬'],
    [4, 2, '2x2🎞️ 2💬'],
  ])('with %i videos and %i chats by a layout that was made for it: %s', (videos, chats) => {
    expect(
      isAutomaticLayout(taken(videos, chats).map((slot, at) => ({ ...slot, id: `${at}` }))),
    ).toBe(true);
    expect(chatsIn(taken(videos, chats))).toBe(chats);
  });

  it('two chats stay beside six videos', () => {
    const slots = taken(6, 2);
    expect(countVideoSlots(slots)).toBe(6);
    expect(slots.filter(({ content }) => content?.type === 'chat')).toMatchObject([
      { x: 18, y: 0, w: 6, h: 12 },
      { x: 18, y: 12, w: 6, h: 12 },
    ]);
  });

  it.each([null, { width: 1_280, height: 736 }, { width: 360, height: 676 }])(
    'every chat stays with 1 to 16 videos, inside the grid and side by side, on %o',
    (grid) => {
      for (const [videos, chats] of ROOMS) {
        const slots = taken(videos, chats, grid);
        expect(countVideoSlots(slots)).toBe(videos);
        expect(chatsIn(slots)).toBeGreaterThanOrEqual(chats);
        expect(slots.every(isInsideGrid)).toBe(true);
        expect(slots.some((one, at) => slots.slice(0, at).some((two) => doOverlap(one, two)))).toBe(
          false,
        );
      }
    },
  );

  it('or there is no such layout', () => {
    expect(taken(2, 30)).toEqual([]);
    expect(taken(17, 0)).toEqual([]);
  });
});

describe('players are as large as the platforms ask', () => {
  const grids = [
    { name: 'a notebook', grid: { width: 1_280, height: 736 }, most: 16 },
    { name: 'an upright monitor', grid: { width: 1_080, height: 1_856 }, most: 16 },
    { name: 'an upright tablet', grid: { width: 768, height: 960 }, most: 12 },
    { name: 'a phone on its side', grid: { width: 844, height: 326 }, most: 4 },
    { name: 'an upright phone', grid: { width: 390, height: 780 }, most: 3 },
    { name: 'an open foldable', grid: { width: 717, height: 448 }, most: 6 },
  ];

  it.each(grids)(
    'players are as large as the platforms ask on $name with up to $most videos',
    ({ grid, most }) => {
      for (let videos = 1; videos <= most; videos += 1) {
        const { width, height } = smallest(taken(videos, 0, grid), grid);
        expect([videos, width >= 200, height >= 200]).toEqual([videos, true, true]);
      }
    },
  );

  it('players of Twitch are as large as it asks, which is more', () => {
    const grid = { width: 1_280, height: 736 };
    const stream: MultiviewCell = {
      id: 'c0',
      x: 0,
      y: 0,
      w: 24,
      h: 24,
      content: { type: 'video', id: 'shylily', service: 'twitch' },
    };
    const slots = automaticLayout(DEFAULT_AUTO_LAYOUTS, [stream], { videos: 5, grid }) ?? [];
    const { width, height } = smallest(slots, grid);
    expect([width >= 400, height >= 300]).toEqual([true, true]);
    expect(hasRoomForPlayers([{ ...stream, w: 6, h: 12 }], grid)).toBe(false);
    expect(hasRoomForPlayers([{ ...stream, w: 12, h: 12 }], grid)).toBe(true);
  });

  it('an upright screen has its videos one above the other', () => {
    const slots = taken(4, 0, { width: 1_080, height: 1_856 });
    expect(slots.every(({ w }) => w === 24)).toBe(true);
  });
});

describe('one cell at a time', () => {
  const windows = [
    { name: '844×390', grid: { width: 844, height: 342 }, most: 4 },
    { name: '768×1024', grid: { width: 768, height: 976 }, most: 12 },
    { name: '1080×1920', grid: { width: 1_080, height: 1_872 }, most: 16 },
    { name: '360×800', grid: { width: 360, height: 752 }, most: 3 },
    { name: 'a foldable of 717×512', grid: { width: 717, height: 464 }, most: 6 },
  ];
  const filledWith = (videos: number, grid: GridSize) =>
    taken(videos, 0, grid).map((slot, at): MultiviewCell => ({
      ...slot,
      id: `c${at}`,
      content: slot.content ?? { type: 'video', id: 'abcdefghijk', service: 'youtube' },
    }));

  it.each(windows)(
    'a window of $name has one cell at a time only where more than $most players would be smaller than they may be',
    ({ grid, most }) => {
      for (let videos = 1; videos <= 16; videos += 1) {
        const cells = filledWith(videos, grid);
        expect([videos, isSingleByDefault(cells, grid)]).toEqual([videos, videos > most]);
        const { width, height } = videos > most ? grid : smallest(cells, grid);
        expect([videos, width >= 200, height >= 200]).toEqual([videos, true, true]);
      }
    },
  );

  it.each(windows)(
    'a window of $name has one cell at a time where a shared layout is made for a wider one',
    (one) => {
      const wide = filledWith(16, { width: 1_280, height: 736 });
      expect(isSingleByDefault(wide, one.grid)).toBe(one.grid.width < 1_000);
    },
  );

  it.each([
    [{ w: 24, h: 12 }, false],
    [{ w: 12, h: 12 }, undefined],
    [{ w: 6, h: 6 }, true],
  ])(
    'on every upright phone or on none, unless the size of the phone decides: %o, %s',
    (size, is) => {
      const content = { type: 'video', id: 'abcdefghijk', service: 'youtube' } as const;
      expect(isSingleOnPhones([{ id: 'c0', x: 0, y: 0, ...size, content }])).toBe(is);
    },
  );

  it('not on a large screen, whose viewer has made a cell small', () => {
    const [cell] = filledWith(1, { width: 1_280, height: 736 });
    const small = cell ? [{ ...cell, w: 2, h: 2 }] : [];
    expect(isSingleByDefault(small, { width: 1_280, height: 736 })).toBe(false);
    expect(isSingleByDefault(small, { width: 1_080, height: 1_872 })).toBe(false);
    expect(isSingleByDefault(small, { width: 768, height: 976 })).toBe(true);
  });
});

it('the layout that the viewer has chosen comes first where it fits', () => {
  const own = chooseAutoLayout(DEFAULT_AUTO_LAYOUTS, 2, 'AARM,AMRM,RAHYchat');
  for (const grid of [null, { width: 1_080, height: 1_856 }]) {
    const slots = automaticLayout(own, [], { videos: 2, grid }) ?? [];
    expect(lookOf(slots)).toBe(lookOf(cellsOfPreset('AARM,AMRM,RAHYchat')));
  }
});

it('a layout that was taken by itself is known again on another screen', () => {
  for (const grid of [
    { width: 360, height: 676 },
    { width: 1_280, height: 736 },
  ]) {
    for (const [videos, chats] of ROOMS) {
      const cells = taken(videos, chats, grid).map((slot, at) => ({ ...slot, id: `c${at}` }));
      expect([videos, chats, isAutomaticLayout(cells)]).toEqual([videos, chats, true]);
    }
  }
  expect(isAutomaticLayout([])).toBe(false);
  expect(isAutomaticLayout(cellsOfPreset('AAGG'))).toBe(false);
});
