/**
 * The second try of unit and api tests: the files of those that failed run once more, alone, after all other steps. Playwright and the runner
 * of the stories do so by themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAKY_MAX } from './flaky.mjs';
import { readReports, writeReport } from './reports.mjs';

/**
 * @param {import('./reports.mjs').Report} first
 * @param {import('./reports.mjs').Report | undefined} second Of the files of what failed first; undefined where it did not end.
 * @returns {import('./reports.mjs').Report} What passed the second time is flaky; what failed either time and never passed has failed.
 */
function bothTries(first, second) {
  if (second === undefined) return first;
  const failed = [...first.failed, ...second.failed].filter(
    ({ name }, at, all) =>
      second.failed.some((again) => again.name === name) &&
      all.findIndex((other) => other.name === name) === at,
  );
  const flaky = first.failed
    .filter(({ name }) => second.failed.every((again) => again.name !== name))
    .map(({ name, error }) => ({ name, error, trace: null }));
  return { ...first, failed, flaky, passed: first.passed + flaky.length };
}

/** Whether a second try can change how the run ends: too many flaky tests fail it too, and what is outside of all files cannot run again. */
const isWorthIt = ({ failed }) =>
  failed.length > 0 && failed.length <= FLAKY_MAX && failed.every(({ file }) => file !== undefined);

/**
 * @param {readonly import('./steps.mjs').StepResult[]} results
 * @param {(name: string, files: readonly string[], env: Record<string, string>) => Promise<void>} runFiles Runs these files of the step.
 * @param {string} [folder] Where the reports are. Default `test-results`.
 * @returns {Promise<import('./steps.mjs').StepResult[]>} The results after both tries; the reports are written anew.
 */
export async function tryAgain(results, runFiles, folder) {
  const after = [];
  for (const result of results) {
    const first = readReports(folder).find(({ kind }) => `test:${kind}` === result.name);
    if (result.outcome !== 'failed' || !first || !isWorthIt(first)) {
      after.push(result);
      continue;
    }
    const files = [...new Set(first.failed.map(({ file }) => file))];
    const REPORT_FOLDER = mkdtempSync(join(tmpdir(), 'oshimado-second-try-'));
    // oxlint-disable-next-line no-await-in-loop -- alone: what failed beside others may have failed for that
    await runFiles(result.name, files, { REPORT_FOLDER, TEST_WORKERS: '1' });
    const report = bothTries(first, readReports(REPORT_FOLDER)[0]);
    rmSync(REPORT_FOLDER, { recursive: true, force: true });
    writeReport(first.kind, report, folder);
    after.push(report.failed.length === 0 ? { ...result, outcome: 'passed' } : result);
  }
  return after;
}
