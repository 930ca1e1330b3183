import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePlaylists } from './playlist-merge';

const idsOf = (text: string) => text.split('');

const IDS = idsOf('abcdefghij');

const merge = (base: string, mine: string, theirs: string) =>
  mergePlaylists(
    { name: 'before', videoIds: idsOf(base) },
    { name: 'before', videoIds: idsOf(mine) },
    { name: 'before', videoIds: idsOf(theirs) },
  ).videoIds.join('');

describe('playlists of two devices', () => {
  it.each([
    ['nothing elsewhere', 'abc', 'bac', 'abc', 'bac'],
    ['nothing here', 'abc', 'abc', 'cab', 'cab'],
    ['two additions at the end', 'abc', 'abcX', 'abcY', 'abcXY'],
    ['an addition here, a removal elsewhere', 'abc', 'abcX', 'ac', 'acX'],
    ['a removal here, an addition elsewhere', 'abc', 'ac', 'aYbc', 'aYc'],
    ['another order here, an addition elsewhere', 'abc', 'cba', 'abYc', 'cbYa'],
    ['an addition here, another order elsewhere', 'abc', 'aXbc', 'cba', 'cbaX'],
    ['the same addition on both', 'ab', 'abX', 'aXb', 'aXb'],
    ['everything removed elsewhere', 'ab', 'abX', '', 'X'],
  ])('merge %s', (_, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged);
  });

  it('keep the name that one of them changed, and the one of this device where both did', () => {
    const version = (name: string) => ({ name, videoIds: [] });
    const nameOf = (mine: string, theirs: string) =>
      mergePlaylists(version('before'), version(mine), version(theirs)).name;
    expect([nameOf('before', 'there'), nameOf('here', 'before'), nameOf('here', 'there')]).toEqual([
      'there',
      'here',
      'here',
    ]);
  });

  it('lose no addition, bring back no removal and double nothing', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...IDS));
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const merged = merge(base.join(''), mine.join(''), theirs.join(''));
        const wanted = IDS.filter((id) => {
          const [inMine, inTheirs] = [mine.includes(id), theirs.includes(id)];
          return base.includes(id) ? inMine && inTheirs : inMine || inTheirs;
        });
        expect(idsOf(merged).toSorted()).toEqual(wanted);
      }),
    );
  });
});
