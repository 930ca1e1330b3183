import { describe, expect, it } from 'vitest';
import type { MultiviewCell } from './multiview-cell';
import { muteAll, muteCell, muteOthersThan, soundAfter, unmuteCell } from './sound';
import { rememberUrl } from './url-history';

const cellsOf = (ids: string): readonly MultiviewCell[] =>
  Array.from(ids, (id, at) => ({
    id,
    x: at,
    y: 0,
    w: 1,
    h: 1,
    content: id === 'x' ? null : { type: 'video', id: id.repeat(11), service: 'youtube' },
  }));

describe('"Cells are muted except the first when muteOthers is on."', () => {
  const cells = cellsOf('xabc');

  it('or except the one that was asked for', () => {
    expect(muteOthersThan(cells)).toEqual(['b', 'c']);
    expect(muteOthersThan(cells, 'b')).toEqual(['a', 'c']);
    expect(muteOthersThan(cells, 'gone')).toEqual(['b', 'c']);
  });

  it('and any of them can be muted and unmuted', () => {
    expect(muteAll(cells)).toEqual(['a', 'b', 'c']);
    expect(muteCell(cells, ['b'], 'a')).toEqual(['a', 'b']);
    expect(muteCell(cells, ['b'], 'x')).toEqual(['b']);
    expect(unmuteCell(cells, ['a', 'b'], { id: 'b', muteOthers: false })).toEqual(['a']);
    expect(unmuteCell(cells, ['b', 'c'], { id: 'b', muteOthers: true })).toEqual(['a', 'c']);
    expect(unmuteCell(cells, ['b', 'c'], { id: 'x', muteOthers: true })).toEqual(['b', 'c']);
  });

  it('and a change of the layout leaves the sound where it was', () => {
    const on = { muteOthers: true };
    expect(soundAfter([], cells, { ...on, muted: [] })).toEqual(['b', 'c']);
    expect(soundAfter(cells, cellsOf('cba'), { ...on, muted: ['a', 'c'] })).toEqual(['c', 'a']);
    expect(soundAfter(cells, cellsOf('cb'), { ...on, muted: ['b', 'c'] })).toEqual(['b']);
    expect(soundAfter(cells, cellsOf('cd'), { ...on, muted: ['a', 'b', 'c'] })).toEqual(['c', 'd']);
    expect(soundAfter(cells, cellsOf('cd'), { muteOthers: false, muted: ['a', 'c'] })).toEqual([
      'c',
    ]);
  });
});

describe('"Suggestions from the last 8 used addresses"', () => {
  it('are the newest first, each once', () => {
    const all = Array.from('abcdefghi').reduce<readonly string[]>(rememberUrl, []);
    expect(all).toEqual(Array.from('ihgfedcb'));
    expect(rememberUrl(all, ' d ')).toEqual(Array.from('dihgfecb'));
    expect(rememberUrl(all, ' ')).toEqual(all);
  });
});
