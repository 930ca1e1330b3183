import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backOffMs,
  failureCode,
  failureKind,
  failureReason,
  isOfSuspension,
  limitSeconds,
} from './failure-kind';

describe('what a failure means', () => {
  it.each([
    [401, 'unauthorized'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [408, 'passing'],
    [409, 'passing'],
    [429, 'passing'],
    [500, 'passing'],
    [503, 'passing'],
    [200, 'passing'],
  ] as const)('status %i is %s', (status, kind) => {
    expect(failureKind({ status })).toBe(kind);
  });

  it.each([undefined, null, 'text', 7, new Error('network'), { status: '401' }])(
    'no answer passes: %j',
    (error) => {
      expect(failureKind(error)).toBe('passing');
    },
  );
});

it.each([
  [{ status: 403, problem: { error: 'suspended' } }, true],
  [{ status: 403, problem: { error: 'forbidden' } }, false],
  [{ status: 403, problem: 'suspended' }, false],
  [{ status: 403, problem: null }, false],
  [{ status: 403 }, false],
  [new Error('network'), false],
  ['suspended', false],
  [null, false],
])('a refusal is told from that of a suspension: %j: %s', (error, expected) => {
  expect(isOfSuspension(error)).toBe(expected);
});

describe('the wait that a server asks for', () => {
  it.each([
    [{ status: 429, retryAfterS: 17 }, 17],
    [{ status: 429, retryAfterS: 0.2 }, 1],
    [{ status: 429 }, 60],
    [{ status: 429, retryAfterS: -3 }, 60],
    [{ status: 503, retryAfterS: 17 }, undefined],
    [new Error('network'), undefined],
    ['429', undefined],
    [null, undefined],
  ])('%j: %s', (error, seconds) => {
    expect(limitSeconds(error)).toBe(seconds);
  });
});

describe('the wait before the next try', () => {
  it('doubles at each failure up to its longest', () => {
    expect([1, 2, 3, 4, 9].map((failures) => backOffMs(failures, 2_000, 60_000))).toEqual([
      2_000, 4_000, 8_000, 16_000, 60_000,
    ]);
  });

  it('the wait before the next try is a wait whatever the count', () => {
    fc.assert(
      fc.property(fc.integer(), (failures) => {
        const wait = backOffMs(failures, 2_000, 300_000);
        expect(wait).toBeGreaterThanOrEqual(2_000);
        expect(wait).toBeLessThanOrEqual(300_000);
      }),
    );
  });
});

describe('the reason of a failed call', () => {
  it.each(['timeout', 'network', 'http', 'invalid'] as const)(
    '%s is returned unchanged',
    (reason) => {
      expect(failureReason({ reason })).toBe(reason);
    },
  );

  it.each([undefined, null, 'timeout', new Error('x'), { reason: 'aborted' }, { reason: 7 }])(
    'anything else is no answer: %j',
    (error) => {
      expect(failureReason(error)).toBe('network');
    },
  );
});

it("a 401 of a member's call is `session`, other failures have their own code", () => {
  expect(failureCode({ status: 401, reason: 'http' })).toBe('session');
  expect(failureCode({ status: 500, reason: 'http' })).toBe('http');
  expect(failureCode(new Error('gone'))).toBe('network');
});
