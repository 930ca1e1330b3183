/** A real Valkey or Redis of the system's, on a port of its own, keeping nothing. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../apps/api/src/process/free-port';

const NAMES = ['valkey-server', 'redis-server'];

function findProgram(): string {
  const named = process.env['KEY_VALUE_SERVER'];
  const found = [...(named ? [named] : []), ...NAMES].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (found) return found;
  throw new Error(
    'these tests need Valkey or Redis: apt-get install redis-server, or brew install valkey',
  );
}

export interface KeyValueServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Starts it again at the same address, after a stop. */
  readonly start: () => Promise<void>;
  /** Keeps its connections open and accepts new ones, but answers nothing until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export async function startKeyValueServer(): Promise<KeyValueServer> {
  const program = findProgram();
  const port = await findFreePort();
  const run = async () => {
    const child = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (/ready to accept connections/i.test(text)) resolve();
      });
      child.once('exit', () => reject(new Error(`${program} did not start:\n${text}`)));
    });
    return child;
  };
  let child = await run();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    start: async () => {
      child = await run();
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
