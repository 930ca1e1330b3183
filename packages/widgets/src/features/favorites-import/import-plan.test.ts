import type { LookedUpChannel } from '@oshimado/contract';
import type { FollowedFile } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { sampleGroup } from '../../testing/memory-groups';
import { hasChanges, importPlan, type PlanInput } from './import-plan';

const found = (id: string, over: Partial<LookedUpChannel> = {}): LookedUpChannel => ({
  key: id,
  id,
  name: id,
  english_name: null,
  type: 'vtuber',
  org: null,
  ...over,
});
const fileOf = (
  keys: readonly string[],
  groups: FollowedFile['groups'] = [],
): Pick<FollowedFile, 'channels' | 'groups'> => ({
  channels: keys.map((key) => ({ key, name: key })),
  groups,
});
const groupOf = (name: string, keys: readonly string[]) => ({ name, color: undefined, keys });
const many = (count: number, prefix = 'UC') =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const plan = (over: Partial<PlanInput>) =>
  importPlan({
    file: fileOf([]),
    found: [],
    favoriteIds: new Set(),
    groups: [],
    unwanted: new Set(),
    ...over,
  });

it('a plan tells what becomes a favorite from what is one, cannot be one, and is not here', () => {
  const given = plan({
    file: fileOf(['a', 'b', 'clips', '@b', 'x']),
    found: [found('a'), found('b'), found('b', { key: '@b' }), found('clips', { type: 'subber' })],
    favoriteIds: new Set(['a']),
  });
  expect(given).toEqual({
    addIds: ['b'],
    known: 1,
    overflow: 0,
    clippers: 1,
    unknown: [{ key: 'x', name: 'x' }],
    groups: [],
  });
  expect(hasChanges(given)).toBe(true);
  expect(hasChanges(plan({ file: fileOf(['x']) }))).toBe(false);
});

it('a plan fills up the favorites in the order of the file, and counts what does not fit', () => {
  const ids = many(20);
  const given = plan({
    file: fileOf(ids, [groupOf('All', ids)]),
    found: ids.map((id) => found(id)),
    favoriteIds: new Set([...many(990, 'old'), 'UC19']),
  });
  expect([given.addIds, given.overflow, given.known]).toEqual([ids.slice(0, 9), 10, 1]);
  // A channel that is left out is in no group either.
  expect(given.groups[0]?.addedIds).toEqual([...ids.slice(0, 9), 'UC19']);
});

describe('a profile', () => {
  it('a profile makes a group of the next color, or adds to the group of its name', () => {
    const given = plan({
      file: fileOf(['a', 'b', 'x'], [groupOf('Gamers', ['a', 'b']), groupOf('New', ['b', 'x'])]),
      found: [found('a'), found('b')],
      groups: [sampleGroup({ channelIds: ['a'] })],
    });
    expect(given.groups).toMatchObject([
      { name: 'Gamers', color: 'teal', addedIds: ['b'], state: 'open', isChosen: true },
      { name: 'New', color: 'orange', addedIds: ['b'], state: 'open', isChosen: true },
    ]);
  });

  it('a profile is nothing to choose without channels, or when its group has them already', () => {
    const given = plan({
      file: fileOf(['a', 'x'], [groupOf('Gamers', ['a']), groupOf('None', ['x'])]),
      found: [found('a')],
      groups: [sampleGroup({ channelIds: ['a'] })],
    });
    expect(given.groups.map(({ state, isChosen }) => [state, isChosen])).toEqual([
      ['same', false],
      ['nothing', false],
    ]);
  });

  it('a profile that a group has no room for says how many stay out', () => {
    const ids = many(450);
    const given = plan({
      file: fileOf(ids, [groupOf('Gamers', ids)]),
      found: ids.map((id) => found(id)),
      groups: [sampleGroup({ channelIds: many(100, 'old') })],
    });
    expect(given.groups[0]).toMatchObject({ addedIds: { length: 400 }, overflow: 50 });
    const crowded = plan({
      file: fileOf(['a'], [groupOf('Gamers', ['a'])]),
      found: [found('a')],
      groups: [sampleGroup({ channelIds: many(500, 'old') })],
    });
    expect(crowded.groups[0]).toMatchObject({ state: 'noRoom', isChosen: false, overflow: 1 });
  });

  it('a profile cannot be a group when there are as many as there can be, until another one is not wanted', () => {
    const groups = many(49, 'Group').map((name) => sampleGroup({ id: name, name }));
    const file = fileOf(['a'], [groupOf('One', ['a']), groupOf('Two', ['a'])]);
    const stateOf = (unwanted: ReadonlySet<string>) =>
      plan({ file, found: [found('a')], groups, unwanted }).groups.map(
        ({ state, isChosen }) => `${state} ${isChosen}`,
      );
    expect(stateOf(new Set())).toEqual(['open true', 'full false']);
    expect(stateOf(new Set(['One']))).toEqual(['open false', 'open true']);
  });
});
