import { ALL_ORGS } from './limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORGS_AT_ONCE_MAX, parseOrgs, sortOrgs, writeOrgs } from './orgs';

test.each([
  [null, []],
  ['', []],
  [' , ,', []],
  ['Hololive', ['Hololive']],
  ['Hololive,Nijisanji', ['Hololive', 'Nijisanji']],
  ['Hololive, Nijisanji ,Hololive', ['Hololive', 'Nijisanji']],
  [`Hololive,${ALL_ORGS}`, [ALL_ORGS]],
  ['Cats\\, Dogs,Birds', ['Cats, Dogs', 'Birds']],
])('%j names %j', (text, orgs) => {
  expect(parseOrgs(text)).toEqual(orgs);
});

test('what was written is read again, whatever the names', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: ORGS_AT_ONCE_MAX });
  fc.assert(
    fc.property(names, (orgs) => {
      fc.pre(!orgs.includes(ALL_ORGS));
      expect(parseOrgs(writeOrgs(orgs))).toEqual(orgs);
    }),
  );
});

test('an address names no more organizations than a page may ask for', () => {
  const many = Array.from({ length: 50 }, (_, at) => `Org ${at}`);
  expect(parseOrgs(writeOrgs(many))).toHaveLength(ORGS_AT_ONCE_MAX);
});

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
