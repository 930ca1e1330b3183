/**
 * The second try of unit and api tests: the files of those that failed run once more, alone, after all other steps. Playwright and the runner
 * of the stories do so by themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAKY_MAX } from './flaky.mjs';
import { readReports, writeReport } from './reports.mjs';

/** The files of what failed; none, which is the whole step, where something failed outside of all files, as a worker that does not start. */
const filesOf = ({ failed }) =>
  failed.every(({ file }) => file !== undefined)
    ? [...new Set(failed.map(({ file }) => file))]
    : [];

/**
 * @param {import('./reports.mjs').Report} first
 * @param {import('./reports.mjs').Report | undefined} second Of those files; undefined where it says nothing about them.
 * @returns {import('./reports.mjs').Report} What failed first and passed then is flaky.
 */
function bothTries(first, second) {
  if (second === undefined) return first;
  const failedAgain = (name) => second.failed.some((again) => again.name === name);
  const flaky = first.failed
    .filter(({ name }) => !failedAgain(name))
    .map(({ name, error }) => ({ name, error, trace: null }));
  const isWhole = filesOf(first).length === 0;
  return isWhole
    ? { ...second, flaky }
    : { ...first, failed: second.failed, flaky, passed: first.passed + flaky.length };
}

/** Whether a second try can change how the run ends: too many flaky tests fail it too. */
const isWorthIt = ({ failed }) => failed.length > 0 && failed.length <= FLAKY_MAX;

/**
 * @param {readonly import('./steps.mjs').StepResult[]} results
 * @param {(name: string, files: readonly string[], env: Record<string, string>) => Promise<{ readonly code: number }>} runFiles
 *   Runs these files of the step, or all of it if there are none, and resolves with the exit code.
 * @param {string} [folder] Where the reports are. Default `test-results`.
 * @returns {Promise<import('./steps.mjs').StepResult[]>} The results after both tries. The reports are replaced by those of both.
 */
export async function tryAgain(results, runFiles, folder) {
  const after = [];
  for (const result of results) {
    const first = readReports(folder).find(({ kind }) => `test:${kind}` === result.name);
    if (result.outcome !== 'failed' || !first || !isWorthIt(first)) {
      after.push(result);
      continue;
    }
    const REPORT_FOLDER = mkdtempSync(join(tmpdir(), 'oshimado-second-try-'));
    // oxlint-disable-next-line no-await-in-loop -- alone: what failed beside others may have failed for that
    const { code } = await runFiles(result.name, filesOf(first), {
      REPORT_FOLDER,
      TEST_WORKERS: '1',
    });
    const [second] = readReports(REPORT_FOLDER);
    // One that failed without a failed test, as where it found no files, says nothing about the first.
    const report = bothTries(first, code === 0 || second?.failed.length > 0 ? second : undefined);
    rmSync(REPORT_FOLDER, { recursive: true, force: true });
    writeReport(first.kind, report, folder);
    after.push(report.failed.length === 0 ? { ...result, outcome: 'passed' } : result);
  }
  return after;
}
