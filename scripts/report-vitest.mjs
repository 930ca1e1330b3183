/** Vitest's reporter for the end of `npm test`: counts, what failed, and the slowest tests. */
import { firstLines, slowestOf, writeReport } from './reports.mjs';

/** The script of package.json that runs, as `test:unit`. */
const kind = (process.env.npm_lifecycle_event ?? 'vitest').replace(/^test:/, '');

const errorOf = (errors) =>
  firstLines(errors.map(({ stack, message }) => stack ?? message).join('\n')) ||
  'It says no error.';

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
    writeReport(kind, {
      passed: ended('passed').length,
      failed: [
        ...ended('failed').map((test) => ({
          name: nameOf(test),
          error: errorOf(test.result().errors ?? []),
        })),
        ...broken.map((module) => ({
          name: module.relativeModuleId,
          error: errorOf(module.errors()),
        })),
        ...unhandledErrors.map((error) => ({ name: 'outside of a test', error: errorOf([error]) })),
      ],
      skipped: ended('skipped').length,
      flaky: [],
      slowest: slowestOf(
        tests.map((test) => ({
          name: nameOf(test),
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        })),
      ),
    });
  }
}
