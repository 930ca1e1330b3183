/**
 * The server program: environment, signals and exit code. If it ends unexpectedly, it logs the reason in one line on stderr.
 */
import { EventEmitter, once } from 'node:events';
import { parseConfig, type Config } from '../config';
import { diskProblem } from '../disk-problem';
import { isUncaughtDatabaseFailure } from '../store/database-down';
import { explainFailure } from './explain-failure';
import type { OpenStore, ProcessLog, ServerParts } from './parts';
import { createReport, type ReportMessage } from './report';
import { run } from './run';
import { createScreen, type Screen } from './screen';
import { ExitCode } from './start-error';

export interface ServeOptions<Store extends OpenStore> {
  /** Logs go to `screen`, so that they do not run into a line that is being redrawn. */
  readonly setUp: (
    config: Config,
    screen: Screen,
  ) => {
    readonly log: ProcessLog;
    readonly parts: ServerParts<Store>;
  };
  /** A monotonic clock in milliseconds; two signals within a short time count as one. Default: that of the process. */
  readonly uptime?: () => number;
}

const STOP_SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** Ctrl-C reaches the whole terminal group, and npm sends its own copy: one request, several signals. */
const SAME_WISH_MS = 500;

const send = (message: ReportMessage) => {
  // A parent that exited is noticed by the channel's end, not by a message that failed to send.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
};

function sendFailure(error: unknown): ExitCode {
  const { exitCode, message } = explainFailure(error);
  for (const line of message.split('\n')) process.stderr.write(`oshimado: ${line}\n`);
  send({ type: 'failed', exitCode, message });
  return exitCode;
}

/** Fires at the first request to stop; the second one ends the process at once, and PostgreSQL through its keeper. */
function stopRequests(log: ProcessLog, uptime = () => performance.now()): AbortSignal {
  const asked = new AbortController();
  let askedAt = 0;
  for (const [signal, number] of Object.entries(STOP_SIGNALS)) {
    process.on(signal, () => {
      if (!asked.signal.aborted) {
        askedAt = uptime();
        log.info({ signal }, 'stopping');
        asked.abort();
      } else if (uptime() - askedAt > SAME_WISH_MS) {
        process.exit(128 + number);
      }
    });
  }
  // Started by another program: stop when that program has ended.
  process.once('disconnect', () => asked.abort());
  return asked.signal;
}

/** Errors that no code caught. Failures of the disk or the database are logged; anything else ends the server in order. */
function watchUncaught(log: ProcessLog, onFatal: (error: unknown) => void): void {
  const judge = (error: unknown) => {
    const disk = diskProblem(error);
    if (disk) log.error({ err: error }, disk);
    else if (isUncaughtDatabaseFailure(error))
      log.error({ err: error }, 'a failure of the database was not caught');
    else onFatal(error);
  };
  process.on('unhandledRejection', judge);
  process.on('uncaughtException', judge);
}

async function serveWith<Store extends OpenStore>(
  config: Config,
  { setUp, uptime }: ServeOptions<Store>,
): Promise<ExitCode> {
  const screen = createScreen((text) => void process.stdout.write(text), process.stdout.isTTY);
  const { log, parts } = setUp(config, screen);
  const signal = stopRequests(log, uptime);
  const failures = new EventEmitter();
  const fatal = once(failures, 'fatal').then(([error]: unknown[]) => ({ error }));
  const onFatal = (error: unknown) => void failures.emit('fatal', error);
  watchUncaught(log, onFatal);
  const report = createReport({
    format: config.logFormat,
    log,
    screen,
    send,
  });
  const asked = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const server = await run(config, { parts, log, report, signal }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (!server) return ExitCode.stopped;

  const failure = await Promise.race([asked, fatal]);
  if (failure) log.fatal({ err: failure.error }, 'the server cannot go on');
  await server.stop();
  return failure ? sendFailure(failure.error) : ExitCode.stopped;
}

/** Runs a server until it is asked to stop; resolves with the exit code. */
export async function serve<Store extends OpenStore>(
  env: NodeJS.ProcessEnv,
  options: ServeOptions<Store>,
): Promise<ExitCode> {
  try {
    const config = parseConfig(env, { isTerminal: process.stdout.isTTY });
    return await serveWith(config, options);
  } catch (error) {
    return sendFailure(error);
  }
}
