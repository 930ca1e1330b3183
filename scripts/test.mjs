// `npm test`: everything, from a fresh clone. Each step is a script of package.json that also runs alone.
import { bin, checkNode, ensurePackages, runStages, testTools } from './lib.mjs';

checkNode();
await ensurePackages();
const env = await testTools();

const npm = (script, more = {}) => ({
  name: script,
  command: ['npm', ['run', '--silent', script]],
  env: { ...env, ...more },
});

// The steps of a stage run in parallel; each prints its output when it ends. A step that uses all cores has a stage of its own.
const stages = [
  // Before the build: it takes built files for the packages where there are some, and then finds no reader of their sources.
  [npm('unused')],
  [
    npm('format:check'),
    npm('typecheck'),
    npm('lint'),
    { name: 'build', command: [bin('turbo'), ['run', 'build', '--output-logs=errors-only']] },
  ],
  [npm('test:packages'), npm('storybook:build'), npm('test:unit')],
  [npm('test:api')],
  [npm('test:stories', { STORYBOOK: 'built' })],
  [npm('test:e2e')],
];

process.exitCode = (await runStages(stages)) ? 0 : 1;
