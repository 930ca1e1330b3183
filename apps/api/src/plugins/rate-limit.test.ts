import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimit } from './rate-limit';

const MINUTE = 60_000;

describe('callerOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });

  it('all addresses of a /64 are one caller, those of another are another', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, half, (network, other, a, b) => {
        expect(callerOf(`${network}:${a}`)).toBe(callerOf(`${network}:${b}`));
        const isSame = callerOf(`${network}:${a}`) === callerOf(`${other}:${a}`);
        expect(isSame).toBe(network === other);
      }),
    );
  });
});

describe('a token bucket', () => {
  it('lets a burst through, then as many as time allows', () => {
    let time = 0;
    const limit = createRateLimit({ perMinute: 60, now: () => time });
    const burst = Array.from({ length: 61 }, () => limit.take('a'));
    expect(burst.filter(({ allowed }) => allowed)).toHaveLength(60);
    expect(burst.at(-1)).toMatchObject({ allowed: false, remaining: 0, retryAfter: 1 });
    time += 999;
    expect(limit.take('a').allowed).toBe(false);
    time += 1;
    expect(limit.take('a')).toMatchObject({ allowed: true, remaining: 0, retryAfter: 0 });
    time += MINUTE;
    expect(limit.take('a')).toMatchObject({ remaining: 59, resetAt: 62 });
  });

  it('counts each caller alone', () => {
    const limit = createRateLimit({ perMinute: 1, now: () => 0 });
    expect(limit.take('a').allowed).toBe(true);
    expect(limit.take('a').allowed).toBe(false);
    expect(limit.take('b').allowed).toBe(true);
  });

  it('is not emptied by a clock set back', () => {
    let time = MINUTE;
    const limit = createRateLimit({ perMinute: 10, now: () => time });
    limit.take('a');
    time = 0;
    expect(limit.take('a').remaining).toBe(8);
  });

  it('never allows more than its size plus what time gave', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 }),
        (perMinute, pauses) => {
          let time = 0;
          const limit = createRateLimit({ perMinute, now: () => time });
          let allowed = 0;
          for (const pause of pauses) {
            time += pause;
            const allowance = limit.take('a');
            if (allowance.allowed) allowed += 1;
            expect(allowance.remaining).toBeGreaterThanOrEqual(0);
            expect(allowance.remaining).toBeLessThan(perMinute);
          }
          expect(allowed).toBeLessThanOrEqual(perMinute + (time * perMinute) / MINUTE + 1e-6);
        },
      ),
    );
  });
});
