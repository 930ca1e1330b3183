/**
 * Stops a PostgreSQL: first without waiting for its clients, then without writing its files, which it repairs later.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorCode } from '../process/error-code';
import { ExitCode, StartError } from '../process/start-error';
import { isAlive } from './process-identity';
import { waitUntil } from './wait';

export interface StopMeans {
  /** Path of pg_ctl, the only way to signal PostgreSQL on Windows. */
  readonly pgCtl: string;
}

const FAST_LIMIT_MS = 30_000;
const IMMEDIATE_LIMIT_MS = 5_000;
const MODES = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

async function send(mode: keyof typeof MODES, pid: number, folder: string, { pgCtl }: StopMeans) {
  try {
    if (process.platform === 'win32') {
      await promisify(execFile)(pgCtl, ['stop', '-D', folder, '-m', mode, '-W']);
    } else {
      process.kill(pid, MODES[mode]);
    }
  } catch (error) {
    if (errorCode(error) !== 'ESRCH' && isAlive(pid)) throw error;
  }
}

/** Returns when the process has ended; throws one line if it cannot be stopped. */
export async function stopProcess(pid: number, folder: string, means: StopMeans): Promise<void> {
  const gone = () => !isAlive(pid);
  await send('fast', pid, folder, means);
  if (await waitUntil(gone, FAST_LIMIT_MS)) return;
  await send('immediate', pid, folder, means);
  if (await waitUntil(gone, IMMEDIATE_LIMIT_MS)) return;
  throw new StartError(
    ExitCode.folderInUse,
    `PostgreSQL (process ${pid}) on ${folder} does not stop; end it by hand, then start again`,
  );
}
