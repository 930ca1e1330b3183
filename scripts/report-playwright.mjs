/** Playwright's reporter for the end of `npm test`: counts, what failed, flaky tests with their first errors and traces, the slowest. */
import { relative } from 'node:path';
import { root } from './lib.mjs';
import { firstLines, slowestOf, writeReport } from './reports.mjs';

/** The file and the sentences that lead to the test. */
const nameOf = (test) => test.titlePath().slice(2).join(' › ');

const errorOf = (error) => firstLines(error?.message ?? 'It says no error.');

const failedOf = (test) => ({ name: nameOf(test), error: errorOf(test.results[0]?.error) });

function flakyOf(test) {
  const [first] = test.results;
  const trace = first?.attachments.find(({ name }) => name === 'trace')?.path;
  return {
    ...failedOf(test),
    trace: trace === undefined ? null : relative(root, trace),
  };
}

export default class PlaywrightReport {
  #suite;
  #errors = [];

  /** @param {{ folder?: string }} options Where the report goes. Default `test-results`. */
  constructor({ folder } = {}) {
    this.folder = folder;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** Outside of any test, as where a site could not be started. */
  onError(error) {
    this.#errors.push({ name: 'outside of a test', error: errorOf(error) });
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const ended = (...outcomes) => tests.filter((test) => outcomes.includes(test.outcome()));
    const report = {
      passed: ended('expected', 'flaky').length,
      failed: [...ended('unexpected').map(failedOf), ...this.#errors],
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
