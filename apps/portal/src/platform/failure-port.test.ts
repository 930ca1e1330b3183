// @vitest-environment node
import { CallError, type ReportedFailure } from '@oshimado/contract';
import { failuresBody } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeFailure } from './describe-failure';
import { createFailurePort, type FailurePortOptions } from './failure-port';
import { maySendFailures } from './send-failure';

const refused = (url = '/api/v2/videos?org=Hololive&q=secret', status = 503) =>
  new CallError('http', 'getVideos', url, status);
const sentFailures = (text: string) =>
  (JSON.parse(text) as { failures: ReportedFailure[] }).failures;

describe('a reported failure', () => {
  it('a reported failure contains method, address and status, without search terms', () => {
    expect(describeFailure(refused(), '/')).toEqual({
      kind: 'response',
      method: 'GET',
      url: '/api/v2/videos?org=&q=',
      status: 503,
    });
  });

  it('a reported failure contains that no response was received', () => {
    const error = new CallError('network', 'postLogin', 'https://x.test/api/v2/user/login');
    expect(describeFailure(error, '/')).toEqual({
      kind: 'silence',
      method: 'POST',
      url: '/api/v2/user/login',
    });
  });

  it('never contains a token or the query of the page', () => {
    const error = new TypeError('GET https://x.test/a?token=abc with eyJabc.def.ghi failed');
    expect(describeFailure(error, 'https://x.test/login?service=discord&jwt=eyJa.b.c')).toEqual({
      kind: 'page',
      message: 'TypeError: GET https://x.test/a… with … failed',
      url: '/login',
    });
  });

  it('a reported failure is null for an aborted call', () => {
    expect(describeFailure(new CallError('aborted', 'getLive', '/api/v2/live'), '/')).toBeNull();
  });

  it('a reported failure is always valid for the server', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.string(), (path, query, words) => {
        const failures = [
          describeFailure(refused(`${path}?${query}`), '/'),
          describeFailure(new Error(words), `https://x.test${path}?${query}`),
        ];
        expect(failuresBody.safeParse({ failures }).error).toBeUndefined();
      }),
      // Creating URL objects is slow in this environment.
      { numRuns: 25 },
    );
  });
});

describe('failures', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('failures are sent in one call, and an error that is added twice is sent once', () => {
    const send = vi.fn<FailurePortOptions['send']>(async () => undefined);
    const port = createFailurePort({ send, page: () => '/' });
    const error = refused();
    for (const one of [error, error, refused('/api/v2/live', 500)]) port.add(one);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(send.mock.calls.map(([text]) => sentFailures(text).length)).toEqual([2]);
  });

  it('failures are sent at once by flush', () => {
    const send = vi.fn<FailurePortOptions['send']>(async () => undefined);
    const port = createFailurePort({ send, page: () => '/' });
    port.flush();
    port.add(refused());
    port.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('failures that could not be sent are sent with the next batch', async () => {
    const send = vi.fn<FailurePortOptions['send']>(async () => {
      if (send.mock.calls.length === 1) throw new Error('offline');
    });
    const port = createFailurePort({ send, page: () => '/' });
    port.add(refused());
    await vi.advanceTimersByTimeAsync(5_000);
    port.add(refused());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(send.mock.calls.map(([text]) => sentFailures(text).length)).toEqual([1, 2]);
  });

  it('failures are limited to 100 per page', () => {
    const send = vi.fn<FailurePortOptions['send']>(async () => undefined);
    const port = createFailurePort({ send, page: () => '/' });
    for (let time = 0; time < 500; time += 1) port.add(refused());
    port.flush();
    expect(send.mock.calls.flatMap(([text]) => sentFailures(text))).toHaveLength(100);
  });
});

it.each([
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: null, globalPrivacyControl: true }, false],
])('who asks not to be tracked is not: %j', (signals, expected) => {
  expect(maySendFailures(signals)).toBe(expected);
});
