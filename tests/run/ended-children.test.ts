/** A signal to a script that builds ends its child processes and their children. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';

const LIB = resolve(import.meta.dirname, '../../scripts/lib.mjs');

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** As turbo, which is started by a script of npm, and starts compilers itself. */
const WRAPPER = `
  const { spawn } = require('node:child_process');
  const task = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  console.log(process.pid + ' ' + task.pid);
  setInterval(() => {}, 1e6);`;

const script = (aborted: string) => `
  import { run } from ${JSON.stringify(LIB)};
  const stopped = new AbortController();
  process.once('SIGUSR2', () => stopped.abort());
  await run(process.execPath, ['-e', ${JSON.stringify(WRAPPER)}], { isGroup: true${aborted} });`;

it.each([
  ['SIGINT', '', null],
  ['SIGTERM', '', null],
  ['SIGUSR2', ', signal: stopped.signal', 0],
] as const)('%s to a script ends all that it has started', async (signal, aborted, code) => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', script(aborted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(started, 'exit');
  const [line] = (await once(createInterface({ input: started.stdout }), 'line')) as [string];
  const pids = line.split(' ').map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  started.kill(signal);
  expect(await ended).toEqual([code, code === null ? signal : null]);
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]));
});
