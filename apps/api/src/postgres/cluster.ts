/**
 * Creates the folder of the embedded database under another name and moves it into place when complete, so that an interrupted
 * start leaves no half-made database.
 */
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExitCode, StartError } from '../process/start-error';
import type { Binaries } from './binaries';
import { requireWayTo, type Owner } from './owner';
import { ended, explainEnd, startProgram } from './programs';

export interface ClusterOptions {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly owner: Owner | undefined;
  readonly password: string;
  readonly signal: AbortSignal;
  readonly onProgress: (message: string) => void;
}

/** The role that owns the database; its password lies beside the folder. */
export const DATABASE_USER = 'oshimado';

const UNFINISHED = /^postgres\.(init|password)-/;

async function sweep(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => UNFINISHED.test(name));
  const gone = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(names.map((name) => rm(join(dataDir, name), gone)));
}

async function majorOf(folder: string): Promise<number | undefined> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries.length === 0) return undefined;
  if (entries.includes('PG_VERSION')) {
    return Number.parseInt(await readFile(join(folder, 'PG_VERSION'), 'utf8'), 10);
  }
  throw new StartError(
    ExitCode.store,
    `${folder} holds files but no PostgreSQL database; move it away or choose another DATA_DIR`,
  );
}

// From version 17 the character rules are PostgreSQL's own, the same on every system; before, only plain C is everywhere.
const localeArgs = (major: number) =>
  major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];

async function initialise(folder: string, options: ClusterOptions): Promise<void> {
  const { dataDir, binaries, owner, password, signal } = options;
  const name = randomUUID();
  const passwordFile = join(dataDir, `postgres.password-${name}`);
  const unfinished = join(dataDir, `postgres.init-${name}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await mkdir(unfinished, { mode: 0o700 });
  if (owner) {
    await Promise.all([passwordFile, unfinished].map((path) => chown(path, owner.uid, owner.gid)));
  }
  try {
    const lines: string[] = [];
    const args = [
      `--pgdata=${unfinished}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...localeArgs(binaries.major),
    ];
    const onLine = (line: string) => lines.push(line);
    const child = startProgram(binaries.initdb, args, { cwd: unfinished, owner, signal, onLine });
    const { code, words } = await ended(child);
    if (code !== 0) throw explainEnd('initdb', words, lines);
    await rename(unfinished, folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the folder of a database that these programs can run; creates it if missing. */
export async function prepareCluster(options: ClusterOptions): Promise<string> {
  const { dataDir, binaries, owner, onProgress } = options;
  const folder = join(dataDir, 'postgres');
  await requireWayTo(folder, owner);
  await requireWayTo(binaries.postgres, owner);
  await sweep(dataDir);
  const major = await majorOf(folder);
  if (major === undefined) {
    onProgress('creating the database');
    await initialise(folder, options);
  } else if (major !== binaries.major) {
    throw new StartError(
      ExitCode.store,
      `${folder} was made by PostgreSQL ${major}, but this server brings PostgreSQL ${binaries.major}; ` +
        'move the folder away to start again, or serve it yourself and set DATABASE_URL',
    );
  }
  if (owner) await chown(folder, owner.uid, owner.gid);
  // PostgreSQL refuses a folder that other users can enter, which may happen after a copy or in a volume.
  await chmod(folder, 0o700);
  return folder;
}
