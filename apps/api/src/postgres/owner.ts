/**
 * PostgreSQL refuses to run as root. A server started by root hands the database's folder to the user `postgres`, who
 * is created where missing, and who must be able to walk to that folder and to the programs.
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { ExitCode, StartError } from '../process/start-error';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const USER = 'postgres';
const run = promisify(execFile);

async function idOf(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, USER]);
  return Number.parseInt(stdout, 10);
}

const readOwner = async (): Promise<Owner> => {
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
  return { uid, gid };
};

async function createPostgresUser(): Promise<Owner> {
  try {
    await run('groupadd', ['--system', '--force', USER]);
    await run('useradd', ['--system', '--gid', USER, '--no-create-home', USER]);
    return await readOwner();
  } catch (error) {
    throw new StartError(
      ExitCode.store,
      `PostgreSQL does not run as root and no user ${USER} could be created; ` +
        'start the server as an ordinary user, or set DATABASE_URL',
      { cause: error },
    );
  }
}

/**
 * Owner of the database files; undefined if the server itself runs as an ordinary user. A folder created by an ordinary
 * user keeps its owner.
 */
export async function databaseOwner(folder: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await stat(folder).catch(() => undefined);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return readOwner().catch(createPostgresUser);
}

async function maySearch(folder: string, { uid, gid }: Owner): Promise<boolean> {
  const found = await stat(folder);
  const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
  return ((found.mode >> shift) & 1) === 1;
}

/** Throws one line that names the first folder on the way to `path` that the owner may not enter. */
export async function requireWayTo(path: string, owner: Owner | undefined): Promise<void> {
  if (!owner) return;
  const parents: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    parents.unshift(at);
    if (at === dirname(at)) break;
  }
  for (const folder of parents) {
    if (await maySearch(folder, owner)) continue;
    throw new StartError(
      ExitCode.disk,
      `PostgreSQL, which never runs as root but as user ${owner.uid}, may not enter ${folder} on the way to ${path}; ` +
        `run chmod o+x ${folder}, choose another place, or start the server as an ordinary user`,
    );
  }
}
