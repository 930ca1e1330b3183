// What `npm start`, `npm test` and `npm run dev` share. Only Node itself: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const isWindows = process.platform === 'win32';

/**
 * Ends the process with one line that says what was wrong and what to do.
 * @returns {never}
 */
export function giveUp(message, code = 1) {
  console.error(`oshimado: ${message}`);
  process.exit(code);
}

export function checkNode() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node.slice(2);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  giveUp(`Node ${process.versions.node} is too old; install Node ${wanted} or newer.`);
}

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Ends the process group of a child when `signal` fires or this process gets a signal that ends it. Without this the group would keep
 * running, because a signal to this process does not reach it. Returns a function that removes the listeners.
 */
function endWithThis(child, signal) {
  const end = (name) => {
    if (isWindows || child.pid === undefined) return void child.kill(name);
    try {
      process.kill(-child.pid, name);
    } catch {
      // They have ended already.
    }
  };
  const stop = () => end('SIGTERM');
  const told = ENDING.map((name) => [
    name,
    () => {
      end(name);
      // Sent again without listeners, the signal ends this process as usual.
      release();
      process.kill(process.pid, name);
    },
  ]);
  // `npm start` listens by itself while its server runs, and fires `signal` then.
  if (!signal) for (const [name, listener] of told) process.once(name, listener);
  signal?.addEventListener('abort', stop);
  const release = () => {
    for (const [name, listener] of told) process.removeListener(name, listener);
    signal?.removeEventListener('abort', stop);
  };
  return release;
}

/**
 * Runs a command; resolves to its exit code and what it printed, which is shown at once unless `quiet`. A fired `signal` ends it.
 * With `isGroup`, what it has started ends with it, and all of it with this process.
 */
export function run(
  command,
  args,
  { quiet = false, env = {}, cwd = root, priority, signal, isGroup = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: isWindows && !command.endsWith('.exe'),
      detached: isGroup && !isWindows,
      ...(!isGroup && { signal }),
    });
    const release = isGroup ? endWithThis(child, signal) : undefined;
    // Undefined where it could not be started.
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code, endedBy) => {
      release?.();
      resolve({ code: code ?? (endedBy ? 1 : 0), output });
    });
  });
}

