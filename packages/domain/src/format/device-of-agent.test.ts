import { expect, it, test } from 'vitest';
import { deviceOfAgent } from './device-of-agent';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Chrome, Linux, computer',
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome, Linux, computer',
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/131.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome, Android, phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome, Android, tablet',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
  ],
  [
    'Samsung Internet, Android, phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Edge, Windows, computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Opera, macOS, computer',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
  ],
  [
    'Safari, macOS, computer',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`,
  ],
  [
    'Safari, iOS, phone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox, iOS, phone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Safari, iPadOS, tablet',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${APPLE} Version/16.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox, Windows, computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Firefox, Android, phone',
    'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  ],
  [
    'Chrome, ChromeOS, computer',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
  ],
])('%s', (expected, agent) => {
  const { browser, system, kind } = deviceOfAgent(agent) ?? {};
  expect(`${browser}, ${system}, ${kind}`).toBe(expected);
});

it.each(['', 'curl/8.5.0', 'a'.repeat(120), 'Mozilla/5.0 (X11; Linux x86_64)'])(
  'of a program is unknown: %s',
  (agent) => {
    expect(deviceOfAgent(agent)).toBeNull();
  },
);
