/** Removes temporary folders that killed runs left behind. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ABANDONED_MS = 600_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isServed(database: string): boolean {
  const file = join(database, 'postmaster.pid');
  return existsSync(file) && isRunning(Number.parseInt(readFileSync(file, 'utf8'), 10));
}

/** The beginning of a folder's name that says which process made it: a run beside another one leaves its folders alone. */
export const ownBeginning = (beginning: string): string => `${beginning}${process.pid}-`;

/** The process in a folder's name (`ownBeginning`); NaN if there is none. */
const makerOf = (name: string, beginning: string) =>
  Number.parseInt(name.slice(beginning.length).match(/^\d+(?=-)/)?.[0] ?? '', 10);

/**
 * Removes folders of this beginning from the place for temporary ones, unless the process that made one or its server is running;
 * `database` is where PostgreSQL's files are in each.
 */
export function removeAbandoned(beginning: string, database: string): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(beginning))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const maker = makerOf(name, beginning);
    const isUsed = (maker > 0 && isRunning(maker)) || isServed(join(folder, database));
    if (age > ABANDONED_MS && !isUsed) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
