import { expect, it } from 'vitest';
import { countAt, noteCount } from './drawn-counts';
import {
  heightsIn,
  lastLayout,
  noteHeight,
  noteLayout,
  readListMemory,
  recallListMemory,
} from './list-memory';

const layout = { look: 'grid', width: 1_000, columns: 4, gap: 16 };

it('the memory of a list keeps the heights of cards for each look and width', () => {
  noteLayout(layout);
  noteHeight(heightsIn(layout), 'a', 280.5);
  expect(lastLayout('grid')).toBe(layout);
  expect(heightsIn({ ...layout }).get('a')).toBe(280.5);
  expect(heightsIn({ ...layout, width: 999 }).get('a')).toBeUndefined();
});

it('the memory of lists forgets the layouts that were not used for long', () => {
  for (let width = 1; width <= 7; width += 1) {
    noteHeight(heightsIn({ ...layout, look: 'list', width }), 'a', width);
    noteLayout({ ...layout, look: `list ${width}` });
  }
  expect(heightsIn({ ...layout, look: 'list', width: 7 }).get('a')).toBe(7);
  expect(lastLayout('list 1')).toBeUndefined();
  expect(lastLayout('list 7')).toBeDefined();
});

it('the memory of a list is the same after the tab was loaded again', () => {
  noteLayout(layout);
  noteHeight(heightsIn(layout), 'b', 300);
  noteCount('entry', 72);
  const text = JSON.stringify(readListMemory());
  heightsIn(layout).clear();
  noteCount('entry', 24);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written a line above
  recallListMemory(JSON.parse(text) as ReturnType<typeof readListMemory>);
  expect(heightsIn(layout).get('b')).toBe(300);
  expect(countAt('entry')).toBe(72);
});
