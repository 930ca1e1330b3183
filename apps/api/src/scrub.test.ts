import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeApiKey } from './auth/api-keys';
import { createLogger } from './logger';
import { scrub } from './scrub';

const word = fc.stringMatching(/^[A-Za-z0-9_-]{16,48}$/);

describe('a log line', () => {
  it.each([
    ['/favorites.ics?key=abc123&preferEnglishName=1', '/favorites.ics?key=…&preferEnglishName=1'],
    ['/auth/google/callback?code=a%2Fb&state=xyz', '/auth/google/callback?code=…&state=…'],
    ['/login?return=%2Fx%3Ftoken%3Dsecret%26a%3D1', '/login?return=%2Fx%3Ftoken%3D…%26a%3D1'],
    ['Authorization: Bearer abcdefgh.ijk', 'Authorization: Bearer …'],
    ['postgresql://me:hunter2@db:5432/board', 'postgresql://me:…@db:5432/board'],
    ['{"headers":{"authorization":"BEARER x.y"}}', '{"headers":{"authorization":"…"}}'],
    [
      '"{\\"token\\":\\"abc\\",\\"service\\":\\"google\\"}"',
      '"{\\"token\\":\\"…\\",\\"service\\":\\"google\\"}"',
    ],
    ['{"Room":"a","Pass":"b c"}', '{"Room":"a","Pass":"…"}'],
  ])('%s', (line, shown) => {
    expect(scrub(line)).toBe(shown);
  });

  it('a log line keeps what is no secret', () => {
    const failure = '{"level":50,"err":{"code":"ECONNREFUSED"},"key":"getLive"}';
    expect(scrub(failure)).toBe(failure);
    const line =
      '{"level":30,"method":"GET","url":"/api/v2/videos?status=past&topic=singing","status":200,"ms":3.1}';
    expect(scrub(line)).toBe(line);
  });

  it('never shows 200 secrets that were seeded on every path a log has', () => {
    const lines: string[] = [];
    const log = createLogger({
      level: 'trace',
      destination: { write: (line) => void lines.push(line) },
    });
    const secrets = fc.sample(word, { numRuns: 160, seed: 7 });
    secrets.forEach((secret, index) => {
      const ways: (() => void)[] = [
        () => log.info({ url: `/user.ics?key=${secret}` }, 'answered'),
        () =>
          log.warn({ headers: { authorization: `Bearer ${secret}`, cookie: `a=${secret}` } }, 'x'),
        () => log.error({ err: new Error(`refused Bearer ${secret}`) }, 'the request failed'),
        () => log.error({ err: new Error('x', { cause: new Error(`/cb?code=${secret}`) }) }, 'x'),
        () => log.info({ body: JSON.stringify({ token: secret }) }, 'x'),
        () => log.info({ nested: { deep: { password: secret } } }, 'x'),
        () => log.fatal(`cannot reach postgresql://me:${secret}@db/board`),
        () => log.info({ 'x-apikey': secret, access_token: secret }, 'x'),
      ];
      ways[index % ways.length]?.();
    });
    const keys = Array.from({ length: 20 }, () => makeApiKey());
    for (const key of keys) log.info(`somebody pasted ${key} into a field`);
    const tokens = secrets.slice(0, 20).map((secret) => `eyJhbGciOiJIUzI1NiJ9.${secret}.${secret}`);
    for (const token of tokens) log.error({ err: new Error(`bad ${token}`) }, token);
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(190);
    expect([...secrets, ...keys, ...tokens].filter((secret) => text.includes(secret))).toEqual([]);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
