// `npm run test:long`: what `npm test` leaves out because it takes hours. Needs what `npm run build` makes.
//   campaigns  every case of every campaign, in place of a twentieth, and the calls on the oldest PostgreSQL too
//   hours      the stories and the browser tests at four hours of the day
//   load       the same once more while every core is busy with something else
// `npm run test:long -- hours` runs that part alone.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { checkNode, ensurePackages, giveUp, node, testTools } from './lib.mjs';
import { runSteps, tableOf } from './steps.mjs';

const PARTS = ['campaigns', 'hours', 'load'];
const HOURS = ['00:30', '06:30', '12:30', '18:30'];

const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !PARTS.includes(part));
if (unknown !== undefined) giveUp(`there is no part ${unknown}; take one of ${PARTS.join(', ')}.`);
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);

const begin = Date.now();
checkNode();
await ensurePackages();
const tools = await testTools();

const npm = (script, name, env) => ({
  name: `${script}, ${name}`,
  command: ['npm', ['run', '--silent', script]],
  env: { ...tools, ...env },
  isWide: true,
});

// A Wednesday for the sites, whose time lies ahead, and the stories' own day.
const atHour = (hour) => [
  npm('test:stories', hour, { STORYBOOK: 'built', TEST_TIME: `2026-05-01T${hour}:00Z` }),
  npm('test:e2e', hour, { TEST_TIME: `2036-05-14T${hour}:00Z` }),
];

const campaigns = [
  npm('test:unit', 'all cases', { TEST_LONG: '1' }),
  npm('test:api', 'all cases', { TEST_LONG: '1' }),
  npm('test:e2e', 'all cases', { TEST_LONG: '1' }),
];
const storybook = npm('storybook:build', 'once', {});
const underLoad = [
  npm('test:stories', 'under load', { STORYBOOK: 'built' }),
  npm('test:e2e', 'under load', {}),
];

/** Ends with its parent, also when that is killed. */
const BUSY = `while (process.ppid === ${process.pid});`;

/** Leaves each of the tests' processes about half a core. */
async function withLoad(work) {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(node, ['-e', BUSY], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const one of busy) one.kill();
  }
}

const results = [];
if (isWanted('campaigns')) results.push(...(await runSteps(campaigns)));
if (isWanted('hours') || isWanted('load')) results.push(...(await runSteps([storybook])));
if (isWanted('hours')) results.push(...(await runSteps(HOURS.flatMap(atHour))));
if (isWanted('load')) results.push(...(await withLoad(() => runSteps(underLoad))));
console.log(`\n── steps\n${tableOf(results, (Date.now() - begin) / 1000)}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
