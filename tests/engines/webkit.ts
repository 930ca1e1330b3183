/**
 * WebKitGTK, Safari's engine, by its own WebDriver server. The client is a few requests of that protocol: the libraries that
 * speak it need a newer Node than ours, and Playwright drives only a build of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../apps/api/src/process/free-port';
import type { Engine, Tab } from './engine';

const BROWSERS = ['x86_64', 'aarch64'].map(
  (cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** The key under which WebDriver hands out a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Code points that WebDriver has for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** A display that nothing is shown on; its number is the one that Xvfb found free. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = process.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for its number');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

async function start(): Promise<Tab> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('WebKit is missing: apt-get install webkit2gtk-driver');
  const home = mkdtempSync(join(tmpdir(), 'oshimado-webkit-'));
  const display = await startDisplay();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${value.message}`);
    return value;
  };
  const untilReady = async () => {
    for (;;) {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended');
      const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await untilReady();
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const send = <T>(method: string, path: string, body?: unknown) =>
    ask<T>(method, `/session/${sessionId}${path}`, body);
  const evaluate = <T>(expression: string) =>
    send<T>('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  /** Those of the documents before, which are lost with their document. */
  const errors: string[] = [];
  const readErrors = () => evaluate<readonly string[]>('window.testErrors ?? []');
  return {
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
      // The window has bars around the page.
      const [inner, outer] = [
        await evaluate<[number, number]>('[innerWidth, innerHeight]'),
        await send<{ width: number; height: number }>('GET', '/window/rect'),
      ];
      await send('POST', '/window/rect', {
        width: width + outer.width - inner[0],
        height: height + outer.height - inner[1],
      });
    },
    open: async (address) => {
      errors.push(...(await readErrors()));
      await send('POST', '/url', { url: address });
      // Classic WebDriver reports no errors of a page: they are noted from here on.
      await evaluate(
        `(window.testErrors = [], addEventListener('error', (event) => window.testErrors.push(event.message)), true)`,
      );
    },
    evaluate,
    click: async (selector) => {
      const element = await send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await send('POST', `/element/${element[ELEMENT]}/click`, {});
    },
    press: async (key) => {
      const value = KEYS[key] ?? key;
      await send('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    errors: async () => [...errors, ...(await readErrors())],
    close: async () => {
      await send('DELETE', '');
      driver.kill();
      display.process.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export const webkit: Engine = { name: 'WebKit', start };
