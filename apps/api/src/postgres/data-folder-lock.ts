/**
 * One server per data folder. The lock file names the process that holds it; a lock of a dead process is taken over at once.
 * Where the process id is not enough (another container on the same volume, a platform without process start times), the file's
 * modification time decides: the holder updates it every second.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  copyFile,
  link,
  open,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../process/error-code';
import { makeDataFolder } from '../process/make-data-folder';
import { ExitCode, StartError } from '../process/start-error';
import { isAlive, processSpace, startMark } from './process-identity';
import { waitUntil } from './wait';

export interface DataFolderLock {
  readonly path: string;
  readonly release: () => Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly since: string;
  readonly token: string;
  readonly host: string;
  readonly space?: string;
  readonly mark?: string;
}

const BEAT_MS = 1_000;
const SILENCE_MS = 3 * BEAT_MS;
const TURN_LIMIT_MS = 5_000;
const GIVE_UP_MS = 20_000;
const RETRY_MS = 20;

async function describeSelf(): Promise<Holder> {
  const [space, mark] = await Promise.all([processSpace(), startMark(process.pid)]);
  const since = new Date().toISOString();
  return { pid: process.pid, since, token: randomUUID(), host: hostname(), space, mark };
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  'pid' in value &&
  typeof value.pid === 'number';

/** Undefined: no file. Null: an empty or incomplete file, because its holder is writing it or died while writing. */
async function readHolder(path: string): Promise<Holder | null | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isHolder(holder) ? holder : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function isBeating(path: string): Promise<boolean> {
  const timeOf = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const first = await timeOf();
  return waitUntil(async () => (await timeOf()) !== first, SILENCE_MS);
}

async function isLiving(path: string, holder: Holder | null, self: Holder): Promise<boolean> {
  if (!holder) return isBeating(path);
  if (holder.host !== self.host || holder.space !== self.space) return isBeating(path);
  if (holder.pid === process.pid) return holder.mark === self.mark;
  if (!isAlive(holder.pid)) return false;
  const mark = await startMark(holder.pid);
  return mark && holder.mark ? mark === holder.mark : isBeating(path);
}

/** Creates a whole file with `place`, so that readers never see a part of it. */
async function withDraft<T>(path: string, self: Holder, place: (draft: string) => Promise<T>) {
  const draft = `${path}.${self.token}`;
  await writeFile(draft, `${JSON.stringify(self)}\n`);
  try {
    return await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** False if the file exists already. */
async function create(path: string, self: Holder): Promise<boolean> {
  try {
    await withDraft(path, self, (draft) =>
      // A few file systems have no links; there a copy that refuses to overwrite is used.
      link(draft, path).catch((error: unknown) => {
        if (errorCode(error) === 'EEXIST') throw error;
        return copyFile(draft, path, constants.COPYFILE_EXCL);
      }),
    );
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the file of a dead holder. If several processes found it dead, one at a time checks again and replaces it;
 * the others then find a living holder. False if another process has its turn.
 */
async function takeOver(path: string, dead: Holder | null, self: Holder): Promise<boolean> {
  const turn = `${path}.turn`;
  try {
    await (await open(turn, 'wx')).close();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const begun = (await stat(turn).catch(() => undefined))?.mtimeMs ?? Date.now();
    // Its owner was killed within these few lines.
    if (Date.now() - begun > TURN_LIMIT_MS) await rm(turn, { force: true });
    return false;
  }
  try {
    const holder = await readHolder(path);
    if (holder === undefined || holder?.token !== dead?.token) return false;
    await withDraft(path, self, (draft) => rename(draft, path));
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}

const inUse = (folder: string, holder: Holder | null) =>
  new StartError(
    ExitCode.folderInUse,
    `data folder ${folder} is in use by process ${holder?.pid ?? 'of an unknown id'}` +
      `${holder ? ` on ${holder.host} since ${holder.since}` : ''}; ` +
      'stop it, or choose another folder with DATA_DIR',
  );

function beat(path: string): NodeJS.Timeout {
  const timer = setInterval(() => {
    const now = new Date();
    // A missed update is made up for by the next one; a vanished folder causes errors in the store.
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  return timer.unref();
}

/** Locks the folder and creates it if needed, or throws a StartError that names the holder. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await makeDataFolder(folder);
  const path = join(folder, 'server.lock');
  const self = await describeSelf();
  const end = performance.now() + GIVE_UP_MS;
  while (performance.now() < end) {
    if (await create(path, self)) return held(path, self);
    const holder = await readHolder(path);
    if (holder === undefined) continue;
    if (await isLiving(path, holder, self)) {
      // A holder that was still unknown may be known by now.
      throw inUse(folder, holder ?? (await readHolder(path)) ?? null);
    }
    if (await takeOver(path, holder, self)) return held(path, self);
    await sleep(Math.random() * RETRY_MS);
  }
  throw inUse(folder, (await readHolder(path)) ?? null);
}

function held(path: string, self: Holder): DataFolderLock {
  const timer = beat(path);
  const release = async () => {
    clearInterval(timer);
    const holder = await readHolder(path);
    if (holder?.token === self.token) await rm(path, { force: true });
  };
  return { path, release };
}
