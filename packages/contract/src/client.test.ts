import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError, createClient, pathOf, rowsOf } from './client';
import { routes } from './routes';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const textOf = (url: Parameters<typeof fetch>[0]) =>
  url instanceof Request ? url.url : String(url);

/** A server that gives one answer and remembers what it was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: textOf(url), init });
    return answer();
  };
  return { asked, client: createClient({ fetch: send }) };
}

/** A server that never answers; like the platform's, it fails once the signal stops it. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal;
    const stop = () => reject(new Error('stopped', { cause: signal?.reason }));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

const failureOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`);
  return error;
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ['17', 17],
  ['Thu, 26 Nov 2026 19:00:00 GMT', undefined],
  [undefined, undefined],
])('a refusal that says “%s” lets the caller wait for %s seconds', async (header, seconds) => {
  const headers = new Headers();
  if (header !== undefined) headers.set('retry-after', header);
  const { client } = answering(() => new Response('{}', { status: 429, headers }));
  expect((await failureOf(client.getLive())).retryAfterS).toBe(seconds);
});

it('a call is never answered by a copy that a browser keeps, unless the server says that it is current', async () => {
  const { asked, client } = answering(() => json([]));
  await client.getLive();
  expect(asked.map(({ init }) => init?.cache)).toEqual(['no-cache']);
});

describe('addresses', () => {
  it('calls are below /api/v2 and statics below the root of the site', () => {
    expect(pathOf('getLive')).toBe('/api/v2/live');
    expect(pathOf('getOrgs')).toBe('/statics/orgs.json');
    expect(pathOf('getStats')).toBe('/statics/stats.json');
  });

  it('parameters of the path are not in the query', () => {
    expect(pathOf('getChannelVideos', { id: '@aqua', kind: 'clips', limit: 24 })).toBe(
      '/api/v2/channels/%40aqua/clips?limit=24',
    );
  });

  it('encodes what could change the path', () => {
    expect(pathOf('getVideo', { id: '../users?x=1#y' })).toBe(
      '/api/v2/videos/..%2Fusers%3Fx%3D1%23y',
    );
    expect(pathOf('getVideo', { id: 'a\uD800' })).toBe('/api/v2/videos/a%EF%BF%BD');
  });

  it('lists, times and flags are written as the server reads them, and the rest is left out', () => {
    expect(
      pathOf('getLive', { type: ['placeholder', 'stream'], include: ['mentions'], org: undefined }),
    ).toBe('/api/v2/live?type=placeholder%2Cstream&include=mentions');
  });

  it('a client asks the origin it was given', async () => {
    const asked: string[] = [];
    const client = createClient({
      origin: 'https://api.example',
      fetch: async (url) => {
        asked.push(textOf(url));
        return json([]);
      },
    });
    await client.getUsersLive({ channels: ['UC1', 'UC2'] });
    expect(asked).toEqual(['https://api.example/api/v2/users/live?channels=UC1%2CUC2']);
  });

  it('a client has one method per route, asked with the method of the route', async () => {
    const { asked, client } = answering(() => json([]));
    expect(Object.keys(client)).toEqual(Object.keys(routes));
    await client.getOrgs();
    expect(asked[0]?.init).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json' },
    });
  });

  it('uses the fetch that the platform has at the time of the call', async () => {
    const client = createClient();
    const platform = vi.spyOn(globalThis, 'fetch').mockResolvedValue(json([]));
    await client.getOrgs();
    expect(platform).toHaveBeenCalledWith('/statics/orgs.json', expect.anything());
  });
});

describe('answers', () => {
  it('an answer is the body as it came', async () => {
    const { client } = answering(() => json([{ name: 'Hololive', short: null, name_jp: null }]));
    expect(await client.getOrgs()).toEqual([{ name: 'Hololive', short: null, name_jp: null }]);
  });

  it('the rows of either form of a list are read', () => {
    expect(rowsOf([1, 2])).toEqual([1, 2]);
    expect(rowsOf({ items: [1, 2] })).toEqual([1, 2]);
    expect(rowsOf([])).toEqual([]);
  });
});

describe('what is sent along', () => {
  const sentBy = async (
    call: (client: ReturnType<typeof createClient>) => Promise<unknown>,
    answer: unknown,
    token?: string,
  ) => {
    const asked: { url: string; init: RequestInit | undefined }[] = [];
    const send: typeof fetch = async (url, init) => {
      asked.push({ url: textOf(url), init });
      return json(answer);
    };
    const result = await call(createClient({ fetch: send, token: () => token }));
    const [request] = asked;
    if (!request) throw new Error('nothing was asked');
    return {
      url: request.url,
      headers: new Headers(request.init?.headers),
      init: request.init,
      result,
    };
  };

  it('what is sent along is the body as JSON, beside the parameters of path and query', async () => {
    const body = { name: 'Translator', message: 'hello' };
    const { url, headers, init } = await sentBy(
      (client) => client.postChat({ id: 'abcdefghijk', lang: 'en', body }),
      {},
      'a.b.c',
    );
    expect(url).toBe('/api/v2/videos/abcdefghijk/chats?lang=en');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe('Bearer a.b.c');
  });

  it('what is sent along is no token for a guest, and no type without a body', async () => {
    const { headers, init } = await sentBy((client) => client.getLive(), []);
    expect([headers.get('authorization'), headers.get('content-type'), init?.body]).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  it('what is sent along is a header that a call needs', async () => {
    const { headers } = await sentBy(
      (client) => client.patchFavorites({ body: [] }, { headers: { 'idempotency-key': 'k' } }),
      [],
    );
    expect(headers.get('idempotency-key')).toBe('k');
  });

  it.each([[true], [7]])('%s is an answer where the call says so', async (answer) => {
    const { result } = await sentBy(
      (client) => client.putVideoPlaylist({ playlistId: '1', videoId: 'abcdefghijk' }),
      answer,
    );
    expect(result).toBe(answer);
  });
});

describe('failures', () => {
  it('failures are reported to the listener and thrown; aborted ones are only thrown', async () => {
    const reported: CallError[] = [];
    const onFailure = (error: CallError) => void reported.push(error);
    const failing = createClient({ fetch: async () => json({}, 500), onFailure });
    const thrown = await failureOf(failing.getLive());
    expect(reported).toEqual([thrown]);
    const signal = AbortSignal.abort();
    const given = await failureOf(
      createClient({ fetch: hanging, onFailure }).getLive({}, { signal }),
    );
    expect(given.reason).toBe('aborted');
    expect(reported).toHaveLength(1);
  });

  it('http: the server refused; its problem is the message', async () => {
    const problem = {
      message: 'limit must be at most 100',
      error: 'bad_request',
      parameter: 'limit',
    };
    const { client } = answering(() => json(problem, 400));
    const error = await failureOf(client.getVideos({ limit: 101 }));
    expect(error).toMatchObject({ reason: 'http', call: 'getVideos', status: 400, problem });
    expect(error.message).toBe('limit must be at most 100');
    expect(error.url).toBe('/api/v2/videos?limit=101');
  });

  it.each([
    ['plain text', () => new Response('Bad gateway', { status: 502 })],
    ['nothing', () => new Response(null, { status: 502 })],
    ['JSON of another form', () => json({ detail: 'x' }, 502)],
    ['null', () => json(null, 502)],
  ])('http: a refusal with %s still names call and status', async (_, answer) => {
    const error = await failureOf(answering(answer).client.getLive());
    expect(error).toMatchObject({ reason: 'http', status: 502, problem: undefined });
    expect(error.message).toBe('getLive failed (HTTP 502)');
  });

  it.each([
    ['a page in place of JSON', () => new Response('<!doctype html>')],
    ['an empty body', () => new Response('')],
    ['a text', () => json('refused')],
    ['null', () => json(null)],
    ['a number', () => json(7)],
  ])('invalid: %s is not an answer of this API', async (_, answer) => {
    const error = await failureOf(answering(answer).client.getLive());
    expect(error).toMatchObject({ reason: 'invalid', status: 200 });
  });

  it('network: no response was received', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = answering(() => Promise.reject(cause));
    expect(await failureOf(client.getLive())).toMatchObject({
      reason: 'network',
      status: undefined,
      cause,
    });
  });

  it('network: the connection was lost half way through the body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    const { client } = answering(() => new Response(body));
    expect(await failureOf(client.getLive())).toMatchObject({ reason: 'network' });
  });

  it('timeout: a server that does not answer is given up after the time of the route', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const call = failureOf(createClient({ fetch: hanging }).getLive());
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    clock.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await call).toMatchObject({ reason: 'timeout', call: 'getLive' });
  });

  it('timeout: the time also counts while the body is read', async () => {
    const clock = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const late = new ReadableStream({
      pull(controller) {
        clock.abort(new DOMException('timed out', 'TimeoutError'));
        controller.error(clock.signal.reason);
      },
    });
    const { client } = answering(() => new Response(late));
    expect(await failureOf(client.getLive())).toMatchObject({ reason: 'timeout' });
  });

  it('aborted: the caller gave up, before or during the call', async () => {
    const client = createClient({ fetch: hanging });
    const during = new AbortController();
    const call = failureOf(client.getLive({}, { signal: during.signal }));
    during.abort();
    expect(await call).toMatchObject({ reason: 'aborted' });
    const before = AbortSignal.abort();
    expect(await failureOf(client.getLive({}, { signal: before }))).toMatchObject({
      reason: 'aborted',
    });
  });
});
