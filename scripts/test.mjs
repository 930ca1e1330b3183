// `npm test`: everything, from a fresh clone. Each step is a script of package.json that also runs alone.
import { bin, checkNode, ensurePackages, run, testTools } from './lib.mjs';
import { readKnown } from './flaky.mjs';
import { keepFlaky, readReports, removeReports } from './reports.mjs';
import { tryAgain } from './second-try.mjs';
import { runSteps } from './steps.mjs';
import { summaryOf } from './summary.mjs';

const begin = Date.now();
checkNode();
await ensurePackages();
const tools = await testTools();
removeReports();
const known = readKnown();

// One seed for all random tests of a run, another one in each run.
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
// Room for new objects: with the 16 MB that Node gives them, collecting them takes a seventh of a build and a twelfth of the units.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
const env = { ...tools, FUZZ_SEED, COMPRESSION: 'quick', NODE_OPTIONS };

const npm = (script, more = {}) => ({
  name: script,
  command: ['npm', ['run', '--silent', script]],
  ...more,
  env: { ...env, ...more.env },
});

// Few workers a step: steps run beside each other, and each worker loads its modules, which takes a second one of the units 70 s of
// processor time. Tests of the api wait a third of their time.
const workers = (count) => ({ TEST_WORKERS: String(count) });

/** The checker and the linter are written in Go, which collects its objects when they have doubled: a tenth of what both take. */
const roomy = { GOGC: '300', GOMEMLIMIT: '4GiB' };

const steps = [
  // Before the build: it takes built files for the packages where there are some, and then finds no reader of their sources.
  npm('unused'),
  npm('typecheck', { env: roomy }),
  {
    name: 'build',
    command: [bin('turbo'), ['run', 'build', 'build:embeds', '--output-logs=errors-only']],
    env,
    after: ['unused'],
  },
  npm('format:check'),
  npm('lint', { env: roomy }),
  npm('test:unit', { env: workers(1), isFiller: true }),
  npm('test:api', { env: workers(2), needs: ['build'] }),
  npm('storybook:build', { env: { STORYBOOK_TABLES: 'off' }, needs: ['build'] }),
  npm('test:packages', { needs: ['build'] }),
  npm('test:stories', {
    env: { STORYBOOK: 'built' },
    needs: ['storybook:build'],
    isWide: true,
  }),
  npm('test:e2e', { needs: ['build'], isWide: true }),
];

const results = await tryAgain(await runSteps(steps), (name, files, more) => {
  console.log(`\n── ${name}, once more: ${files.join(', ') || 'all of it'}`);
  return run('npm', ['run', '--silent', name, '--', ...files], { env: { ...env, ...more } });
});
const reports = readReports();
keepFlaky(reports.flatMap(({ flaky }) => flaky));
const { text, isPassed } = summaryOf({
  results,
  reports,
  known,
  seed: FUZZ_SEED,
  now: Date.now(),
  wallSeconds: (Date.now() - begin) / 1000,
});
console.log(`\n${text}`);
process.exitCode = isPassed ? 0 : 1;
