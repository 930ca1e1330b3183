/** Vitest's reporter for the end of `npm test`: counts and the slowest tests. */
import { slowestOf, writeReport } from './reports.mjs';

/** The script of package.json that runs, as `test:unit`. */
const kind = (process.env.npm_lifecycle_event ?? 'vitest').replace(/^test:/, '');

export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const ended = (state) => tests.filter((test) => test.result().state === state).length;
    // A file that cannot be imported has no tests.
    const broken = modules.filter(
      (module) =>
        module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    );
    writeReport(kind, {
      passed: ended('passed'),
      failed: ended('failed') + broken.length + unhandledErrors.length,
      skipped: ended('skipped'),
      flaky: [],
      slowest: slowestOf(
        tests.map((test) => ({
          name: `${test.module.relativeModuleId} › ${test.fullName}`,
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        })),
      ),
    });
  }
}
