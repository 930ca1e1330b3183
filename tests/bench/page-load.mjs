// One load of a page in a fresh browser, as `pages.mjs` measures it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';

const LONG_TASK_MS = 50;
/** Nothing has been asked for in so long: the page has loaded. */
const QUIET_MS = 1_200;
const LONGEST_LOAD_MS = 40_000;
const AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A phone on a slow line, as Lighthouse has it, and a desktop on a fast one. */
export const VARIANTS = {
  slow: {
    device: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: AGENT,
    },
    line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    processor: 4,
  },
  fast: {
    device: { viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 },
    line: undefined,
    processor: 1,
  },
};

/** Runs in the document before its scripts. */
function record() {
  if (window !== top) return;
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
  window.benchRecord = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
}

/** The program begins after the first picture; a page without it has nothing to wait for. */
const isTakenOver = () =>
  document.querySelector('script[data-entry]') === null ||
  'hydrated' in document.documentElement.dataset;

/** Bytes on the line, by kind, and whether something is on its way. */
async function countBytes(session) {
  const kinds = new Map();
  const pending = new Set();
  const bytes = { Document: 0, Script: 0, all: 0 };
  let scripts = 0;
  let changedAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type);
    // A stream of events ends with the page.
    if (type !== 'EventSource') pending.add(requestId);
    changedAt = Date.now();
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    const kind = kinds.get(requestId);
    if (kind in bytes) bytes[kind] += encodedDataLength;
    if (kind === 'Script') scripts += 1;
    bytes.all += encodedDataLength;
    pending.delete(requestId);
    changedAt = Date.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  await session.send('Network.enable');
  return {
    bytes,
    scripts: () => scripts,
    isQuiet: () => pending.size === 0 && Date.now() - changedAt > QUIET_MS,
  };
}

/** The login as the portal keeps it: what a page is drawn for, and what its program finds. */
async function keepLogin(context, origin, { jwt, user }) {
  await context.addCookies([{ name: 'OSHIMADO_JWT', value: jwt, url: origin, sameSite: 'Lax' }]);
  await context.addInitScript(
    ([token, kept]) => {
      if (window !== top) return;
      localStorage.setItem('user', kept);
      localStorage.setItem('token', token);
    },
    [jwt, JSON.stringify({ user, checkedAt: Date.now() })],
  );
}

/** Loads `path` of `https://NAME.test` until nothing is on its way. Times in ms, sizes in kB as they are on the line. */
export async function loadPage({ name, path, login, front, variant }) {
  const { device, line, processor } = VARIANTS[variant];
  const origin = `https://${name}.test`;
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--disable-background-networking',
      `--host-resolver-rules=MAP * 127.0.0.1:${front.port}`,
      `--ignore-certificate-errors-spki-list=${front.trusted}`,
    ],
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    // It fetches all files once the page has loaded, which would be measured with it or not as the load goes.
    serviceWorkers: 'block',
    ...device,
  });
  try {
    if (login) await keepLogin(context, origin, login);
    await context.addInitScript(record);
    const [page] = context.pages();
    const session = await context.newCDPSession(page);
    const counted = await countBytes(session);
    if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const answer = await page.goto(origin + path, { waitUntil: 'load', timeout: LONGEST_LOAD_MS });
    if (!answer.ok()) throw new Error(`${name} ${path}: ${answer.status()}`);
    for (const until = Date.now() + LONGEST_LOAD_MS; Date.now() < until; await pause(100))
      if (counted.isQuiet() && (await page.evaluate(isTakenOver))) break;
    const { fcp, lcp, shift, tasks } = await page.evaluate(() => window.benchRecord);
    const blocked = ([at, duration]) => (at < fcp ? 0 : Math.max(0, duration - LONG_TASK_MS));
    return {
      fcp,
      lcp,
      shift,
      blocking: tasks.reduce((sum, task) => sum + blocked(task), 0),
      longest: Math.max(0, ...tasks.map(([, duration]) => duration)),
      script: counted.bytes.Script / 1_000,
      scripts: counted.scripts(),
      document: counted.bytes.Document / 1_000,
      all: counted.bytes.all / 1_000,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
