// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { ageOf, KEPT_AT, keptForm, type KeptStrategy } from './keepable';

const NOW = 1_000_000;
const HTML = '<!doctype html><html><body>Log in to the network of this hotel</body></html>';

interface Case {
  readonly strategy?: KeptStrategy;
  readonly path?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly facts?: Partial<Pick<Response, 'type' | 'redirected'>>;
}

function responseOf({ body = 'export {};', status = 200, headers, facts = {} }: Case): Response {
  const response = new Response(body, {
    status,
    headers: { 'content-type': 'text/javascript', ...headers },
  });
  // Properties that only a browser sets: the constructor of Response does not accept them.
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(response, name, { value });
  }
  return response;
}

const keep = (one: Case) => {
  const { strategy = 'asset', path = '/assets/index-1.js' } = one;
  return keptForm(strategy, path, responseOf(one), NOW);
};

const list = { strategy: 'list', path: '/statics/orgs.json' } as const;
const picture = { strategy: 'picture', path: '/statics/channelImg/UC1/50.png' } as const;
const json = { 'content-type': 'application/json; charset=utf-8' };
const png = { 'content-type': 'image/png' };

describe('responses that are not cached', () => {
  test.each<[string, Case]>([
    ['a missing file', { status: 404 }],
    ['an error of the server', { status: 500 }],
    [
      'nobody behind the proxy',
      { status: 503, headers: { 'content-type': 'text/html' }, body: HTML },
    ],
    ['a part of a file', { status: 206 }],
    ['a page in place of a script', { body: HTML, headers: { 'content-type': 'text/html' } }],
    ['a page that calls itself a script', { body: `  \n${HTML}` }],
    ['a text in place of a script', { headers: { 'content-type': 'text/plain' } }],
    ['a script of no type', { headers: { 'content-type': '' } }],
    ['an empty script', { body: '' }],
    ['a script cut off', { headers: { 'content-length': '4096' } }],
    ['a script of more than 2 MiB', { body: new Uint8Array(2 * 1024 * 1024 + 1).fill(32) }],
    ['an answer that came by a detour', { facts: { redirected: true } }],
    ['an opaque answer', { facts: { type: 'opaque' } }],
    ['an answer of another site', { facts: { type: 'cors' } }],
    ['what must not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['what differs with everything', { headers: { vary: '*' } }],
    [
      'what is meant for one viewer',
      { ...list, body: '[]', headers: { ...json, 'cache-control': 'private' } },
    ],
    [
      'a page in place of a list',
      { ...list, body: HTML, headers: { 'content-type': 'text/html' } },
    ],
    ['a page that calls itself a list', { ...list, body: HTML, headers: json }],
    ['half a list', { ...list, body: '[{"name":"Holo', headers: json }],
    [
      'a page in place of a picture',
      { ...picture, body: HTML, headers: { 'content-type': 'text/html' } },
    ],
    ['a page that calls itself a picture', { ...picture, body: HTML, headers: png }],
    [
      'a picture of more than 100 KiB',
      { ...picture, body: new Uint8Array(100 * 1024 + 1), headers: png },
    ],
    ['a list in place of a page', { strategy: 'page', path: '/', body: '[]', headers: json }],
  ])('%s', async (_name, one) => {
    expect(await keep(one)).toBeUndefined();
  });

  it('does not cache an incomplete response', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const response = new Response(broken, { headers: { 'content-type': 'text/javascript' } });
    await expect(keptForm('asset', '/assets/a.js', response, NOW)).rejects.toThrow('network error');
  });
});

describe('a cached response', () => {
  test.each<[string, Case]>([
    ['a script', {}],
    ['a list', { ...list, body: '[{"name":"Hololive"}]', headers: json }],
    ['a picture', { ...picture, body: new Uint8Array([137, 80, 78, 71]), headers: png }],
    ['a drawing', { ...picture, body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } }],
    [
      'a page, for this device',
      {
        strategy: 'page',
        path: '/',
        body: HTML,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-cache',
        },
      },
    ],
  ])('%s, as it came, with the moment', async (_name, one) => {
    const kept = await keep(one);
    expect(kept?.headers.get(KEPT_AT)).toBe(String(NOW));
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      new Uint8Array(await responseOf(one).arrayBuffer()),
    );
  });

  it('a cached response is not compressed any more', async () => {
    const kept = await keep({ headers: { 'content-encoding': 'br', 'content-length': '3' } });
    expect(kept?.headers.has('content-encoding')).toBe(false);
    expect(kept?.headers.has('content-length')).toBe(false);
  });

  it('a cached response has an age, which is infinite if unknown', async () => {
    const kept = await keep({});
    expect(kept && ageOf(kept, NOW + 5)).toBe(5);
    expect(ageOf(new Response(), NOW)).toBe(Number.POSITIVE_INFINITY);
  });
});
