/**
 * Failures of the machine rather than of the program: a full disk, a folder that cannot be written, a store that is out
 * of memory. They arrive as system errors from Node or as SQLSTATEs from PostgreSQL, often wrapped in another error.
 */
import { errorCode } from './error-code';
import { ExitCode, StartError } from './start-error';

const DISK_CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  // SQLSTATEs: disk_full, out_of_memory, io_error.
  53100: 'the disk of the store is full',
  53200: 'the store is out of memory',
  58030: 'the disk of the store cannot be written',
};

/** The error and its causes, outermost first; cycles are cut. */
function* causesOf(error: unknown): Generator<Error> {
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

/** One line about a full or unwritable disk, or undefined for other failures. */
export function diskProblem(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const problem = DISK_CODES[errorCode(cause) ?? ''];
    if (!problem) continue;
    const where = 'path' in cause && typeof cause.path === 'string' ? cause.path : cause.message;
    return `${problem}: ${where}`.replaceAll(/\s*\n\s*/g, ' ');
  }
  return undefined;
}

/** Message and exit code for a failure during the start. */
export function explainFailure(error: unknown): StartError {
  for (const cause of causesOf(error)) if (cause instanceof StartError) return cause;
  const disk = diskProblem(error);
  if (disk) return new StartError(ExitCode.disk, disk, { cause: error });
  const [first] = causesOf(error);
  const line = first ? first.message || String(first) : String(error);
  return new StartError(ExitCode.other, line, { cause: error });
}
