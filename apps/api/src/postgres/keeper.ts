/**
 * The small process between the server and its PostgreSQL. It outlives the server by the moment it takes to stop
 * PostgreSQL: however the server ends, the channel between them closes, and the keeper stops. It runs in a
 * process group of its own, so that Ctrl-C reaches the server alone, which finishes its requests first.
 */
import { join } from 'node:path';
import { explainFailure } from '../process/explain-failure';
import { findFreePort } from '../process/free-port';
import { createBackoff } from './backoff';
import { findBinaries } from './binaries';
import { prepareCluster } from './cluster';
import type { FromKeeper, KeeperTask, ToKeeper } from './keeper-messages';
import { stopOrphan } from './orphan';
import { databaseOwner } from './owner';
import {
  PostgresBusy,
  startPostgres,
  type PostgresProcess,
  type PostgresProcessOptions,
} from './postgres-process';
import { waitUntil } from './wait';

const START_LIMIT_MS = 60_000;
const RETRY_MS = 100;

const ending = new AbortController();
let running: Promise<PostgresProcess> | undefined;

function send(message: FromKeeper): void {
  // The server may exit between request and response; its exit is handled by the channel's end.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

function sendFailure(error: unknown): void {
  const { exitCode, message } = explainFailure(error);
  send({ type: 'failed', exitCode, message });
}

const progress = (message: string) => send({ type: 'progress', message });

// An ERROR is the response to a statement; its sender receives it.
const onLine = (line: string) => {
  const level = /\b(WARNING|FATAL|PANIC):/.test(line) ? 'warn' : 'debug';
  send({ type: 'log', level, line });
};

async function startOnFreePort(
  options: Omit<PostgresProcessOptions, 'port'>,
  wanted: number | undefined,
): Promise<PostgresProcess> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    if (await stopOrphan(options.folder, options.binaries)) {
      progress('stopped a PostgreSQL that was left behind');
    }
    ending.signal.throwIfAborted();
    try {
      // After a restart the pool connects to the same port, so no other port works.
      return await startPostgres({ ...options, port: wanted ?? (await findFreePort()) });
    } catch (error) {
      if (!(error instanceof PostgresBusy)) throw error;
      if (performance.now() > end) throw error.reason;
      await waitUntil(() => ending.signal.aborted, RETRY_MS);
    }
  }
}

async function open({ dataDir, password, port, packageName }: KeeperTask) {
  const [binaries, owner] = await Promise.all([
    findBinaries(packageName),
    databaseOwner(join(dataDir, 'postgres')),
  ]);
  const { signal } = ending;
  const options = { dataDir, binaries, owner, password, signal, onProgress: progress };
  const folder = await prepareCluster(options);
  return startOnFreePort({ folder, binaries, owner, onLine }, port);
}

/** Starts PostgreSQL again on its port each time it ends, with growing pauses after early ends. */
async function keepRunning(task: KeeperTask, first: PostgresProcess): Promise<void> {
  const backoff = createBackoff(RETRY_MS);
  for (let postgres = first; ;) {
    const startedAt = performance.now();
    const words = await postgres.ended;
    if (ending.signal.aborted) return;
    backoff.ended(performance.now() - startedAt);
    send({ type: 'log', level: 'warn', line: `${words}; starting it again` });
    if (await waitUntil(() => ending.signal.aborted, backoff.pauseMs())) return;
    running = open({ ...task, port: postgres.port });
    postgres = await running;
  }
}

async function keep(task: KeeperTask): Promise<void> {
  running = open(task);
  try {
    const postgres = await running;
    send({ type: 'ready', port: postgres.port });
    await keepRunning(task, postgres);
  } catch (error) {
    if (ending.signal.aborted) return;
    sendFailure(error);
    await end(1);
  }
}

async function end(exitCode: number): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  // A failed start was already reported; here everything is stopped.
  const postgres = await running?.catch(() => undefined);
  await postgres?.stop();
  process.exitCode = exitCode;
  if (process.connected) process.disconnect();
}

process.on('message', (message: ToKeeper) => {
  if (message.type === 'start') void keep(message.task);
  else void end(0);
});
process.on('disconnect', () => void end(0));
process.on('uncaughtException', (error) => {
  sendFailure(error);
  void end(1);
});
// A service manager signals every process of the service at once; PostgreSQL has to outlast the server's last requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
