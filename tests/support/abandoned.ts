/** Removes temporary folders that killed runs left behind. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ABANDONED_MS = 600_000;

function isServed(database: string): boolean {
  try {
    process.kill(Number.parseInt(readFileSync(join(database, 'postmaster.pid'), 'utf8'), 10), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes folders of this beginning from the place for temporary ones; `database` is where PostgreSQL's files are in each. */
export function removeAbandoned(beginning: string, database: string): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(beginning))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > ABANDONED_MS && !isServed(join(folder, database))) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
