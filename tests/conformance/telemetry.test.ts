/** Failure reports of browsers (`/telemetry/failures`), and the available login services (`/user/login/services`). */
import type { LoginChoices } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { ownServer, serverOfTest } from './server';

const METRICS_TOKEN = 'a token of the tests';

const api = ownServer({
  metricsToken: METRICS_TOKEN,
  providers: { discord: { clientId: 'id', clientSecret: 'secret' } },
  demoLogin: true,
});

const report = (failures: unknown) => api.send('POST', '/api/v2/telemetry/failures', { failures });

describe('a failure reported by a browser', () => {
  it('a failure reported by a browser goes into the log and the figures', async () => {
    const answer = await report([
      { kind: 'response', method: 'GET', url: '/api/v2/videos?org=', status: 503 },
      { kind: 'silence', method: 'POST', url: '/api/v2/playlist' },
    ]);
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
    expect(api.logs.filter((line) => line.includes('a browser reports a failure'))).toHaveLength(2);
    const { body } = await api.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toContain('client_failures_total{kind="response",status="5xx"} 1');
    expect(body).toContain('client_failures_total{kind="silence",status="none"} 1');
  });

  it('a failure reported by a browser is taken as a beacon sends it: as text', async () => {
    const text = JSON.stringify({ failures: [{ kind: 'page', message: 'x', url: '/' }] });
    const answer = await api.send('POST', '/api/v2/telemetry/failures', text, {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['the values of a query', { url: '/api/v2/search?q=somebody' }],
    ['a made-up status', { status: 7 }],
    ['a line break', { url: '/api\nforged' }],
  ])('a failure reported by a browser is refused with %s', async (_, change) => {
    const failure = { kind: 'response', method: 'GET', url: '/api/v2/live', status: 500 };
    expect((await report([{ ...failure, ...change }])).statusCode).toBe(400);
  });

  it('a failure reported by a browser is refused where there are too many at once', async () => {
    const one = { kind: 'silence', method: 'GET', url: '/api/v2/live' };
    expect((await report(Array.from({ length: 21 }, () => one))).statusCode).toBe(400);
  });
});

it('the login services that are set up are listed', async () => {
  const answer = await api.get('/api/v2/user/login/services');
  expect(answer.json<LoginChoices>()).toEqual({ services: ['discord'], demo: true });
  const bare = await serverOfTest();
  const none = await bare.get('/api/v2/user/login/services');
  expect(none.json<LoginChoices>()).toEqual({ services: [], demo: false });
});
