/** Browser tests wait by one vocabulary (`tests/support`) and find things through models of pages (`tests/pages`). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './source';

const files = readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' });

/** All lines of the files of `tests` whose paths match. */
const linesOf = (paths: RegExp) =>
  files
    .filter((path) => paths.test(path))
    .flatMap((path) =>
      readFileSync(`${root}tests/${path}`, 'utf8')
        .split('\n')
        .map((line, at) => ({ line, place: `${path}:${at + 1}` })),
    );

const placesOf = (paths: RegExp, found: RegExp) =>
  linesOf(paths).flatMap(({ line, place }) => (found.test(line) ? [place] : []));

const SPECS = /\.e2e\.ts$/;
/** Those that Playwright drives; `engines` has drivers of its own. */
const PLAYWRIGHT_SPECS = /^(e2e|embeds)\/.*\.e2e\.ts$/;
const MODELS = /\.page\.ts$/;

it('there are browser tests and models of pages to look at', () => {
  expect(linesOf(SPECS).length).toBeGreaterThan(1_000);
  expect(linesOf(MODELS).length).toBeGreaterThan(500);
});

it('no browser test waits for time to pass: it pauses the clock, or waits for what it means', () => {
  expect(placesOf(/\.(e2e|page)\.ts$/, /waitForTimeout|setTimeout\(\w+, /)).toEqual([]);
});

it('specs wait by the names of tests/support, never by a poll of their own', () => {
  expect(placesOf(SPECS, /waitForFunction|expect\s*\.poll|^\s*\.poll\(|\.toPass\(/)).toEqual([]);
});

it('specs press what answers: a click of the driver may come before hydration, or where no pointer reaches', () => {
  expect(placesOf(PLAYWRIGHT_SPECS, /\.(click|tap|dblclick)\(/)).toEqual([]);
});

it('locators of specs are in models of pages', () => {
  const locators = /\.(getBy[A-Z]\w+|locator|frameLocator)\(/;
  expect(placesOf(PLAYWRIGHT_SPECS, locators)).toEqual([]);
});
