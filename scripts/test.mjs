// `npm test`: everything, from a fresh clone. Each step is a script of package.json that also runs alone.
import {
  bin,
  checkNode,
  ensureBrowser,
  ensureKeyValueServer,
  ensurePackages,
  run,
} from './lib.mjs';

checkNode();
await ensurePackages();
const CHROMIUM_PATH = await ensureBrowser();
console.log(`browser: ${CHROMIUM_PATH}`);
const KEY_VALUE_SERVER = await ensureKeyValueServer();
console.log(`key-value server: ${KEY_VALUE_SERVER}`);

const npm = (script) => ({ name: script, command: ['npm', ['run', '--silent', script]] });
const steps = [
  npm('format:check'),
  npm('typecheck'),
  npm('lint'),
  { name: 'build', command: [bin('turbo'), ['run', 'build', '--output-logs=errors-only']] },
  npm('test:packages'),
  npm('test:unit'),
  npm('test:api'),
  npm('test:stories'),
  npm('test:e2e'),
];

const results = [];
for (const { name, command } of steps) {
  console.log(`\n── ${name}`);
  const since = Date.now();
  const { code } = await run(...command, { env: { CHROMIUM_PATH, KEY_VALUE_SERVER } });
  results.push({ name, code, seconds: (Date.now() - since) / 1000 });
}

console.log('\n── summary');
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
