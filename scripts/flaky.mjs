/**
 * Tests that failed first and passed when they ran once more. Each kind of test writes its own into `test-results/<kind>.report.json`
 * (`reports.mjs`); here it is judged whether the run may pass with them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/**
 * @typedef {object} FlakyTest
 * @property {string} name
 * @property {string} error Of its first try.
 * @property {string | null} trace Path of what was recorded of the first try; null where nothing is.
 */

/** More than these in one run are no chance. */
export const FLAKY_MAX = 3;
/** How long a test may be in the list before it has to be mended. */
const KNOWN_DAYS = 14;
const DAY_MS = 86_400_000;
const LINE = /^(\d{4}-\d{2}-\d{2}) (.+)$/;

/** The list of known flaky tests: a date and a name each line; empty lines and those that begin with # are not read. */
export function readKnown(text = readFileSync(join(root, 'tests/flaky.txt'), 'utf8')) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, date, name] = LINE.exec(line) ?? [];
      if (date === undefined || name === undefined || Number.isNaN(Date.parse(date)))
        throw new Error(`tests/flaky.txt: a line is a date and a name, not: ${line}`);
      return { since: Date.parse(date), name };
    });
}

/**
 * Why the run fails for its flaky tests: one sentence each; empty when it may pass.
 * @param {readonly FlakyTest[]} flaky
 * @param {ReturnType<typeof readKnown>} known
 * @param {number} now Epoch milliseconds.
 */
export function judgeFlaky(flaky, known, now) {
  const overdue = known.filter(
    ({ since, name }) =>
      now - since > KNOWN_DAYS * DAY_MS && flaky.some((test) => test.name === name),
  );
  return [
    ...(flaky.length > FLAKY_MAX
      ? [`${flaky.length} tests passed only when they ran again; at most ${FLAKY_MAX} may.`]
      : []),
    ...overdue.map(
      ({ name, since }) =>
        `“${name}” is in tests/flaky.txt since ${new Date(since).toISOString().slice(0, 10)}; mend it.`,
    ),
  ];
}

const indented = (text) => text.split('\n').map((line) => `    ${line}`);

/** The lines about tests that failed, for the end of a run. */
export const listFailed = (failed) =>
  failed.flatMap(({ name, error }) => [`✗ ${name}`, ...indented(error)]).join('\n');

/** The lines about tests that passed when they ran again. */
export const listFlaky = (flaky) =>
  flaky
    .flatMap(({ name, error, trace }) => [
      `~ ${name}`,
      ...indented(error),
      ...(trace === null ? [] : [`    trace: ${trace}`]),
    ])
    .join('\n');
