import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimit } from './rate-limit';
import { parseRuleChanges, withChanges } from './rate-limit-rules';

const MINUTE = 60_000;

const limitOf = (size: number, now: () => number) =>
  createRateLimit({
    rules: withChanges([{ limit: 'read', kind: 'guest', rule: { size, refillMs: MINUTE } }]),
    now,
  });

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
  it('a token bucket lets a burst through, then as many as time allows', () => {
    let time = 0;
    const limit = limitOf(60, () => time);
    const burst = Array.from({ length: 61 }, () => limit.takeRead('a'));
    expect(burst.filter(({ allowed }) => allowed)).toHaveLength(60);
    expect(burst.at(-1)).toMatchObject({ allowed: false, remaining: 0, retryAfter: 1 });
    time += 999;
    expect(limit.takeRead('a').allowed).toBe(false);
    time += 1;
    expect(limit.takeRead('a')).toMatchObject({ allowed: true, remaining: 0, retryAfter: 0 });
    time += MINUTE;
    expect(limit.takeRead('a')).toMatchObject({ remaining: 59, resetAt: 62 });
  });

  it('a token bucket counts each caller alone', () => {
    const limit = limitOf(1, () => 0);
    expect(limit.takeRead('a').allowed).toBe(true);
    expect(limit.takeRead('a').allowed).toBe(false);
    expect(limit.takeRead('b').allowed).toBe(true);
  });

  it('a token bucket is not emptied by a clock set back', () => {
    let time = MINUTE;
    const limit = limitOf(10, () => time);
    limit.takeRead('a');
    time = 0;
    expect(limit.takeRead('a').remaining).toBe(8);
  });

  it('never allows more than its size plus what time gave', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 }),
        (perMinute, pauses) => {
          let time = 0;
          const limit = limitOf(perMinute, () => time);
          let allowed = 0;
          for (const pause of pauses) {
            time += pause;
            const allowance = limit.takeRead('a');
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

describe('the rules', () => {
  const user = { kind: 'user', id: '1', address: '203.0.113.1' } as const;

  it('lets a translator send 20 lines at once, 5 a second and 100 a minute', async () => {
    let time = 0;
    const limit = createRateLimit({ rules: withChanges([]), now: () => time });
    const send = async () => (await limit.take('chat', user)).allowed;
    for (let line = 0; line < 20; line += 1) expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    time += 200;
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    let sent = 21;
    for (; time < 30_000; time += 200) if (await send()) sent += 1;
    expect(sent).toBeLessThanOrEqual(150);
    expect(sent).toBeGreaterThanOrEqual(140);
  });

  it('counts guests, users and keys apart, and classes apart', async () => {
    const limit = createRateLimit({ rules: withChanges([]), now: () => 0 });
    const report = (kind: 'guest' | 'user') => limit.take('report', { ...user, kind });
    for (let call = 0; call < 3; call += 1) expect((await report('guest')).allowed).toBe(true);
    expect(await report('guest')).toMatchObject({ allowed: false, limit: 3, retryAfter: 100 });
    expect(await report('user')).toMatchObject({ allowed: true, limit: 6 });
    expect((await limit.take('login', { ...user, kind: 'guest' })).allowed).toBe(true);
  });

  it('gives many accounts at one address three times what one of them has, guests included', async () => {
    let time = 0;
    const limit = createRateLimit({ rules: withChanges([]), now: () => time });
    const report = async (id: string | undefined, address: string) =>
      limit.take('report', { kind: id === undefined ? 'guest' : 'user', id, address });
    let sent = 0;
    for (let account = 0; account < 10; account += 1) {
      for (let call = 0; call < 6; call += 1) {
        if ((await report(String(account), '2001:db8:1:2::7')).allowed) sent += 1;
      }
    }
    expect(sent).toBe(18);
    expect(await report(undefined, '2001:db8:1:2::8')).toMatchObject({
      allowed: false,
      limit: 18,
      retryAfter: 17,
    });
    expect((await report('10', '2001:db8:1:3::7')).allowed).toBe(true);
    time += 17_000;
    expect((await report('11', '2001:db8:1:2::9')).allowed).toBe(true);
  });

  it('does not let one caller use up what the others at its address have', async () => {
    const limit = createRateLimit({ rules: withChanges([]), now: () => 0 });
    for (let call = 0; call < 100; call += 1) await limit.take('report', user);
    expect((await limit.take('report', { ...user, id: '2' })).allowed).toBe(true);
  });

  it('the rules can be changed by a text, and only by one of its form', () => {
    expect(parseRuleChanges('search.guest=10/1m, chat.user=5/s')).toEqual([
      { limit: 'search', kind: 'guest', rule: { size: 10, refillMs: MINUTE } },
      { limit: 'chat', kind: 'user', rule: { size: 5, refillMs: 1_000 } },
    ]);
    for (const text of [
      '',
      'search=1/1m',
      'nothing.guest=1/1m',
      'search.guest=0/1m',
      'search.guest=1',
    ]) {
      expect(parseRuleChanges(text)).toBeUndefined();
    }
  });
});
