// `npm run test:stories`: builds Storybook and visits every story with @storybook/test-runner: it draws, its play function passes,
// axe finds nothing (.storybook/test-runner.ts). STORYBOOK=built takes the one built before. VISUAL=1 compares each with its
// pictures in .storybook/pictures, VISUAL=update renews them. `npm run test:stories -- Screens/About Dialog` visits
// the stories with one of these texts in their names. With FUZZ_SEED set, as by `npm test`, every fourth story has its second look.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { listFailed, listFlaky } from './flaky.mjs';
import { bin, ensureBrowser, giveUp, root, run } from './lib.mjs';
import { keepFilesInMemory } from './memory-folder.mjs';
import { firstLines, slowestOf, writeReport } from './reports.mjs';

const BUILT = 'storybook-static';
const RESULTS = join(root, 'test-results');
const { VISUAL } = process.env;

const nameOf = ({ title, name }) => `${title}: ${name}`;

/** Serves the Storybook that was built last, with only these stories in its index, which is all the runner knows of. */
async function serve(isWanted) {
  const index = JSON.parse(readFileSync(join(root, BUILT, 'index.json'), 'utf8'));
  const found = Object.entries(index.entries).filter(
    ([, entry]) => entry.type === 'story' && isWanted(nameOf(entry)),
  );
  const answer = JSON.stringify({ ...index, entries: Object.fromEntries(found) });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'wanted-stories',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/index.json', (_request, response) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(answer);
          });
        },
      },
    ],
  });
  const { port } = server.httpServer.address();
  return { count: found.length, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Visits the stories whose names are wanted; answers what became of each. */
async function visit(isWanted, workers) {
  const storybook = await serve(isWanted);
  if (storybook.count === 0) giveUp('no story has such a name.');
  const STORY_RESULTS = join(RESULTS, 'stories.json');
  rmSync(STORY_RESULTS, { force: true });
  const args = ['--index-json', '--url', storybook.url, '--disable-telemetry'];
  // A high limit for slow machines; a wait ends as soon as its condition holds.
  args.push('--testTimeout', '240000', VISUAL === 'update' ? '--updateSnapshot' : '--ci');
  const env = { CHROMIUM_PATH, STORY_RESULTS, STORY_WORKERS: workers, DEBUG_PRINT_LIMIT: '4000' };
  await run(bin('test-storybook'), args, { env });
  await storybook.close();
  if (!existsSync(STORY_RESULTS)) giveUp('the stories could not be visited; see above.');
  const { stories, broken } = JSON.parse(readFileSync(STORY_RESULTS, 'utf8'));
  if (broken) giveUp(`not all stories could be visited: ${broken}`);
  if (stories.length < storybook.count) {
    giveUp(`only ${stories.length} of ${storybook.count} stories were visited; see above.`);
  }
  return stories;
}

const failedOf = (stories) => stories.filter(({ status }) => status === 'failed');

keepFilesInMemory();
const CHROMIUM_PATH = await ensureBrowser();
mkdirSync(RESULTS, { recursive: true });
if (process.env.STORYBOOK !== 'built') {
  const built = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true });
  if (built.code !== 0) {
    console.error(built.output);
    giveUp('Storybook could not be built; the lines above say why.', built.code);
  }
}

const parts = process.argv.slice(2).map((part) => part.toLowerCase());
const isWanted = (name) =>
  parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part));
// A worker waits while its browser draws.
const stories = await visit(isWanted, '3');

// Once more, alone and after all others: what passes now is reported and does not fail the run.
const first = failedOf(stories);
const again = new Set(first.map(({ name }) => name));
const second = again.size > 0 ? failedOf(await visit((name) => again.has(name), '1')) : [];
const failed = second.map(({ name, error }) => ({ name, error: firstLines(error) }));
if (failed.length > 0) console.error(`\n${listFailed(failed)}`);

const flaky = first
  .filter(({ name }) => second.every((story) => story.name !== name))
  .map(({ name, error }) => ({ name, error: firstLines(error), trace: null }));
if (flaky.length > 0) console.log(`\npassed only when they ran again\n${listFlaky(flaky)}`);

const skipped = stories.filter(({ status }) => status === 'pending').length;
const passed = stories.length - failed.length - skipped;
const slowest = slowestOf(stories.map(({ name, seconds }) => ({ name, seconds })));
writeReport('stories', { passed, failed, skipped, flaky, slowest });
console.log(`\n${passed} passed, ${failed.length} failed, ${skipped} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
