/** The summary at the end of `npm test`, and whether the run has passed. */
import { judgeFlaky, listFailed, listFlaky } from './flaky.mjs';
import { lastLines, slowestOf } from './reports.mjs';
import { tableOf } from './steps.mjs';

/**
 * @param {object} run
 * @param {readonly import('./steps.mjs').StepResult[]} run.results
 * @param {readonly import('./reports.mjs').Report[]} run.reports
 * @param {ReturnType<typeof import('./flaky.mjs').readKnown>} run.known
 * @param {string} run.seed Of the random tests.
 * @param {number} run.now Epoch milliseconds.
 * @param {number} run.wallSeconds
 * @returns {{ readonly text: string; readonly isPassed: boolean }} The last line of the text is `N passed, N failed, N skipped`.
 */
export function summaryOf({ results, reports, known, seed, now, wallSeconds }) {
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const failedTests = reports.flatMap((report) => report.failed);
  const flaky = reports.flatMap((report) => report.flaky);
  const faults = judgeFlaky(flaky, known, now);
  const lost = results.filter(({ outcome }) => outcome !== 'passed');
  // A step without tests of its own, or one that ended before it could report, counts as one test that failed.
  const failed = Math.max(failedTests.length, lost.length) + faults.length;
  const slowest = slowestOf(reports.flatMap((report) => report.slowest));
  const lines = [
    '── steps',
    tableOf(results, wallSeconds),
    '',
    '── slowest tests',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
    '',
    `random tests: FUZZ_SEED=${seed} repeats them`,
    '',
  ];
  if (flaky.length > 0)
    lines.push(
      '── passed only when they ran again (test-results/flaky.json; CONTRIBUTING.md says what to do)',
      listFlaky(flaky),
      ...faults.map((fault) => `✗ ${fault}`),
      '',
    );
  if (failedTests.length > 0) lines.push('── failed', listFailed(failedTests), '');
  for (const { name, output } of lost)
    if (output) lines.push(`── how ${name} ended`, lastLines(output), '');
  lines.push(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  return { text: lines.join('\n'), isPassed: failed === 0 };
}
