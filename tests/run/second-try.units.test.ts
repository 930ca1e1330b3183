/** Unit and api tests that fail run once more by their files. Vitest itself runs those of `second-try`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReports, writeReport, type FailedTest } from '../../scripts/reports.mjs';
import { tryAgain } from '../../scripts/second-try.mjs';
import { summaryOf } from '../../scripts/summary.mjs';

const cli = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const config = join(import.meta.dirname, 'second-try/vitest.config.ts');

/** Of the workers of vitest: a little more than of this one. */
const NICENESS = String(Math.min(getPriority() + 1, 19));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oshimado-second-try-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type RunFiles = Parameters<typeof tryAgain>[1];

/** The summary of a run whose units have failed, after the second try; `again` are its files. */
async function judge(runFiles: RunFiles) {
  const again: string[] = [];
  const results = await tryAgain(
    [{ name: 'test:unit', outcome: 'failed', seconds: 1 }],
    async (name, files, env) => {
      again.push(name, ...files);
      return runFiles(name, files, env);
    },
    folder,
  );
  const reports = readReports(folder);
  const run = { results, reports, known: [], seed: '7', now: 0, wallSeconds: 1 };
  return { ...summaryOf(run), again };
}

const NO_TESTS = { passed: 0, failed: [], skipped: 0, flaky: [], slowest: [] };
const failedTests = (...names: readonly string[]): FailedTest[] =>
  names.map((name) => ({ name, error: 'no', file: `${name}.test.ts` }));
/** Reports these tests, and resolves with the exit code of such a run. */
const report = async (failed: readonly FailedTest[], to: string | undefined) => {
  writeReport('unit', { ...NO_TESTS, passed: 5, failed }, to);
  return { code: failed.length > 0 ? 1 : 0 };
};

const lastLine = (text: string) => text.split('\n').at(-1);

it('a run of units passes with a test that fails only the first time, names it with its first error, and runs its file alone again', async () => {
  const vitest = (files: readonly string[], more: Record<string, string>) =>
    spawnSync(process.execPath, [cli, 'run', '-c', config, ...files], {
      env: { ...process.env, npm_lifecycle_event: 'test:unit', MARK: folder, NICENESS, ...more },
      encoding: 'utf8',
    }).status;
  expect(vitest([], { REPORT_FOLDER: folder })).toBe(1);
  const { text, isPassed, again } = await judge(async (_name, files, env) => ({
    code: vitest(files, env) ?? 1,
  }));
  expect(isPassed).toBe(true);
  expect(again).toEqual(['test:unit', 'failing.unit-sample.ts']);
  expect(text).toContain('~ failing.unit-sample.ts › fails once\n    AssertionError: ');
  expect(lastLine(text)).toBe('2 passed, 0 failed, 0 skipped');
});

it('a run of units fails for a test that fails twice, and for that one alone', async () => {
  await report(failedTests('one', 'other'), folder);
  const { text, isPassed } = await judge(async (_name, _files, { REPORT_FOLDER }) =>
    report(failedTests('other'), REPORT_FOLDER),
  );
  expect(isPassed).toBe(false);
  expect(text).toContain('✗ other\n    no');
  expect(text).toContain('✗ test:unit');
  expect(text).toContain('~ one\n    no');
  expect(lastLine(text)).toBe('6 passed, 1 failed, 0 skipped');
});

it('a run of units fails where the second try ends without a report, or fails elsewhere', async () => {
  await report(failedTests('one'), folder);
  expect((await judge(async () => ({ code: 1 }))).isPassed).toBe(false);
  const { text, isPassed } = await judge(async (_name, _files, { REPORT_FOLDER }) =>
    report(failedTests('neighbour'), REPORT_FOLDER),
  );
  expect(isPassed).toBe(false);
  expect(text).toContain('✗ neighbour\n');
});

it('a run of units fails for four tests without a second try', async () => {
  await report(failedTests('one', 'two', 'three', 'four'), folder);
  const { isPassed, again } = await judge(async () => ({ code: 0 }));
  expect(isPassed).toBe(false);
  expect(again).toEqual([]);
});

it('a run of units has the whole step once more for an error outside of all files, as where a worker does not start', async () => {
  await report([{ name: 'outside of a test', error: 'Failed to start forks worker' }], folder);
  const { text, isPassed, again } = await judge(async (_name, _files, { REPORT_FOLDER }) => {
    writeReport('unit', { ...NO_TESTS, passed: 40 }, REPORT_FOLDER);
    return { code: 0 };
  });
  expect(isPassed).toBe(true);
  expect(again).toEqual(['test:unit']);
  expect(text).toContain('~ outside of a test\n    Failed to start forks worker');
  expect(lastLine(text)).toBe('40 passed, 0 failed, 0 skipped');
});

it('a run of units fails where the second try runs nothing, as where it finds no file', async () => {
  await report(failedTests('one'), folder);
  const { text, isPassed } = await judge(async (_name, _files, { REPORT_FOLDER }) => {
    writeReport('unit', NO_TESTS, REPORT_FOLDER);
    return { code: 1 };
  });
  expect(isPassed).toBe(false);
  expect(text).toContain('✗ one\n    no');
});
