import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupList,
  groupName,
  isNewerGroup,
  isOfGroup,
  lastPosition,
  moveGroup,
  moveMember,
  withMembers,
  type ChannelGroupRecord,
} from './index';

const group = (id: string, over: Partial<ChannelGroupRecord> = {}): ChannelGroupRecord => ({
  id,
  name: id,
  color: 'red',
  position: 0,
  channelIds: [],
  changedAt: 1,
  isRemoved: false,
  ...over,
});
const namesOf = (groups: readonly ChannelGroupRecord[]) => groups.map(({ id }) => id).join('');

describe('two records of one group', () => {
  it('become the one that was changed last', () => {
    const [older, newer] = [group('a'), group('a', { changedAt: 2 })];
    expect([isNewerGroup(newer, older), isNewerGroup(older, newer)]).toEqual([true, false]);
  });

  it('become a removal of the same time, and stay one', () => {
    const [shown, removed] = [group('a'), group('a', { isRemoved: true })];
    expect([isNewerGroup(removed, shown), isNewerGroup(shown, removed)]).toEqual([true, false]);
    expect(isNewerGroup(removed, removed)).toBe(false);
  });
});

describe('the order of groups', () => {
  it('the order of groups is that of their positions, without removed ones', () => {
    const groups = [
      group('a', { position: 3 }),
      group('b', { position: 1 }),
      group('c', { position: 2, isRemoved: true }),
      group('d', { position: 1 }),
    ];
    expect(namesOf(groupList(groups))).toBe('bda');
    expect(lastPosition(groups)).toBe(4);
  });

  it('the order of groups changes the position of one group in any number of moves, until no number is left between two', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 80 }),
        fc.constantFrom(3, 5),
        (moves, count) => {
          let groups = groupList(
            Array.from({ length: count }, (_, at) => group('abcde'[at] ?? '', { position: at })),
          );
          let wanted = groups.map(({ id }) => id);
          for (const [from, to] of moves) {
            const changed = moveGroup(groups, from, to);
            if (from < count && to < count && from !== to) {
              const moved = wanted.slice(from, from + 1);
              const rest = wanted.filter((_, at) => at !== from);
              wanted = [...rest.slice(0, to), ...moved, ...rest.slice(to)];
            }
            const byId = new Map(changed.map((one) => [one.id, one]));
            groups = groupList(groups.map((one) => byId.get(one.id) ?? one));
            expect(groups.map(({ id }) => id)).toEqual(wanted);
          }
        },
      ),
    );
  });

  it('the order of groups is counted again where two positions have no number between them', () => {
    const groups = [
      group('a', { position: 1 }),
      group('b', { position: 1 }),
      group('c', { position: 2 }),
    ];
    const changed = moveGroup(groups, 2, 1);
    expect(changed.map(({ id, position }) => [id, position])).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 3],
    ]);
  });
});

describe('a group', () => {
  it('a group has a name without blanks around it, of at most 50 characters', () => {
    expect(
      ['  Gamers ', '   ', '\u2060', `${'\u2060'.repeat(50)}x`, 'x'.repeat(60)].map(groupName),
    ).toEqual(['Gamers', '', '', '', 'x'.repeat(50)]);
  });

  it('a group has each channel once, at most 500, in an order by hand', () => {
    expect(withMembers(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 600 }, (_, at) => `UC${at}`);
    expect(withMembers([], many)).toHaveLength(500);
    expect(moveMember(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveMember(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c']);
  });

  it('a group has the videos that its members upload or take part in', () => {
    const members = new Set(['a']);
    expect(isOfGroup({ channel: { id: 'a' } }, members)).toBe(true);
    expect(isOfGroup({ channel: { id: 'b' }, mentions: [{ id: 'a' }] }, members)).toBe(true);
    expect(isOfGroup({ channel: { id: 'b' }, mentions: [] }, members)).toBe(false);
  });
});
