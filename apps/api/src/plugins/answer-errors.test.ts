import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError, notFound } from '../errors';
import { answerClientError, toApiError } from './answer-errors';
import { NOTHING_POLICY } from './headers';

const failure = (more: object, message = 'secret detail') =>
  Object.assign(new Error(message), more);

describe('what a client hears of an error', () => {
  it('what a client hears of an error is a refusal as it was thrown', () => {
    const refusal = notFound('Video');
    expect(toApiError(refusal)).toBe(refusal);
    expect(refusal.toProblem()).toEqual({ message: 'Video not found.', error: 'not_found' });
  });

  it('what a client hears of an error is the parameter at fault and the form it wants', () => {
    const validation = [
      { instancePath: '/lang/1', message: 'must be language codes, or all' },
      { instancePath: '/limit', message: 'must be a whole number' },
    ];
    expect(toApiError(failure({ validation, statusCode: 400 })).toProblem()).toEqual({
      message: 'lang must be language codes, or all.',
      error: 'bad_request',
      parameter: 'lang',
    });
  });

  it('what a client hears of an error is that the data cannot be read when the database is away', () => {
    const { status, headers, code } = toApiError(failure({ code: 'ECONNREFUSED' }));
    expect([status, code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });

  it('what a client hears of an error is no outage of the database when the client went away within its body', () => {
    const aborted = failure({ code: 'ECONNRESET', statusCode: 400 }, 'aborted');
    expect(toApiError(aborted, true)).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('what a client hears of an error is that the account is gone when it was deleted at the same moment', () => {
    const gone = failure({ code: '23503', constraint: 'api_keys_user_id_fkey' });
    expect(toApiError(gone)).toMatchObject({ status: 401, code: 'unauthorized' });
    const other = failure({ code: '23503', constraint: 'videos_channel_id_fkey' });
    expect(toApiError(other)).toMatchObject({ status: 500, code: 'internal' });
  });

  it.each([
    [413, 'too_large'],
    [415, 'bad_request'],
    [401, 'unauthorized'],
  ])(
    'what a client hears of an error is what the framework refused with %d',
    (statusCode, code) => {
      expect(toApiError(failure({ statusCode }, 'Body is too large'))).toMatchObject({
        status: statusCode,
        code,
        message: 'Body is too large',
      });
    },
  );

  it.each([new Error('secret detail'), failure({ statusCode: 500 }), 'text', undefined, null])(
    'what a client hears of an error is nothing of what was not expected: %s',
    (error) => {
      const { status, code, message } = toApiError(error);
      expect([status, code]).toEqual([500, 'internal']);
      expect(message).not.toContain('secret');
    },
  );

  it('never loses its cause, for the log', () => {
    const cause = new Error('why');
    expect(toApiError(cause).cause).toBe(cause);
    expect(new ApiError('internal', 'x', { cause }).cause).toBe(cause);
  });
});

it.each([
  ['HPE_INVALID_METHOD', '400 Bad Request'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
])(
  'what is no HTTP (%s) is answered with %s, as nothing that a browser draws',
  async (code, line) => {
    const server = createServer((socket) => answerClientError(failure({ code }), socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const answer = await text(connect((server.address() as AddressInfo).port, '127.0.0.1'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        `HTTP/1.1 ${line}`,
        'x-content-type-options: nosniff',
        `content-security-policy: ${NOTHING_POLICY}`,
      ]),
    );
    expect(JSON.parse(body)).toHaveProperty('error');
  },
);
