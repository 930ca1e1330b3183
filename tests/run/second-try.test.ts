/** A test that fails runs once more: what that means for a whole run. Playwright itself runs the tests of `second-try`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeFlaky, readKnown } from '../../scripts/flaky.mjs';
import { readReports } from '../../scripts/reports.mjs';
import { summaryOf } from '../../scripts/summary.mjs';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const NOW = Date.parse('2026-11-26T12:00:00Z');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Runs so many tests that fail always, or only the first time. */
function runWith({ broken = 0, flaky = 0 }) {
  const folder = mkdtempSync(join(tmpdir(), 'oshimado-second-try-'));
  folders.push(folder);
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '-c', join(import.meta.dirname, 'second-try')],
    {
      env: {
        ...process.env,
        BROKEN: String(broken),
        FLAKY: String(flaky),
        REPORT_FOLDER: folder,
      },
      encoding: 'utf8',
    },
  );
  return { status, reports: readReports(folder) };
}

type Ran = ReturnType<typeof runWith>;

/** The summary of a run; `known` is the list of flaky tests. */
const judge = ({ status, reports }: Ran, known = '') =>
  summaryOf({
    results: [{ name: 'test:e2e', outcome: status === 0 ? 'passed' : 'failed', seconds: 1 }],
    reports,
    known: readKnown(known),
    seed: '7',
    now: NOW,
    wallSeconds: 1,
  });

/** The run as it would have been with so many of its flaky tests. */
const withFlaky = ({ status, reports }: Ran, count: number): Ran => ({
  status,
  reports: reports.map((report) => ({
    ...report,
    passed: report.passed - report.flaky.length + count,
    flaky: report.flaky.slice(0, count),
  })),
});

const lastLine = (text: string) => text.split('\n').at(-1);

describe('a run of browser tests', () => {
  let ran: Ran;
  beforeAll(() => {
    ran = runWith({ flaky: 4 });
  });

  it('a run of browser tests fails for a test that fails twice', () => {
    const { text, isPassed } = judge(runWith({ broken: 1 }));
    expect(isPassed).toBe(false);
    expect(text).toContain('✗ tests.sample.ts › broken 1\n    Error: ');
    expect(lastLine(text)).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('a run of browser tests passes with three tests that fail only the first time, and names each with its first error and its trace', () => {
    const { text, isPassed } = judge(withFlaky(ran, 3));
    expect(isPassed).toBe(true);
    expect(lastLine(text)).toBe('4 passed, 0 failed, 0 skipped');
    for (const nth of [1, 2, 3]) expect(text).toContain(`~ tests.sample.ts › flaky ${nth}\n`);
    expect(text.match(/toBeGreaterThan/g)).toHaveLength(3);
  });

  it('a run of browser tests fails for four of them', () => {
    const { text, isPassed } = judge(ran);
    expect(isPassed).toBe(false);
    expect(text).toContain('✗ 4 tests passed only when they ran again; at most 3 may.');
    expect(lastLine(text)).toBe('5 passed, 1 failed, 0 skipped');
  });

  it('a run of browser tests fails for one that is known for longer than two weeks, and passes until then', () => {
    const one = withFlaky(ran, 1);
    const { text, isPassed } = judge(one, '2026-11-11 tests.sample.ts › flaky 1');
    expect(isPassed).toBe(false);
    const flaky = one.reports.flatMap((report) => report.flaky);
    expect(judgeFlaky(flaky, readKnown('2026-11-13 tests.sample.ts › flaky 1'), NOW)).toEqual([]);
    expect(text).toContain('is in tests/flaky.txt since 2026-11-11; mend it.');
  });
});

it('a line of the list of known flaky tests that is no date and name is an error that quotes it', () => {
  expect(() => readKnown('# a comment\n\nyesterday the one with the menu')).toThrow(
    'tests/flaky.txt: a line is a date and a name, not: yesterday the one with the menu',
  );
});

it('a step that fails without a report counts as a test that failed, and so does one that was left out', () => {
  const { text, isPassed } = summaryOf({
    results: [
      { name: 'build', outcome: 'failed', seconds: 61.25, cpuSeconds: 100, output: 'no such file' },
      { name: 'test:e2e', outcome: 'left out', seconds: 0 },
    ],
    reports: [],
    known: [],
    seed: '7',
    now: NOW,
    wallSeconds: 62,
  });
  expect(isPassed).toBe(false);
  expect(text).toContain('── how build ended\nno such file\n');
  expect(text).toContain('✗ build                          61.3    100.0');
  expect(lastLine(text)).toBe('0 passed, 2 failed, 0 skipped');
});