/** A step with its name and time on screen; what it printed is shown only when it failed. */
async function step(name, work) {
  const since = Date.now();
  const terminal = process.stdout.isTTY;
  const ticking = terminal
    ? setInterval(() => process.stdout.write(`\r  … ${name} ${seconds(since)}`), 200)
    : undefined;
  if (!terminal) console.log(`  … ${name}`);
  const { code, output } = await work();
  clearInterval(ticking);
  console.log(`${terminal ? '\r' : ''}  ${code === 0 ? '✓' : '✗'} ${name} ${seconds(since)}   `);
  if (code !== 0) {
    console.error(output);
    giveUp(`${name} failed; the lines above say why.`, code);
  }
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const npm = (...args) =>
  run('npm', [...args, '--no-audit', '--no-fund'], { quiet: true, isGroup: true });

/**
 * Installs the locked packages when they are missing or older than the lock. Those that only development and tests need are left out
 * where `forDevelopment` is false and they were never there: they are half of all.
 */
export async function ensurePackages({ forDevelopment = true } = {}) {
  const installed = modified(at('node_modules', '.package-lock.json'));
  const hasAll = existsSync(at('node_modules', 'vitest'));
  if (installed < modified(at('package-lock.json'))) {
    const omitted = forDevelopment || hasAll ? [] : ['--omit=dev'];
    await step('installing packages', () => npm('ci', ...omitted));
  } else if (forDevelopment && !hasAll) {
    await step('installing packages for development', () =>
      npm('install', '--no-save', '--prefer-offline'),
    );
  }
}

export const node = process.execPath;
export const bin = (name) => at('node_modules', '.bin', isWindows ? `${name}.cmd` : name);

const TURBO = ['--output-logs=errors-only', '--no-update-notifier'];

/** Server and portal. The published packages are for others: `npm run build` makes them, too. */
const FIRST = ['@oshimado/api#build', '@oshimado/portal#build'];

export const build = () =>
  step('building', () =>
    run(bin('turbo'), ['run', ...FIRST, ...TURBO], { quiet: true, isGroup: true }),
  );

/** What other sites load from the server, and the page in the frame of its own player. Gives way to the server, which runs meanwhile. */
export const buildEmbeds = (signal) =>
  run(bin('turbo'), ['run', '@oshimado/widgets#build:embeds', ...TURBO], {
    quiet: true,
    priority: constants.priority.PRIORITY_LOW,
    signal,
    isGroup: true,
  });

/** The one without a window comes first: Playwright's choice too, and a third cheaper for a page. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium: the one named by CHROMIUM_PATH, a usual place, or the one Playwright keeps. */
async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM_PATH names no file: ${named}`);
  const usual = BROWSERS.find((path) => existsSync(path));
  if (usual) return usual;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const canUseApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-dejavu', 'fonts-liberation'];

/**
 * A Chromium for the tests: found, or installed if possible, otherwise an error that says how to install it.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const apt = (...args) =>
    run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const install = canUseApt()
    ? async () => {
        const update = await apt('update', '-qq');
        if (update.code) return update;
        const small = await apt('install', '-y', '-qq', 'chromium-headless-shell', ...FONTS);
        return small.code ? apt('install', '-y', '-qq', 'chromium', ...FONTS) : small;
      }
    : () => run(bin('playwright'), ['install', 'chromium'], { quiet: true });
  const { code, output } = await install();
  const installed = code === 0 ? await findBrowser() : undefined;
  if (installed) return installed;
  console.error(output);
  return giveUp(
    `the tests need Chromium with Japanese fonts. Install it and run npm test again, for example\n` +
      `  Debian, Ubuntu: apt-get install chromium ${FONTS.join(' ')}\n` +
      `  macOS: brew install --cask chromium\n` +
      `  anywhere: npx playwright install chromium\n` +
      `or set CHROMIUM_PATH to an installed one.`,
  );
}

const exists = (paths) => paths.some((path) => existsSync(path));

/** The engines beside Chromium: what to look for, and the Debian packages that bring it. */
const OTHER_ENGINES = [
  { find: () => findProgram(['firefox-esr', 'firefox']), packages: ['firefox-esr'] },
  {
    find: () => exists(['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver']),
    packages: ['webkit2gtk-driver'],
  },
  { find: () => exists(['/usr/bin/Xvfb', '/usr/local/bin/Xvfb']), packages: ['xvfb'] },
];

/** Firefox and WebKit for the journeys of tests/engines: found, or installed where that can be done. */
async function ensureOtherEngines() {
  const missing = OTHER_ENGINES.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing.length === 0) return;
  let output = '';
  if (canUseApt()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    ({ output } = await run('apt-get', ['install', '-y', '-qq', ...missing], { quiet: true, env }));
    if (OTHER_ENGINES.every(({ find }) => find())) return;
  }
  console.error(output);
  giveUp(
    `the tests need Firefox and WebKit too. Install them and run npm test again, for example\n` +
      `  Debian, Ubuntu: apt-get install ${missing.join(' ')}\n` +
      `or leave them out: SKIP_ENGINES=1 npm test`,
  );
}

const KEY_VALUE_SERVERS = ['valkey-server', 'redis-server'];

const findProgram = (names) =>
  names.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);

/** Valkey or Redis, which several processes share their state through; a test runs two against a real one. */
async function ensureKeyValueServer() {
  const found = findProgram(KEY_VALUE_SERVERS);
  if (found) return found;
  let output = '';
  if (canUseApt()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    for (const name of KEY_VALUE_SERVERS) {
      ({ output } = await run('apt-get', ['install', '-y', '-qq', name], { quiet: true, env }));
      const installed = findProgram([name]);
      if (installed) return installed;
    }
  }
  console.error(output);
  return giveUp(
    `the tests need Valkey or Redis. Install one and run npm test again, for example\n` +
      `  Debian, Ubuntu: apt-get install redis-server\n` +
      `  macOS: brew install valkey`,
  );
}

/** What the steps of the tests find in their environment. */
export async function testTools() {
  const CHROMIUM_PATH = await ensureBrowser();
  console.log(`browser: ${CHROMIUM_PATH}`);
  const KEY_VALUE_SERVER = await ensureKeyValueServer();
  console.log(`key-value server: ${KEY_VALUE_SERVER}`);
  if (!process.env.SKIP_ENGINES) await ensureOtherEngines();
  return { CHROMIUM_PATH, KEY_VALUE_SERVER };
}

/** Installs what the manifest of an app names, a folder outside of the workspace, from the cache where it can. */
export const installApp = (cwd) =>
  run(
    'npm',
    [
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
    ],
    { quiet: true, cwd },
  );
