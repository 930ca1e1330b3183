/** Every refusal and failure leaves in one form: `{ message, error, parameter? }`. */
import type { Socket } from 'node:net';
import type { ProblemCode } from '@oshimado/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, unavailable } from '../errors';
import { isAccountGone, isDatabaseDown } from '../store';
import { allowEveryone } from './edge';

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

/** The first complaint of a schema, in words that name the parameter and the form it wants. */
function refusal(validation: NonNullable<FastifyError['validation']>): ApiError {
  const [first] = validation;
  const parameter = first?.instancePath.split('/')[1];
  const words = first?.message ?? 'is not accepted';
  return new ApiError('bad_request', `${parameter ?? 'The request'} ${words}.`, { parameter });
}

/** Any error as what a client may hear of it. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { validation, statusCode, message } = (error ?? {}) as Partial<FastifyError>;
  if (validation) return refusal(validation);
  if (isDatabaseDown(error)) return unavailable(error);
  if (isAccountGone(error)) {
    return new ApiError('unauthorized', 'This account was deleted meanwhile.', { cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const code = CODES[statusCode] ?? 'bad_request';
    return new ApiError(code, message ?? 'The request is not accepted.', { status: statusCode });
  }
  return new ApiError('internal', 'Something went wrong on this side. The request id names it.', {
    cause: error,
  });
}

export function sendProblem(reply: FastifyReply, problem: ApiError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem()));
}

/** Where the router cannot read an address, no hook runs and nothing is set yet. */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  allowEveryone(reply);
  void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  const problem =
    error.code === 'FST_ERR_BAD_URL'
      ? new ApiError('bad_request', 'The address holds a percent sign that encodes no UTF-8 text.')
      : toApiError(error);
  return sendProblem(reply, problem);
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is not even HTTP is answered on the bare socket. */
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
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export function answerErrors(
  app: FastifyInstance,
  methodsAt: (path: string) => readonly string[],
): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toApiError(error);
    if (problem.status >= 500) {
      request.log.error({ err: error, url: request.url }, 'the request failed');
    }
    return sendProblem(reply, problem);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    const methods = methodsAt(path);
    if (methods.length > 0) {
      const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(
        ', ',
      );
      void reply.header('allow', allowed);
      const words = `${path.slice(0, 200)} takes ${allowed} only.`;
      return sendProblem(reply, new ApiError('method_not_allowed', words));
    }
    return sendProblem(reply, new ApiError('not_found', 'Nothing is found at this address.'));
  });
}
