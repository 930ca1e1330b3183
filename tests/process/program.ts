/** Starts the server's programs, bundled once for a run, as processes of their own, and watches them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import type * as Source from '../../apps/api/src/postgres/open-postgres';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Program {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly errors: string[];
  /** Messages to its parent process, over the channel between them. */
  readonly messages: unknown[];
  /** Resolves with the line that matches, seen already or yet to come; rejects when the program ends before. */
  readonly line: (pattern: RegExp) => Promise<string>;
  readonly kill: (signal: NodeJS.Signals) => boolean;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** `name` is that of a file in `PROGRAMS` of global-setup.ts. */
export function startProgram(
  name: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Program {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', join(inject('programs'), `${name}.js`), ...args],
    {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const { stdout: normalOutput, stderr: errorOutput } = child;
  if (!normalOutput || !errorOutput) throw new Error(`${name} has no output to read`);
  const lines: string[] = [];
  const errors: string[] = [];
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const output = createInterface({ input: normalOutput });
  output.on('line', (line) => lines.push(line));
  const complaints = createInterface({ input: errorOutput });
  complaints.on('line', (line) => errors.push(line));
  // Not `close` of the child: it does not come when this side closed the channel.
  const ended = Promise.all([
    once(child, 'exit'),
    once(output, 'close'),
    once(complaints, 'close'),
  ]).then(() => ({
    code: child.exitCode,
    signal: child.signalCode,
  }));

  const line = (pattern: RegExp) =>
    new Promise<string>((found, lost) => {
      const early = lines.find((text) => pattern.test(text));
      if (early !== undefined) return found(early);
      output.on('line', (text) => pattern.test(text) && found(text));
      void ended.then(({ code, signal }) =>
        lost(
          new Error(`${name} ended (${signal ?? code}) before ${pattern}: ${errors.join('\n')}`),
        ),
      );
    });
  return { child, lines, errors, messages, line, kill: (signal) => child.kill(signal), ended };
}

/** The real one from the bundle: the keeper it starts needs no TypeScript loader, which takes longer to load than all else. */
export const openPostgres: typeof Source.openPostgres = async (...options) => {
  const file = join(inject('programs'), 'open-postgres.js');
  const bundled = (await import(/* @vite-ignore */ file)) as typeof Source;
  return bundled.openPostgres(...options);
};

/** A fresh data folder that the database's user may reach, and its removal. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const base = await mkdtemp(join(tmpdir(), 'oshimado-process-'));
  const dataDir = join(base, 'data');
  await mkdir(dataDir);
  await chmod(base, 0o755);
  return { dataDir, remove: () => rm(base, { recursive: true, force: true, maxRetries: 10 }) };
}

const inProc = (path: string): string | undefined => {
  try {
    return readFileSync(join('/proc', path), 'utf8');
  } catch {
    // It has ended since the folder was read.
    return undefined;
  }
};

function findParent(pid: number): number | undefined {
  const stat = inProc(`${pid}/stat`);
  return stat === undefined
    ? undefined
    : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * Ids of the PostgreSQL servers (not their children) that run on a data folder. Files of `/proc` lie in memory: to read them
 * without waiting takes a tenth of the processor time, and waits ask a hundred times a second.
 */
export async function postgresOn(dataDir: string): Promise<number[]> {
  const command = `-D\0${join(dataDir, 'postgres')}\0`;
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && inProc(`${name}/cmdline`)?.includes(command))
    .map(Number);
  // A child that was just forked still has the command of its parent.
  return found.filter((id) => {
    const parent = findParent(id);
    return parent !== undefined && !found.includes(parent);
  });
}

/** The process that started another. */
export async function parentOf(pid: number): Promise<number> {
  const parent = findParent(pid);
  if (parent === undefined) throw new Error(`no process ${pid} runs`);
  return parent;
}

/** Resolves when a condition holds; the test's own time limit ends a wait for one that never does. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(10);
}
