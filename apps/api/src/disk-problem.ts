/**
 * Failures of the disk rather than of the program: it is full, or cannot be written. They arrive as system errors from Node or
 * as SQLSTATEs from PostgreSQL, often wrapped in another error.
 */
import { errorCode } from './process/error-code';

const FULL_CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  // SQLSTATEs: disk_full, io_error.
  53100: 'the disk of the store is full',
  58030: 'the disk of the store cannot be written',
};

const DISK_CODES: Readonly<Record<string, string>> = {
  ...FULL_CODES,
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  // SQLSTATE: out_of_memory.
  53200: 'the store is out of memory',
};

/** PostgreSQL that cannot start says it in words. */
const FULL_WORDS = /no space left on device/i;

/** The error and its causes, outermost first; cycles are cut. */
export function* causesOf(error: unknown): Generator<Error> {
  const seen = new Set<unknown>();
  const open: unknown[] = [error];
  while (open.length > 0) {
    const next = open.shift();
    if (!(next instanceof Error) || seen.has(next)) continue;
    seen.add(next);
    yield next;
    open.push(next.cause, ...(next instanceof AggregateError ? next.errors : []));
  }
}

const inOneLine = (problem: string, cause: Error) => {
  const where = 'path' in cause && typeof cause.path === 'string' ? cause.path : cause.message;
  return `${problem}: ${where}`.replaceAll(/\s*\n\s*/g, ' ');
};

function find(error: unknown, codes: Readonly<Record<string, string>>): string | undefined {
  for (const cause of causesOf(error)) {
    const problem = codes[errorCode(cause) ?? ''];
    if (problem) return inOneLine(problem, cause);
  }
  return undefined;
}

/** One line about a full or unwritable disk, or undefined for other failures. */
export const diskProblem = (error: unknown): string | undefined => find(error, DISK_CODES);

/** One line about a disk that takes no more, or undefined for other failures. */
export function fullDisk(error: unknown): string | undefined {
  const byCode = find(error, FULL_CODES);
  if (byCode !== undefined) return byCode;
  for (const cause of causesOf(error)) {
    if (FULL_WORDS.test(cause.message)) return inOneLine('the disk is full', cause);
  }
  return undefined;
}
