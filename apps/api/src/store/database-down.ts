/** Whether a failure means that the database cannot be reached, as opposed to a statement it refused. */

/** Classes of SQLSTATE: connection exceptions, resources used up, operator intervention. */
const DOWN_CLASSES = new Set(['08', '53', '57']);
const SYSTEM_CODES = /^E[A-Z]+$/;
/** What the driver says without a code. `55000` is how a database that takes no connections answers. */
const DRIVER_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;
const NOT_ACCEPTING = '55000';

export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return DRIVER_WORDS.test(error.message);
  if (SYSTEM_CODES.test(code)) return true;
  return code === NOT_ACCEPTING || (code.length === 5 && DOWN_CLASSES.has(code.slice(0, 2)));
}
