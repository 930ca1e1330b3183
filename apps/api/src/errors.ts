/** Error of the API with status and code; thrown anywhere, answered by `plugins/answer-errors.ts`. */
import type { Problem, ProblemCode } from '@oshimado/contract';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  bad_request: 400,
  unauthorized: 401,
  stale_login: 403,
  forbidden: 403,
  suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

export interface ApiErrorOptions extends ErrorOptions {
  /** Name of the parameter at fault. */
  readonly parameter?: string;
  /** Default: the usual status of the code. */
  readonly status?: number;
  /** Headers of the answer, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly parameter: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ProblemCode,
    message: string,
    { parameter, status, headers, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.status = status ?? STATUS[code];
    this.parameter = parameter;
    this.headers = headers ?? {};
  }

  toProblem(): Problem {
    const { message, code, parameter } = this;
    return parameter === undefined ? { message, error: code } : { message, error: code, parameter };
  }
}

const RETRY_AFTER_S = '5';

/** What went wrong, for a log or a status. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const notFound = (what: string): ApiError => new ApiError('not_found', `${what} not found.`);

const UNREADABLE = 'The data cannot be loaded right now. Try again in a few seconds.';
const OUTCOME_UNKNOWN =
  'The database did not respond, so the change may not have been saved. ' +
  'Check in a few seconds before sending it again. With an idempotency-key, it is safe to resend.';
const DISK_FULL = 'The disk of this server is full. Nothing was changed; try again later.';
const NOT_BEGUN = 'Too many changes are waiting. Nothing was changed; try again in a few seconds.';

/** The database is unreachable and no earlier response is available. */
export const unavailable = (cause: unknown): ApiError =>
  new ApiError('unavailable', UNREADABLE, { cause, headers: { 'retry-after': RETRY_AFTER_S } });

/** The store takes nothing more; `isChange` if the request was to change data, which it certainly did not. */
export const diskFull = (cause: unknown, isChange: boolean): ApiError =>
  new ApiError('unavailable', isChange ? DISK_FULL : UNREADABLE, {
    cause,
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** The database could not be reached during a change; `hasBegun` is false where it certainly changed nothing. */
export const unsaved = (cause: unknown, hasBegun: boolean): ApiError =>
  new ApiError('unavailable', hasBegun ? OUTCOME_UNKNOWN : NOT_BEGUN, {
    cause,
    headers: { 'retry-after': RETRY_AFTER_S },
  });
