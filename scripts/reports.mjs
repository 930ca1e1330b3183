/**
 * What each kind of test says of its run, for the end of `npm test`: `test-results/<kind>.report.json`, written by the reporter of that
 * kind and read here.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './lib.mjs';

const FOLDER = join(root, 'test-results');
const ENDING = '.report.json';

/**
 * @typedef {object} FailedTest
 * @property {string} name
 * @property {string} error Its first lines.
 * @property {string} [file] Where it is, from the root; absent where it cannot run again by its file.
 */

/**
 * @typedef {object} Report
 * @property {string} kind Of the tests, as the script of package.json is called: `unit` for `test:unit`.
 * @property {number} passed
 * @property {readonly FailedTest[]} failed
 * @property {number} skipped
 * @property {readonly import('./flaky.mjs').FlakyTest[]} flaky Passed when they ran again; they count as passed.
 * @property {readonly { readonly name: string; readonly seconds: number }[]} slowest The ten that took longest.
 */

/** @returns {readonly Report[]} Those of this run. */
export function readReports(folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/**
 * @param {string} kind
 * @param {Omit<Report, 'kind'>} report
 * @param {string} [folder] Default `test-results`.
 */
export function writeReport(kind, report, folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kind}${ENDING}`), JSON.stringify({ ...report, kind }, null, 2));
}

/** Those of the run before must not be taken for this one's. */
export const removeReports = () => rmSync(FOLDER, { recursive: true, force: true });

const ERROR_LINES = 12;
/** A line may name every file of a run. */
const LINE_MAX = 500;

/** As much of an error as the lists at the end show. */
export const firstLines = (error) =>
  stripVTControlCharacters(error)
    .trim()
    .split('\n', ERROR_LINES)
    .map((line) => line.slice(0, LINE_MAX))
    .join('\n');

const OUTPUT_LINES = 30;

/** As much of what a step printed as is shown once more at the end. */
export const lastLines = (output) => output.trimEnd().split('\n').slice(-OUTPUT_LINES).join('\n');

const SLOWEST = 10;

/** The tests that took longest, of those given. */
export const slowestOf = (tests) =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);

/** Writes the flaky tests of all kinds to `test-results/flaky.json`. */
export const keepFlaky = (flaky) =>
  writeFileSync(join(FOLDER, 'flaky.json'), JSON.stringify(flaky, null, 2));
