/**
 * One server per data folder. The lock is a file that names its holder; a holder that died without a goodbye is
 * replaced at once. Where a process id proves nothing (another container on the same volume, a platform that does not
 * tell when a process started) the file's time does: a living holder moves it every second.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
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
const ATTEMPTS = 20;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;

async function describeSelf(): Promise<Holder> {
  const [space, mark] = await Promise.all([processSpace(), startMark(process.pid)]);
  const since = new Date().toISOString();
  return { pid: process.pid, since, token: randomUUID(), host: hostname(), space, mark };
}

/** Undefined: no file. Null: a file that says nothing, because its holder is writing it or died doing so. */
async function readHolder(path: string): Promise<Holder | null | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isHolder = typeof holder === 'object' && holder !== null && 'token' in holder;
    return isHolder ? (holder as Holder) : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
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

async function create(path: string, self: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o644);
    await file.writeFile(`${JSON.stringify(self)}\n`);
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead holder's file away. Of several that try, the one whose move carried that very file wins. */
async function bury(path: string, dead: Holder | null): Promise<void> {
  const grave = `${path}.${randomUUID()}`;
  try {
    await rename(path, grave);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readHolder(grave);
  if (moved && moved.token !== dead?.token) await rename(grave, path);
  else await rm(grave, { force: true });
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
    // A missed beat is made good by the next one; a folder that vanished shows itself in the store.
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS);
  return timer.unref();
}

/** Takes the folder, creating it where needed, or throws a StartError that names the holder. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'server.lock');
  const self = await describeSelf();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await create(path, self)) return held(path, self);
    const holder = await readHolder(path);
    if (holder === undefined) continue;
    if (await isLiving(path, holder, self)) {
      // What was empty a moment ago has a name by now.
      throw inUse(folder, holder ?? (await readHolder(path)) ?? null);
    }
    await bury(path, holder);
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
