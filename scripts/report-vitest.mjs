/** Vitest's reporter for the end of `npm test`: counts, what failed, and the slowest tests. `REPORT_FOLDER` says where it goes. */
import { relative } from 'node:path';
import { root } from './lib.mjs';
import { firstLines, slowestOf, writeReport } from './reports.mjs';

/** The script of package.json that runs, as `test:unit`. */
const kind = (process.env.npm_lifecycle_event ?? 'vitest').replace(/^test:/, '');

const errorOf = (errors) =>
  firstLines(errors.map(({ stack, message }) => stack ?? message).join('\n')) ||
  'It says no error.';

/** Vitest notes with an error outside of a test which file ran then. */
const outsideOf = (error) => {
  const path = error.VITEST_TEST_PATH;
  return {
    name: 'outside of a test',
    error: errorOf([error]),
    ...(path && { file: relative(root, path) }),
  };
};

const nameOf = (test) => `${test.module.relativeModuleId} › ${test.fullName}`;

export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const ended = (state) => tests.filter((test) => test.result().state === state);
    // A file that cannot be imported has no tests.
    const broken = modules.filter(
      (module) =>
        module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    );
    const report = {
      passed: ended('passed').length,
      failed: [
        ...ended('failed').map((test) => ({
          name: nameOf(test),
          error: errorOf(test.result().errors ?? []),
          file: test.module.relativeModuleId,
        })),
        ...broken.map((module) => ({
          name: module.relativeModuleId,
          error: errorOf(module.errors()),
          file: module.relativeModuleId,
        })),
        ...unhandledErrors.map(outsideOf),
      ],
      skipped: ended('skipped').length,
      flaky: [],
      slowest: slowestOf(
        tests.map((test) => ({
          name: nameOf(test),
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        })),
      ),
    };
    writeReport(kind, report, process.env.REPORT_FOLDER);
  }
}
