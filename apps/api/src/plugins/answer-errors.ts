/** Error handler: every error response has the form `{ message, error, parameter? }`. */
import type { Socket } from 'node:net';
import type { PageRenderer, ProblemCode } from '@oshimado/contract';
import { LIMIT_WAIT_S } from '@oshimado/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fullDisk } from '../disk-problem';
import { ApiError, diskFull, unavailable, unsaved } from '../errors';
import { errorCode } from '../process/error-code';
import { isDatabaseDown, TooDeepError, WriterBusyError } from '../store';
import { allowEveryone, isApiUrl } from './edge';
import { NOTHING_POLICY, type SecurityHeaders } from './headers';
import { pagePolicy, stylesIn } from './page-policy';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row could not be written because its account was deleted at the same moment. */
function isAccountGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return (
    code === FOREIGN_KEY_VIOLATION &&
    typeof constraint === 'string' &&
    constraint.endsWith('_user_id_fkey')
  );
}

const CODES: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  414: 'too_large',
  429: 'rate_limited',
  503: 'unavailable',
};

/**
 * The whole path of a field, as `title.link` or `[2].name`; undefined for the body itself. A value of a list in a query has the
 * name of the list: it is written as one text.
 */
function fieldAt(instancePath: string, context: string | undefined): string | undefined {
  const path = instancePath.split('/').slice(1);
  const isIndex = (part: string | undefined) => /^\d+$/.test(part ?? '');
  if (context !== 'body' && isIndex(path.at(-1))) path.pop();
  const field = path
    .map((part, at) => (isIndex(part) ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
  return field === '' ? undefined : field;
}

/** The first validation error, as a message with the parameter and its expected form. */
function refusal(
  validation: NonNullable<FastifyError['validation']>,
  context: string | undefined,
): ApiError {
  const [first] = validation;
  const parameter = first && fieldAt(first.instancePath, context);
  const words = first?.message ?? 'is not accepted';
  // Some errors of the whole body are sentences already.
  const isSentence = parameter === undefined && /^[A-Z]/.test(words);
  const message = isSentence ? `${words}.` : `${parameter ?? 'The request'} ${words}.`;
  return new ApiError('bad_request', message, { parameter });
}

/** Converts any error to what a client may see; `isChange` if the request was to change data. */
export function toApiError(error: unknown, isChange = false): ApiError {
  if (error instanceof ApiError) return error;
  const { validation, validationContext, statusCode, message } = (error ??
    {}) as Partial<FastifyError>;
  if (validation) return refusal(validation, validationContext);
  // Before the database: a client that goes away within its body is a reset connection as well.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const code = CODES[statusCode] ?? 'bad_request';
    return new ApiError(code, message ?? 'The request was not accepted.', { status: statusCode });
  }
  if (fullDisk(error) !== undefined) return diskFull(error, isChange);
  if (isDatabaseDown(error)) {
    return isChange ? unsaved(error, !(error instanceof WriterBusyError)) : unavailable(error);
  }
  if (error instanceof TooDeepError) {
    return new ApiError('bad_request', error.message, { parameter: 'offset' });
  }
  if (isAccountGone(error)) {
    return new ApiError('unauthorized', 'This account has been deleted.', { cause: error });
  }
  return new ApiError(
    'internal',
    'Something went wrong on our side. Mention the request ID if you report it.',
    {
      cause: error,
    },
  );
}

const bodyTooLarge = ({ routeOptions }: FastifyRequest) =>
  new ApiError('too_large', `The body is larger than ${routeOptions.bodyLimit} bytes.`);

const READING_LIMITS: ReadonlySet<string> = new Set(['read', 'search', 'autocomplete']);

/** Searches are POST requests as well. */
const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !READING_LIMITS.has(routeOptions.config.call?.limit ?? 'write');

function sendProblem(reply: FastifyReply, problem: ApiError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem()));
}

/** If the router cannot parse an address, no hook runs and no header is set yet. */
export function answerBadUrl(
  headers: SecurityHeaders,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  void reply.headers(headers).header('x-request-id', request.id);
  allowEveryone(reply);
  const problem =
    error.code === 'FST_ERR_BAD_URL'
      ? new ApiError('bad_request', 'The URL contains invalid percent-encoding.')
      : toApiError(error);
  return sendProblem(reply, problem);
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Invalid HTTP is answered on the raw socket. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const line = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  const problem = new ApiError(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request',
    `${line.slice(4)}.`,
  );
  const body = JSON.stringify(problem.toProblem());
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `x-content-type-options: nosniff\r\ncontent-security-policy: ${NOTHING_POLICY}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // A client that does not close its half would keep the connection.
  socket.destroySoon();
}

/** Whether a browser requests a page. */
const isForReading = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !isApiUrl(url) && (headers.accept ?? '').includes('text/html');

/** Sends a 429 or 503 as a page in the reader's language. */
async function sendProblemPage(
  renderProblem: PageRenderer['renderProblem'],
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ApiError,
): Promise<FastifyReply> {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const status = problem.status === 429 ? 429 : 503;
  const question = { url: request.url, cookie, acceptLanguage };
  const waitS = Number(problem.headers['retry-after']) || LIMIT_WAIT_S;
  const { html, lang } = await renderProblem(question, status, waitS);
  return reply
    .code(status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .header('content-security-policy', pagePolicy({ styles: stylesIn(html) }))
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The methods of the routes with an address of their own, such as feeds; those of calls have parameters. */
function watchMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const known = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    known.set(url, [...(known.get(url) ?? []), ...[method].flat()]);
  });
  return (path) => known.get(path) ?? [];
}

export interface AnswerErrorsOptions {
  /** The methods of the calls at a path. */
  readonly methodsAt: (path: string) => readonly string[];
  /** Renders 429 and 503 as a page for browsers. Default: JSON. */
  readonly renderProblem?: PageRenderer['renderProblem'] | undefined;
}

export function answerErrors(
  app: FastifyInstance,
  { methodsAt, renderProblem }: AnswerErrorsOptions,
): void {
  const ownMethodsAt = watchMethods(app);
  app.setErrorHandler((error, request, reply) => {
    const problem =
      errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? bodyTooLarge(request)
        : toApiError(error, isChange(request));
    // Deliberate 503s (overload) are not logged: a flood would fill the log.
    if (problem.status >= 500 && !(error instanceof ApiError && error.cause === undefined)) {
      request.log.error({ err: error, url: request.url }, 'the request failed');
    }
    const passes = problem.status === 429 || problem.status === 503;
    return passes && renderProblem && isForReading(request)
      ? sendProblemPage(renderProblem, request, reply, problem)
      : sendProblem(reply, problem);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    const methods = [...methodsAt(path), ...ownMethodsAt(path)];
    if (methods.length > 0) {
      const answered = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])];
      if (isApiUrl(path)) answered.push('OPTIONS');
      const allowed = [...new Set(answered)].join(', ');
      void reply.header('allow', allowed);
      const words = `${path.slice(0, 200)} takes ${allowed} only.`;
      return sendProblem(reply, new ApiError('method_not_allowed', words));
    }
    return sendProblem(reply, new ApiError('not_found', 'There is nothing at this address.'));
  });
}
