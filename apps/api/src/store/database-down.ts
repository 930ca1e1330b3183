/** Whether a failure means that the database cannot be reached, as opposed to a statement it refused. */

/** PostgreSQL did not answer within the limit. What was asked for may still be carried out. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor(limitMs: number) {
    super(`the database gave no answer within ${limitMs} ms`);
  }
}

/** A change waited too long for those before it and was not begun. */
export class WriterBusyError extends Error {
  override readonly name = 'WriterBusyError';

  constructor() {
    super('other changes took too long, so this one was not begun');
  }
}

/** Classes of SQLSTATE: connection exceptions, resources used up, operator intervention. */
const DOWN_CLASSES = new Set(['08', '53', '57']);
const SYSTEM_CODES = /^E[A-Z]+$/;
/** What the driver says without a code. */
const DRIVER_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable/i;
/** How a database answers that takes no connections. */
const NOT_ACCEPTING = '55000';
/** After a failover this connection leads to a server that only reads. */
const READ_ONLY = '25006';
/** PostgreSQL closed the connection because its transaction stood still. */
const STOOD_STILL = '25P03';
/** PostgreSQL gave the statement up, or its wait for a lock; the connection goes on. */
const CANCELLED = '57014';
const LOCKED = '55P03';

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (error instanceof DatabaseSilentError || error instanceof WriterBusyError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === undefined) return DRIVER_WORDS.test(error.message);
  if (SYSTEM_CODES.test(code) || [NOT_ACCEPTING, READ_ONLY, STOOD_STILL, LOCKED].includes(code))
    return true;
  return code.length === 5 && DOWN_CLASSES.has(code.slice(0, 2));
}

/** Whether the connection must be closed after this failure, because the next query on it would fail as well. */
export const isConnectionUseless = (error: unknown): boolean =>
  isDatabaseDown(error) &&
  !(error instanceof Error && [CANCELLED, LOCKED].includes(codeOf(error) ?? ''));
