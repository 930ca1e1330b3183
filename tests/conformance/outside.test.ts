/** What other services say, asked for by calls of ours: a local server stands in for each of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch } from '../../apps/api/src/lookups/safe-fetch';
import { ids, videoId } from '../fixtures/world';
import { newPerson } from './people';
import { serverOfTest, startServer, type ConformanceServer } from './server';
import { serve, type Served } from '../support/stand-in';
import { text as textOf } from 'node:stream/consumers';

let stand: Served;
let api: ConformanceServer;
/** Method, address and body of what was asked. */
let asked: string[];
let answer: (url: URL, body: string) => { status?: number; body: unknown };

beforeAll(async () => {
  stand = await serve(async (request, response) => {
    const sent = await textOf(request);
    asked.push(`${request.method} ${request.url}`);
    const { status = 200, body } = answer(new URL(request.url ?? '', 'http://x'), sent);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const { port, url: origin } = stand;
  api = await startServer(undefined, {
    safeFetch: createSafeFetch({
      isAllowed: (address) => address === '127.0.0.1',
      isPortAllowed: (number) => number === port,
    }),
    platformAddresses: {
      discordApi: `${origin}/api`,
      youtubeOembed: `${origin}/oembed`,
      itunesSearch: `${origin}/search`,
    },
    mchadUrl: `${origin}/rooms`,
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await api.stop();
  await stand.close();
});

const status = async (path: string) => (await api.get(`/api/v2${path}`)).statusCode;

describe('an invitation', () => {
  const guild = { id: '7', name: 'Fans of Sora', icon: 'x' };

  it('an invitation is answered with the server it leads to, and asked for once an hour', async () => {
    answer = () => ({ body: { code: 'fans', guild } });
    const all = await Promise.all([1, 2, 3].map(() => api.get('/api/v2/lookups/invite/fans')));
    for (const one of all) {
      expect(one.json()).toEqual({ code: 'fans', guild: { id: '7', name: 'Fans of Sora' } });
    }
    api.pass(3_599_000);
    expect(await status('/lookups/invite/fans')).toBe(200);
    expect(asked).toEqual(['GET /api/invites/fans']);
    api.pass(1_000);
    expect(await status('/lookups/invite/fans')).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('an expired invitation is 404, and is requested again after five minutes', async () => {
    answer = () => ({ status: 404, body: { message: 'Unknown Invite', code: 10_006 } });
    expect(await status('/lookups/invite/ended')).toBe(404);
    expect(await status('/lookups/invite/ended')).toBe(404);
    expect(asked).toHaveLength(1);
    api.pass(300_000);
    answer = () => ({ body: { code: 'ended', guild } });
    expect(await status('/lookups/invite/ended')).toBe(200);
  });

  it('an invitation to a group of friends leads to no server', async () => {
    answer = () => ({ body: { code: 'group', guild: null } });
    expect(await status('/lookups/invite/group')).toBe(404);
  });

  it.each([
    ['fails', () => ({ status: 500, body: {} })],
    ['is asked too much', () => ({ status: 429, body: {} })],
    ['answers something else', () => ({ body: '<html>' })],
    ['answers another form', () => ({ body: { guild: { id: 7 } } })],
    ['answers without an end', () => ({ body: 'x'.repeat(600_000) })],
  ])(
    'an invitation of a platform that %s is 503 with Retry-After, and is not requested for 30 s',
    async (name, how) => {
      const path = `/api/v2/lookups/invite/${name.replaceAll(' ', '-')}`;
      answer = how;
      const refused = await api.get(path);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
      expect(refused.json()).toMatchObject({ error: 'unavailable' });
      api.pass(20_000);
      const again = await api.get(path);
      expect([again.statusCode, again.headers['retry-after']]).toEqual([503, '10']);
      expect(asked).toHaveLength(1);
      answer = () => ({ body: { code: 'x', guild } });
      api.pass(10_000);
      expect((await api.get(path)).statusCode).toBe(200);
    },
  );

  it('an invitation with an invalid code is refused without a request to the service', async () => {
    for (const code of ['a', '..%2Fusers', 'a%20b', 'x'.repeat(101)]) {
      expect(await status(`/lookups/invite/${code}`)).toBe(400);
    }
    expect(asked).toEqual([]);
  });
});

describe('the title of a video', () => {
  const look = (url: string) => api.get(`/api/v2/lookups/video?url=${encodeURIComponent(url)}`);

  it.each([
    [`https://www.youtube.com/channel/${ids.sora}`, ids.sora],
    ['https://www.youtube.com/@somebody', null],
    [undefined, null],
  ])(
    'the title of a video comes from its site; a channel at %s has the id %s',
    async (author_url, id) => {
      answer = () => ({ body: { title: 'Unknown', author_name: 'Somebody', author_url } });
      api.pass(3_600_000);
      const found = await look('https://youtu.be/unknown-001');
      expect(found.json()).toEqual({
        id: 'unknown-001',
        title: 'Unknown',
        channel: { id, name: 'Somebody' },
      });
      const query = new URL(asked[0]?.split(' ')[1] ?? '', 'http://x').searchParams;
      expect(query.get('url')).toBe('https://www.youtube.com/watch?v=unknown-001');
    },
  );

  it('the title of a stored video is read from the store', async () => {
    const found = await look(`https://www.youtube.com/watch?v=${videoId('past-sora')}`);
    expect(found.json()).toMatchObject({ id: videoId('past-sora'), channel: { id: ids.sora } });
    expect(asked).toEqual([]);
  });

  it.each([400, 401, 403, 404])(
    'the title of a video that its site answers with %s is not found',
    async (code) => {
      answer = () => ({ status: code, body: 'no' });
      expect((await look(`https://youtu.be/hidden-0${code}`)).statusCode).toBe(404);
    },
  );

  it.each(['', 'x', 'https://www.twitch.tv/videos/1', 'http://127.0.0.1/', 'file:///etc/passwd'])(
    'the title of a video is not looked for at %j',
    async (url) => {
      expect((await look(url)).statusCode).toBe(400);
      expect(asked).toEqual([]);
    },
  );
});

describe('a room of the MChad service', () => {
  const stream = videoId('past-sora');
  const lines = [
    { Stime: 1_000, Stext: 'before the stream' },
    { Stime: 5_000, Stext: '-- Stream Start --' },
    { Stime: 6_000, Stext: 'Hello' },
    { Stime: 8_500, Stext: 'everyone' },
  ];
  const archives = [
    {
      StreamLink: `https://youtu.be/${stream}`,
      Nick: 'TL',
      Tags: 'fun, id',
      Entries: { Entries: lines },
    },
    { StreamLink: 'https://youtu.be/unknown-999', Nick: 'TL', Tags: '', Entries: lines },
    { StreamLink: null, Entries: null },
  ];
  const migrate = (step: 'check' | 'claim', Pass: string, headers = {}) =>
    api.send('POST', `/api/v2/tlutil/migrate/${step}`, { Room: 'far room', Pass }, headers);
  const isRight = (body: string) => (JSON.parse(body) as { Pass: string }).Pass === 'right';

  it('a room of the MChad service is checked there, and taken over once when it is claimed', async () => {
    answer = (_, body) =>
      isRight(body) ? { body: archives } : { status: 401, body: 'Wrong password' };
    const found = { archives: [{ video_id: stream, count: 2 }], mchad_user_id: 'far room' };
    expect((await migrate('check', 'wrong')).statusCode).toBe(403);
    expect((await migrate('check', 'right')).json()).toEqual(found);
    expect(asked).toEqual(['POST /rooms/data', 'POST /rooms/data']);
    const who = await newPerson(api);
    const claims = await Promise.all([1, 2].map(() => migrate('claim', 'right', who.headers)));
    expect(claims.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const own = await api.get(
      `/api/v2/videos/${stream}/chats?lang=id&mode=1&limit=50`,
      who.headers,
    );
    const shown = own.json<{ message: string; video_offset: number }[]>();
    expect(shown.map(({ message, video_offset }) => [message, video_offset])).toEqual([
      ['Hello', 1],
      ['everyone', 3.5],
    ]);
    expect((await migrate('check', 'right')).json()).toMatchObject({ archives: [] });
  });

  it('a room of the MChad service does not open a room of the store that has another password', async () => {
    answer = (_, body) =>
      body.includes('of the service') ? { body: archives } : { status: 401, body: '' };
    const text = { name: 'TL', message: 'Kept', timestamp: api.now(), duration: null };
    const line = { ...text, room: stream, lang: 'en' };
    await api.store.chats.importMchad('near room', 'local', [line]);
    const who = await newPerson(api);
    const claim = (Pass: string) =>
      api.send('POST', '/api/v2/tlutil/migrate/claim', { Room: 'near room', Pass }, who.headers);
    expect((await claim('of the service')).statusCode).toBe(403);
    const scripts = async () => (await api.get('/api/v2/tlutil', who.headers)).json();
    expect(await scripts()).toEqual([]);
    expect((await claim('local')).json()).toMatchObject({
      archives: [{ video_id: stream, count: 1 }],
    });
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['answers something else', { body: '<html>' }],
    ['answers another form', { body: [{ Entries: 7 }] }],
    ['answers without an end', { body: `[${' '.repeat(17 * 1_048_576)}]` }],
  ])('that %s is 503 with Retry-After', async (_, how) => {
    answer = () => how;
    const Room = { Room: 'another room', Pass: 'right' };
    const refused = await api.send('POST', '/api/v2/tlutil/migrate/check', Room);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  });
});

describe('songs of the stores of music', () => {
  const track = (trackId: number, more: object = {}) => ({
    wrapperType: 'track',
    trackId,
    trackName: `Song ${trackId}`,
    artistName: 'Artist',
    collectionName: 'Album',
    releaseDate: '2019-03-27T07:00:00Z',
    trackTimeMillis: 214_400,
    artworkUrl100: 'https://pictures.example/100.jpg',
    trackViewUrl: 'https://music.example/1',
    ...more,
  });
  const look = (q: string) => api.get(`/api/v2/lookups/music?q=${encodeURIComponent(q)}`);
  const stores = (entries: (country: string, lang: string) => readonly unknown[]) => {
    answer = ({ searchParams }) => {
      const results = entries(searchParams.get('country') ?? '', searchParams.get('lang') ?? '');
      return { body: { resultCount: results.length, results } };
    };
  };

  it('songs of the stores of music are merged by id, in order, with the English title where it differs', async () => {
    stores((country, lang) => {
      const trackName = lang === 'ja_jp' ? '夜明け' : 'Daybreak';
      return country === 'JP' ? [track(1, { trackName })] : [track(2), track(1, { trackName })];
    });
    const found = (await look(' Day  Break ')).json<{ itunesid: number }[]>();
    expect(found).toHaveLength(2);
    expect(found[0]).toEqual({
      itunesid: 1,
      name: '夜明け',
      english_name: 'Daybreak',
      original_artist: 'Artist',
      album: 'Album',
      released: '2019-03-27T07:00:00.000Z',
      seconds: 214,
      art: 'https://pictures.example/100.jpg',
      amUrl: 'https://music.example/1',
    });
    expect(found[1]).toMatchObject({ itunesid: 2, english_name: null });
    const questions = asked.map(
      (line) => new URL(line.replace('GET ', ''), 'http://x').searchParams,
    );
    expect(questions.map((one) => `${one.get('country')} ${one.get('lang')}`).sort()).toEqual([
      'JP en_us',
      'JP ja_jp',
      'US en_us',
      'US ja_jp',
    ]);
    for (const one of questions) {
      expect(Object.fromEntries(one)).toMatchObject({
        term: 'day break',
        entity: 'musicTrack',
        limit: '10',
      });
    }
    asked = [];
    expect((await look('day break')).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });

  it('songs of the stores of music are those of one store if the other does not answer', async () => {
    answer = ({ searchParams }) =>
      searchParams.get('country') === 'US'
        ? { status: 403, body: {} }
        : { body: { results: [track(3)] } };
    expect((await look('half')).json()).toMatchObject([{ itunesid: 3 }]);
  });

  it('invalid songs of the music stores are left out, and so are invalid fields', async () => {
    stores(() => [
      { wrapperType: 'collection', collectionName: 'Album' },
      null,
      track(4, {
        artworkUrl100: 'javascript:alert(1)',
        releaseDate: 'soon',
        trackTimeMillis: null,
      }),
    ]);
    const found = (await look('odd')).json<object[]>();
    expect(found).toMatchObject([{ itunesid: 4, art: null, released: null, seconds: null }]);
  });

  it.each([
    ['fail', () => ({ status: 500, body: {} })],
    ['refuse', () => ({ status: 429, body: {} })],
    ['say something else', () => ({ body: '<html>' })],
    ['say no end', () => ({ body: 'x'.repeat(600_000) })],
  ])('that all %s are 503 with Retry-After', async (name, how) => {
    answer = how;
    const refused = await look(`music ${name}`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  });

  it('songs of the stores of music are not asked without words', async () => {
    for (const q of ['', '%20', 'x'.repeat(201)]) {
      expect((await api.get(`/api/v2/lookups/music?q=${q}`)).statusCode).toBe(400);
    }
    expect(asked).toEqual([]);
  });
});

it('a call that asks another service may take longer than other calls', async () => {
  const { port } = stand;
  const origin = `http://127.0.0.1:${port}`;
  const impatient = await serverOfTest({
    callLimitMs: 0,
    relayUrl: `${origin}/bot`,
    mchadUrl: `${origin}/rooms`,
  });
  answer = () => ({ body: [] });
  // A query may be answered before a timer of 0 ms ends.
  impatient.store.reads.pagesOfVideos = async function* () {
    yield await new Promise<never>(() => undefined);
  };
  const ask = async (path: string, body: object) =>
    (await impatient.send('POST', `/api/v2${path}`, body)).statusCode;
  expect(await ask('/tlutil/migrate/check', { Room: 'far room', Pass: 'right' })).toBe(200);
  expect(await ask('/relay/guild', {})).toBe(200);
  expect((await impatient.get('/api/v2/lookups/invite/oshimado')).statusCode).toBe(200);
  expect(await ask('/search/videoSearch', { org: ['Hololive'], limit: 200 })).toBe(503);
});
