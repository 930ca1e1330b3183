import { expect, test } from 'vitest';
import { sortOrgs } from './use-orgs';

const org = (name: string) => ({ name, short: null, name_jp: null });

test('All Vtubers comes first, then the default favorites in their order, then the rest by name', () => {
  const names = sortOrgs(['Zeta', 'Independents', 'alpha', 'Hololive', 'Nijisanji'].map(org)).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['All Vtubers', 'Hololive', 'Nijisanji', 'Independents', 'alpha', 'Zeta']);
});

test('an org that a service calls All Vtubers is not there twice', () => {
  expect(sortOrgs([org('All Vtubers')])).toHaveLength(1);
});
