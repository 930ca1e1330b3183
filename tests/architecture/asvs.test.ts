/** The table of ASVS: every requirement once, places that exist, and counts that are true. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source';

const PAGES = ['docs/security/asvs.md', 'docs/security/README.md'] as const;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read(PAGES[0]);
/** The numbers of the standard alone; `source` in the file says where they are from. */
const standard = JSON.parse(read('tests/architecture/asvs-5.0.0.json')) as {
  readonly version: string;
  readonly level1: readonly string[];
  readonly level2: readonly string[];
};

const STATES = ['met', 'not met', 'not applicable'];
/** A requirement in our words is short, so that it is no copy. */
const WORDS_MAX = 12;
const TEST = /\.(test|e2e)\.tsx?$/;

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', level = '', words = '', state = '', where = '', test = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number, level, words, state, where, test };
  });
type Row = (typeof rows)[number];

/** Words in code marks that are paths of this repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^[\w.][\w./-]*$/.test(path) && /[./]/.test(path));

const wrong = (isWrong: (row: Row) => boolean) =>
  rows.filter((row) => isWrong(row)).map(({ number }) => number);
const inState = (wanted: string) => rows.filter(({ state }) => state === wanted);

it('the list of the standard has the 70 requirements of level 1 and the 183 of level 2', () => {
  const all = [...standard.level1, ...standard.level2];
  expect([standard.version, standard.level1.length, standard.level2.length]).toEqual([
    '5.0.0',
    70,
    183,
  ]);
  expect(new Set(all).size).toBe(all.length);
});

it('the table has each requirement of the standard once, with its level', () => {
  const wanted = [
    ...standard.level1.map((number) => `${number} 1`),
    ...standard.level2.map((number) => `${number} 2`),
  ];
  expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(
    wanted.toSorted(),
  );
});

it('a requirement is in a few words, and in one of three states', () => {
  expect(wrong(({ words }) => words === '' || words.split(' ').length > WORDS_MAX)).toEqual([]);
  expect(wrong(({ state }) => !STATES.includes(state))).toEqual([]);
});

it('what is met says where, and what is not says why', () => {
  expect(wrong(({ state, where }) => state === 'met' && !/^(`[^`]+` ?)+$/.test(where))).toEqual([]);
  expect(wrong(({ state, where }) => state !== 'met' && where.length < 8)).toEqual([]);
  expect(wrong(({ state, test }) => state !== 'met' && test !== '-')).toEqual([]);
});

it('every path of the table is in the repository, and tests are tests', () => {
  const missing = rows.flatMap(({ number, state, where, test }) =>
    [...(state === 'met' ? pathsIn(where) : []), ...pathsIn(test)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${number}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(
    wrong(({ test }) => test !== '-' && !pathsIn(test).every((path) => TEST.test(path))),
  ).toEqual([]);
  expect(wrong(({ test }) => test !== '-' && pathsIn(test).length === 0)).toEqual([]);
});

it('the counts at its head are those of its rows', () => {
  const [met, notMet, notApplicable] = STATES.map((state) => inState(state).length);
  expect(page).toContain(`**met: ${met} · not met: ${notMet} · not applicable: ${notApplicable}**`);
  const untested = inState('met').filter(({ test }) => test === '-').length;
  expect(page).toContain(`\n${untested} of those that are met were read in the code`);
});

it.each(PAGES)('links and paths of %s lead somewhere', (path) => {
  const text = read(path);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) =>
    join(dirname(path), target),
  );
  const files = pathsIn(text).filter((one) =>
    /^(apps|packages|tests|docs|deploy|scripts)\//.test(one),
  );
  expect(links.length).toBeGreaterThan(0);
  expect([...links, ...files].filter((one) => !existsSync(join(root, one)))).toEqual([]);
});
