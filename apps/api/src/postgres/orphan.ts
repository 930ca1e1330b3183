/**
 * A PostgreSQL left running on our folder: its keeper was killed, or is still shutting it down. It is stopped only after
 * its own pid file named this folder and the process turned out to be a PostgreSQL.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExitCode, StartError } from '../process/start-error';
import { commandLineOf, isAlive, isKnown } from './process-identity';
import { stopProcess, type StopMeans } from './stop-process';

interface PidFile {
  readonly pid: number;
  readonly folder: string;
}

/** No process has this id, on any platform. */
const NOBODY = 2_147_483_647;

const WRITTEN_WITHIN_MS = 5_000;

const pidPath = (folder: string) => join(folder, 'postmaster.pid');

/** An empty file is being written, or was left by a power cut; PostgreSQL refuses both. */
async function removeWhenOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > WRITTEN_WITHIN_MS) await rm(path, { force: true });
}

async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(pidPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [pid = '', dataFolder = ''] = text.split('\n');
  if (text.trim() === '') await removeWhenOld(pidPath(folder));
  const number = Number.parseInt(pid, 10);
  return number > 0 ? { pid: number, folder: dataFolder } : undefined;
}

/**
 * PostgreSQL would take any living process with the noted id for its predecessor. The rest of the file stays, because
 * it names the shared memory by which PostgreSQL finds children that outlived it.
 */
async function disownPid(folder: string): Promise<void> {
  const text = await readFile(pidPath(folder), 'utf8');
  await writeFile(pidPath(folder), text.replace(/^-?\d+/, String(NOBODY)));
}

const isOurs = (command: string, folder: string) =>
  process.platform === 'win32'
    ? command.toLowerCase().includes('postgres.exe')
    : command.includes('postgres') && command.includes(folder);

/** Stops what still runs on the folder and returns when it has ended; true if a process was stopped. */
export async function stopOrphan(folder: string, means: StopMeans): Promise<boolean> {
  const found = await readPidFile(folder);
  if (!found || !isKnown(found.pid)) return false;
  if (!isAlive(found.pid)) {
    await disownPid(folder);
    return false;
  }
  const command = await commandLineOf(found.pid);
  if (command !== undefined && !isOurs(command, folder)) {
    await disownPid(folder);
    return false;
  }
  if (command === undefined || found.folder !== folder) {
    throw new StartError(
      ExitCode.folderInUse,
      `${folder} may be in use by process ${found.pid}, which this server may not have started; ` +
        'stop it if it is a PostgreSQL, then start again',
    );
  }
  await stopProcess(found.pid, folder, means);
  return true;
}
