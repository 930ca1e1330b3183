/** Starts and stops the keeper process and receives its messages. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExitCode, StartError } from '../process/start-error';
import type { FromKeeper, KeeperTask, ToKeeper } from './keeper-messages';
import type { PostgresLog } from './log';

export interface Keeper {
  /** Port its PostgreSQL listens on. */
  readonly port: number;
  /** Resolves when PostgreSQL has stopped and the keeper is gone. */
  readonly stop: () => Promise<void>;
  /** Resolves with one line when it ends, requested or not. */
  readonly ended: Promise<string>;
}

export interface KeeperListeners {
  readonly log: PostgresLog;
  readonly onProgress: (message: string) => void;
}

// From sources it needs the loader that runs TypeScript; built, it is a file of its own beside `main.js`.
const FROM_SOURCE = import.meta.url.endsWith('.ts');

function launch(): ChildProcess {
  const entry = fileURLToPath(new URL(FROM_SOURCE ? 'keeper.ts' : 'keeper.js', import.meta.url));
  return fork(entry, {
    detached: true,
    execArgv: FROM_SOURCE ? ['--import', import.meta.resolve('tsx')] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

const endOf = (child: ChildProcess, words: () => string | undefined): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(words() ?? `the keeper of PostgreSQL ended (${signal ?? `code ${code}`})`),
    );
  });

/** Starts a keeper and its PostgreSQL; rejects with a StartError that gives the reason. */
export async function startKeeper(
  task: KeeperTask,
  { log, onProgress }: KeeperListeners,
): Promise<Keeper> {
  const child = launch();
  let failure: StartError | undefined;
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const ended = endOf(child, () => failure?.message ?? (complaints.join('').trim() || undefined));

  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: FromKeeper) => {
      if (message.type === 'progress') onProgress(message.message);
      if (message.type === 'log') log[message.level]({ postgres: message.line }, 'PostgreSQL says');
      if (message.type === 'failed') failure = new StartError(message.exitCode, message.message);
      if (message.type === 'ready') resolve(message.port);
    });
    void ended.then((words) => reject(failure ?? new StartError(ExitCode.store, words)));
    child.send({ type: 'start', task } satisfies ToKeeper);
  });

  const stop = async () => {
    if (child.connected) child.send({ type: 'stop' } satisfies ToKeeper);
    await ended;
  };
  return { port, stop, ended };
}
