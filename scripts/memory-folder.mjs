// Where tests keep what goes with them: databases, data folders, profiles of browsers.
import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** The databases of a run take about one; containers often have 64 MB in all. */
const WANTED_BYTES = 3 * 1024 ** 3;

/** Bytes that this process may write there; 0 where there is no such folder, as on systems other than Linux. */
function freeIn(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Makes memory the folder for temporary files of this process and its children, where there is enough of it: most of the processor
 * time of a database that lives for a second is spent on making and removing files. A `TMPDIR` that is set stays.
 */
export function keepFilesInMemory({ memory = MEMORY, free = freeIn } = {}) {
  if (process.env.TMPDIR === undefined && free(memory) >= WANTED_BYTES) process.env.TMPDIR = memory;
}
