import type { ListedOrg } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { orgInputOf, orgValuesOf, rebaseOrg } from './org-form';

const org = (groups: readonly string[], more: Partial<ListedOrg> = {}): ListedOrg => ({
  name: 'Window Works',
  version: '1',
  short: 'Windows',
  name_jp: null,
  groups: groups.map((name) => ({ name, channels: 1 })),
  channels: groups.length,
  ...more,
});
const before = org(['First', 'Second', 'Third']);
const typed = orgValuesOf(before);
const named = (values: typeof typed) => orgInputOf(values).groups ?? [];

describe('what was typed of an organization that somebody else has saved', () => {
  it('has their text in a field that was not touched, and its own in one that was', () => {
    const now = org([], { short: 'Win', name_jp: '窓' });
    const mine = { ...typed, short: 'WW' };
    expect(rebaseOrg(mine, before, now)).toMatchObject({ short: 'WW', name_jp: '窓' });
  });

  it('keeps its renamed group, and has their new one at the end', () => {
    const [first, ...rest] = typed.groups;
    const mine = { ...typed, groups: [{ ...first!, name: 'Debut' }, ...rest] };
    const rebased = rebaseOrg(mine, before, org(['First', 'Second', 'Third', 'Fourth']));
    expect(named(rebased)).toEqual([
      { name: 'Debut', before: 'First' },
      { name: 'Second', before: 'Second' },
      { name: 'Third', before: 'Third' },
      { name: 'Fourth', before: 'Fourth' },
    ]);
    expect(new Set(rebased.groups.map(({ key }) => key)).size).toBe(4);
  });

  it('leaves out what it removed, and adds again what they renamed', () => {
    const mine = { ...typed, groups: typed.groups.slice(0, 2) };
    const rebased = rebaseOrg(mine, before, org(['Opening', 'Second', 'Third']));
    expect(named(rebased)).toEqual([
      { name: 'First', before: undefined },
      { name: 'Second', before: 'Second' },
      { name: 'Opening', before: 'Opening' },
    ]);
  });

  it('has once a group that both have added', () => {
    const mine = {
      ...typed,
      groups: [...typed.groups, { key: 3, name: 'Fourth ', before: undefined, channels: 0 }],
    };
    const rebased = rebaseOrg(mine, before, org(['First', 'Second', 'Third', 'Fourth']));
    expect(named(rebased).slice(3)).toEqual([{ name: 'Fourth', before: 'Fourth' }]);
  });

  it('is a new one where they removed it', () => {
    const rebased = rebaseOrg(typed, before, undefined);
    expect(rebased).toMatchObject({ name: 'Window Works', short: 'Windows' });
    expect(named(rebased).map((group) => group.before)).toEqual([undefined, undefined, undefined]);
  });
});
