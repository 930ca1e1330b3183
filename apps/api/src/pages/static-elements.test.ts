import type { StaticElementAnswer, StaticElementRequest } from '@oshimado/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitRoutes } from '../plugins/limit-routes';
import { staticElements } from './static-elements';

const EMBEDS = 'https://embeds.example';
const START = Date.UTC(2026, 0, 10);

let app: FastifyInstance;
let now: number;
let asked: StaticElementRequest[];
let answers: Record<string, Partial<StaticElementAnswer>>;
/** Ends what is being drawn. */
let finish: () => void;
let isHeld: boolean;

beforeEach(async () => {
  now = START;
  asked = [];
  isHeld = false;
  answers = {};
  let waiting: (() => void)[] = [];
  finish = () => {
    for (const end of waiting) end();
    waiting = [];
  };
  app = fastify();
  limitRoutes(app, 'read');
  app.get('/api/v2/live', (_request, reply) => reply.header('retry-after', '7').send([]));
  await app.register(staticElements, {
    embedOrigin: EMBEDS,
    now: () => now,
    drawnLater: 1,
    elements: {
      keyOf: ({ tag, query }) => JSON.stringify([tag, query]),
      draw: async (request) => {
        asked.push(request);
        if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
        const html = `<style>a{color:red}</style><p>${request.query['org']} ${asked.length}</p>`;
        return { status: 200, html, lang: 'ja', ...answers[request.tag] };
      },
    },
  });
});
afterEach(async () => {
  finish();
  await app.close();
});

describe('an element as HTML', () => {
  it('an element as HTML may be shown, framed and read by every page, and runs no script', async () => {
    const { statusCode, headers, body } = await app.inject('/embed/oshi-clips.html?org=a%20b');
    expect([statusCode, body]).toEqual([200, '<style>a{color:red}</style><p>a b 1</p>']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
      'content-language': 'ja',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding, accept-language',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; style-src 'sha256-");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
  });

  it('an element as HTML is not sent again to who has it', async () => {
    const url = '/embed/oshi-clips.html';
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('an element as HTML is drawn once for some seconds, also for those who ask at once', async () => {
    const url = '/embed/oshi-clips.html?org=a';
    await Promise.all([app.inject(url), app.inject(url)]);
    now = START + 9_000;
    await app.inject(url);
    expect(asked).toHaveLength(1);
    now = START + 10_001;
    await app.inject(url);
    expect(asked.map((request) => request.now)).toEqual([START, START + 10_001]);
  });

  it('an element as HTML asks the calls of this server, which may say when to try again', async () => {
    await app.inject('/embed/oshi-clips.html');
    expect(await asked[0]?.ask('/api/v2/live')).toEqual({
      status: 200,
      text: '[]',
      retryAfter: '7',
    });
  });

  it.each(['/embed/oshi-nothing.html', '/embed/.html', '/embed/constructor.html'])(
    'an element as HTML is none at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('an element as HTML that is missing is readable for other pages, too', async () => {
    answers['oshi-video'] = { status: 404, html: 'Nothing' };
    const { statusCode, headers, body } = await app.inject('/embed/oshi-video.html?video=a');
    expect([statusCode, headers['access-control-allow-origin'], body]).toEqual([
      404,
      '*',
      'Nothing',
    ]);
  });
});

describe('a server that is busy', () => {
  it('a server that is busy says when to try again, and keeps no such answer', async () => {
    answers['oshi-clips'] = { status: 503, retryAfterS: 12 };
    const { statusCode, headers } = await app.inject('/embed/oshi-clips.html');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '12',
      'no-store',
    ]);
    await app.inject('/embed/oshi-clips.html');
    expect(asked).toHaveLength(2);
  });

  it('a server that is busy draws two at once, lets one wait, and refuses others', async () => {
    isHeld = true;
    const drawn = ['a', 'b', 'c'].map((org) => app.inject(`/embed/oshi-clips.html?org=${org}`));
    await expect.poll(() => asked.length).toBe(2);
    const { statusCode, headers } = await app.inject('/embed/oshi-clips.html?org=d');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    isHeld = false;
    finish();
    const codes = (await Promise.all(drawn)).map((answer) => answer.statusCode);
    expect(codes).toEqual([200, 200, 200]);
  });
});
