/** Whether a failure means that the database cannot be reached, as opposed to a statement it refused. */

/** PostgreSQL did not answer within the limit. The statement may still be executed. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor(limitMs: number) {
    super(`the database gave no answer within ${limitMs} ms`);
  }
}

/** A change waited too long for earlier ones and was not started. */
export class WriterBusyError extends Error {
  override readonly name = 'WriterBusyError';

  constructor() {
    super('other changes took too long, so this one was not begun');
  }
}

/** Classes of SQLSTATE: connection exceptions, insufficient resources, operator intervention. */
const DOWN_CLASSES = new Set(['08', '53', '57']);
/** System errors of the connection to the database. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** A file in the stack of the driver's errors. */
const DRIVER_FILE = /[\\/]node_modules[\\/]pg(-pool|-protocol)?[\\/]/;
/** Error messages of the driver without a code. */
const DRIVER_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable/i;
/** SQLSTATE of a database that accepts no connections. */
const NOT_ACCEPTING = '55000';
/** After a failover this connection leads to a read-only server. */
const READ_ONLY = '25006';
/** PostgreSQL closed the connection because its transaction was idle too long. */
const STOOD_STILL = '25P03';
/** PostgreSQL cancelled the statement, or its wait for a lock; the connection stays usable. */
const CANCELLED = '57014';
const LOCKED = '55P03';
/** The statement was undone for want of space. */
const DISK_FULL = '53100';

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** A missing socket file: PostgreSQL removes it when it stops. */
const isSocketMissing = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

const isNetworkFailure = (error: Error) =>
  NETWORK_CODES.has(codeOf(error) ?? '') || isSocketMissing(error);

/** Whether the error comes from the database, its driver or the code of this folder. */
function isDownByItself(error: Error): boolean {
  if (error instanceof DatabaseSilentError || error instanceof WriterBusyError) return true;
  const code = codeOf(error);
  if (code === undefined) return DRIVER_WORDS.test(error.message);
  if ([NOT_ACCEPTING, READ_ONLY, STOOD_STILL, LOCKED].includes(code)) return true;
  return code.length === 5 && DOWN_CLASSES.has(code.slice(0, 2));
}

/** For errors of a request to the database: errors of the network count. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return error instanceof Error && (isDownByItself(error) || isNetworkFailure(error));
}

/** For errors of unknown origin: errors of the network count only if the driver raised them. */
export function isUncaughtDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDownByItself(error) || (isDatabaseDown(error) && DRIVER_FILE.test(error.stack ?? ''));
}

/** Whether the connection must be closed after this failure, because the next query on it would fail as well. */
export const isConnectionUseless = (error: unknown): boolean =>
  isDatabaseDown(error) &&
  !(error instanceof Error && [CANCELLED, LOCKED, DISK_FULL].includes(codeOf(error) ?? ''));
