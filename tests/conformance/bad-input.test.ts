/**
 * Every parameter of every call with every kind of bad value, generated from the schemas: 400 naming the parameter where
 * the schema refuses it, 200 where it is ignored, never a failure of the server.
 */
import { API_BASE, decodeQuery, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { ownServer } from './server';

const NAUGHTY: Readonly<Record<string, string>> = {
  word: 'abc',
  negative: '-1',
  fraction: '1.5',
  exponent: '1e9',
  huge: '99999999999999999999',
  'not a number': 'NaN',
  'unknown value': 'nonsense,values',
  long: 'a'.repeat(10_000),
  'long number': '1'.repeat(10_000),
  'long list': 'a,'.repeat(3_000),
  SQL: encodeURIComponent(`'; drop table videos; --`),
  'SQL union': encodeURIComponent(`1) union select null --`),
  script: encodeURIComponent('<script>alert(1)</script>'),
  template: encodeURIComponent('${7*7}{{7*7}}%{7*7}'),
  'broken UTF-8': '%FF',
  'half UTF-8': '%E3%81',
  'stray percent': '%',
  surrogate: '%ED%A0%80',
  NUL: 'a%00b',
  'replacement character': '%EF%BF%BD',
  'right to left': encodeURIComponent('\u202Egnp.exe'),
  newline: 'a%0D%0AX-Evil:%201',
  comma: ',',
  commas: ',,,',
  blank: '%20',
  'JSON object': encodeURIComponent('{"$gt":""}'),
  brackets: '[]=1',
  path: '..%2F..%2Fetc%2Fpasswd',
  date: '2026-13-45T99:99:99Z',
  'impossible day': '2026-02-31',
  boolean: 'maybe',
};
const ABSENT = ['', 'undefined', 'null'];

const api = ownServer();

/** Rooms of chats, and what is looked up on other sites, are checked by more than a schema; they have files of their own. */
const ELSEWHERE: ReadonlySet<CallName> = new Set(['getChats', 'getLookedUpVideo', 'getMusic']);

/** What anybody may read by a query alone; bodies and calls of users have files of their own. */
const withQuery = (Object.entries(calls) as [CallName, Call][]).filter(
  ([name, { method, auth, query }]) =>
    query && method === 'GET' && (auth === 'none' || auth === 'optional') && !ELSEWHERE.has(name),
);
const parameters = withQuery.flatMap(([name, { query }]) =>
  Object.keys(query?.shape ?? {}).map((key) => [name, key] as const),
);

const sample = { id: ids.sora, kind: 'videos', name: 'terms' };
const addressOf = ({ path }: Pick<Call, 'path'>) =>
  API_BASE +
  path.replace(/\{(\w+)\}/g, (_, key: string) =>
    path.startsWith('/videos/') ? videoId('past-sora') : sample[key as keyof typeof sample],
  );

/** Favorites need a login when no channel is named; days cannot be counted without a period and a zone. */
const WITHOUT_QUERY: Partial<Record<CallName, number>> = {
  getUsersLive: 401,
  getScheduleDays: 400,
};
const good = (name: CallName) => WITHOUT_QUERY[name] ?? 200;

/** What is wrong with the answer to a query, if anything. */
async function complaintAbout(name: CallName, search: string): Promise<string | undefined> {
  const call: Call = calls[name];
  const parsed = call.query?.safeParse(decodeQuery(search));
  const { statusCode, body } = await api.get(`${addressOf(call)}?${search}`);
  const complain = (words: string) => `${search.slice(0, 60)}: ${words}, ${body.slice(0, 200)}`;
  if (parsed?.success) {
    const asksForNobody = name === 'getUsersLive' && !parsed.data.channels;
    return statusCode === (asksForNobody ? 401 : 200) ? undefined : complain(`${statusCode}`);
  }
  if (statusCode !== 400) return complain(`${statusCode}`);
  const problem = JSON.parse(body) as { message: string; error: string; parameter: string };
  const atFault = parsed?.error.issues.map(({ path }) => path[0]);
  if (problem.error !== 'bad_request') return complain('another code');
  if (!atFault?.includes(problem.parameter)) return complain('another parameter');
  if (!problem.message.startsWith(`${problem.parameter} must `)) return complain('no form named');
  return problem.message.length < 600 ? undefined : complain('too many words');
}

async function complaintsAbout(name: CallName, searches: readonly string[]): Promise<string[]> {
  const all = await Promise.all(searches.map((search) => complaintAbout(name, search)));
  return all.filter((complaint) => complaint !== undefined);
}

describe('every parameter of every call', () => {
  it.each(parameters)('%s %s: bad values are refused by name or ignored', async (name, key) => {
    const searches = Object.values(NAUGHTY).map((value) => `${key}=${value}`);
    expect(await complaintsAbout(name, searches)).toEqual([]);
  });

  it.each(parameters)('%s %s: absent in any spelling is absent', async (name, key) => {
    for (const nothing of ABSENT) {
      const { statusCode } = await api.get(`${addressOf(calls[name])}?${key}=${nothing}`);
      expect(statusCode).toBe(good(name));
    }
  });

  it.each(parameters)('%s %s: repeated is a list, or refused by name', async (name, key) => {
    const searches = [`${key}=1&${key}=2`, `${key}=live&${key}=&${key}=live`];
    expect(await complaintsAbout(name, searches)).toEqual([]);
  });

  it.each(withQuery)('%s ignores unknown keys, inherited names included', async (name, call) => {
    for (const search of [
      'x=1',
      '__proto__=1',
      'constructor[a]=1',
      'toString=%FF',
      '%FF=1',
      '=',
      '&&&',
    ]) {
      const { statusCode } = await api.get(`${addressOf(call)}?${search}`);
      expect({ search, statusCode }).toEqual({ search, statusCode: good(name) });
    }
  });

  it('has enough of them', () => {
    expect(parameters.length).toBeGreaterThan(60);
  });
});

describe('ids in the path', () => {
  const inPath = ['/videos/{}', '/channels/{}', '/channels/{}/videos', '/channels/{}/clips'];
  it.each(inPath)('%s: bad ids are refused or unknown', async (path) => {
    for (const [kind, value] of Object.entries(NAUGHTY)) {
      const { statusCode, body } = await api.get(`${API_BASE}${path.replace('{}', value)}`);
      expect([`${kind} 400`, `${kind} 404`]).toContain(`${kind} ${statusCode}`);
      expect(JSON.parse(body)).toHaveProperty('message');
    }
  });

  it.each(inPath)('%s: NUL and overlong ids are refused by name', async (path) => {
    for (const value of ['a%00b', 'a'.repeat(10_000)]) {
      const { statusCode, body } = await api.get(`${API_BASE}${path.replace('{}', value)}`);
      expect(statusCode).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ error: 'bad_request', parameter: 'id' });
    }
  });

  it('an unknown kind of channel list is refused by name', async () => {
    const { statusCode, body } = await api.get(`${API_BASE}/channels/${ids.sora}/streams`);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ parameter: 'kind' });
  });
});

describe('any query at all', () => {
  const value = fc.oneof(
    fc.constantFrom(...Object.values(NAUGHTY).filter((text) => text.length < 200)),
    fc.constantFrom(
      '1',
      'true',
      'live',
      'past',
      'stream',
      'clip',
      'en',
      'all',
      'desc',
      '2026-01-01',
    ),
    fc.webQueryParameters(),
  );
  const search = (keys: readonly string[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...keys), value), { minLength: 1, maxLength: 5 })
      .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('&'));

  it.each(withQuery)('%s answers it as its schema says', async (name, { query }) => {
    await fc.assert(
      fc.asyncProperty(search(Object.keys(query?.shape ?? {})), async (text) => {
        expect(await complaintAbout(name, text)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('any query at all leaves the store as it was', async () => {
    const { total } = (await api.get('/api/v2/videos?paginated=1')).json<{ total: number }>();
    expect(total).toBe(17);
    expect(api.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
