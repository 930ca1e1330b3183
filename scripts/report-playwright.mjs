/** Playwright's reporter for the end of `npm test`: counts, flaky tests with their first errors and traces, the slowest. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './lib.mjs';
import { firstLines, slowestOf, writeReport } from './reports.mjs';

/** The file and the sentences that lead to the test. */
const nameOf = (test) => test.titlePath().slice(2).join(' › ');

function flakyOf(test) {
  const [first] = test.results;
  const trace = first?.attachments.find(({ name }) => name === 'trace')?.path;
  const error = stripVTControlCharacters(first?.error?.message ?? 'It says no error.');
  return {
    name: nameOf(test),
    error: firstLines(error),
    trace: trace === undefined ? null : relative(root, trace),
  };
}

export default class PlaywrightReport {
  #suite;
  #errors = 0;

  /** @param {{ folder?: string }} options Where the report goes. Default `test-results`. */
  constructor({ folder } = {}) {
    this.folder = folder;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** Outside of any test, as where a site could not be started. */
  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const ended = (...outcomes) => tests.filter((test) => outcomes.includes(test.outcome()));
    const report = {
      passed: ended('expected', 'flaky').length,
      failed: ended('unexpected').length + this.#errors,
      skipped: ended('skipped').length,
      flaky: ended('flaky').map(flakyOf),
      slowest: slowestOf(
        tests.map((test) => ({
          name: nameOf(test),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
    };
    writeReport('browser', report, this.folder);
  }

  printsToStdio() {
    return false;
  }
}
