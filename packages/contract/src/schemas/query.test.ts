import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { decodeQuery } from '../query-codec';
import * as q from './query';

const queries = {
  videosQuery: q.videosQuery,
  clipsQuery: q.clipsQuery,
  liveQuery: q.liveQuery,
  usersLiveQuery: q.usersLiveQuery,
  channelVideosQuery: q.channelVideosQuery,
  videoQuery: q.videoQuery,
  channelsQuery: q.channelsQuery,
} as const satisfies Record<string, z.ZodObject>;
const named = Object.entries(queries);

const read = <T extends z.ZodType>(schema: T, search: string): z.output<T> =>
  schema.parse(decodeQuery(search));
const refusal = (schema: z.ZodType, search: string) => {
  const result = schema.safeParse(decodeQuery(search));
  return result.success
    ? undefined
    : result.error.issues.map(({ path, message }) => ({ path, message }));
};

describe('defaults', () => {
  it('/videos sorts by available_at, newest first, 25 rows from the start', () => {
    expect(read(q.videosQuery, '')).toEqual({
      sort: 'available_at',
      order: 'desc',
      limit: 25,
      offset: 0,
    });
  });

  it('/clips has the defaults of /videos and ignores type', () => {
    expect(read(q.clipsQuery, 'type=stream')).toEqual(read(q.videosQuery, ''));
  });

  it('/live asks for streams, live and upcoming, earliest first, 9999 rows, 48 hours ahead', () => {
    expect(read(q.liveQuery, '')).toEqual({
      type: ['stream'],
      status: ['live', 'upcoming'],
      sort: 'available_at',
      order: 'asc',
      limit: 9999,
      offset: 0,
      max_upcoming_hours: 48,
    });
  });

  it('/users/live leaves placeholders out', () => {
    expect(read(q.usersLiveQuery, '')).toEqual({ includePlaceholder: false });
  });

  it('/channels sorts by org, A to Z, 25 rows', () => {
    expect(read(q.channelsQuery, '')).toEqual({ sort: 'org', order: 'asc', limit: 25, offset: 0 });
  });

  it('a channel’s lists have 25 rows', () => {
    expect(read(q.channelVideosQuery, '')).toEqual({ limit: 25, offset: 0 });
  });

  it('a single video comes without comments', () => {
    expect(read(q.videoQuery, '')).toEqual({ c: false });
  });
});

describe('unknown and absent parameters', () => {
  it.each(named)(
    '%s ignores unknown keys, misspelt ones and inherited names included',
    (_, schema) => {
      const search = 'pagenated=true&maxUpcomingHours=2&x=1&__proto__=1&constructor=2&toString=3';
      expect(read(schema, search)).toEqual(read(schema, ''));
    },
  );

  it.each(named)(
    '%s reads every parameter left empty, undefined or null as absent',
    (_, schema) => {
      const keys = Object.keys(schema.shape);
      for (const nothing of ['', 'undefined', 'null']) {
        expect(read(schema, keys.map((key) => `${key}=${nothing}`).join('&'))).toEqual(
          read(schema, ''),
        );
      }
    },
  );
});

describe('numbers', () => {
  it.each([
    ['limit', '0', 0],
    ['limit', '100', 100],
    ['limit', '%2B5', 5],
    ['offset', '2147483647', 2_147_483_647],
    ['max_upcoming_hours', '1', 1],
    ['max_upcoming_hours', '0.5', 0.5],
  ] as const)('%s=%s is %d', (key, text, value) => {
    expect(read(q.videosQuery, `${key}=${text}`)[key]).toBe(value);
  });

  it.each([
    ['limit=101', 'must be at most 100'],
    ['limit=-1', 'must be at least 0'],
    ['limit=2.5', 'must be a whole number'],
    ['limit=1e3', 'must be a whole number'],
    ['limit=0x10', 'must be a whole number'],
    ['limit=NaN', 'must be a whole number'],
    ['limit=Infinity', 'must be a whole number'],
    ['limit=24,24', 'must be a whole number'],
    ['offset=2147483648', 'must be at most 2147483647'],
    ['offset=-5', 'must be at least 0'],
    ['max_upcoming_hours=-1', 'must be at least 0'],
    ['max_upcoming_hours=soon', 'must be a number'],
    ['max_upcoming_hours=99999999', 'must be at most 87600'],
  ])('%s is refused: %s', (search, message) => {
    expect(refusal(q.videosQuery, search)).toEqual([{ path: [search.split('=')[0]], message }]);
  });

  it('/live takes the thousands of rows that older clients ask for', () => {
    expect(read(q.liveQuery, 'limit=100000').limit).toBe(100_000);
    expect(refusal(q.liveQuery, 'limit=100001')).toHaveLength(1);
  });
});

describe('lists and enums', () => {
  it('comma lists, repeated keys, blanks and stray commas are read alike', () => {
    for (const search of [
      'status=past,missing',
      'status=past&status=missing',
      'status=past,%20missing',
      'status=,past,,missing,',
    ]) {
      expect(read(q.videosQuery, search).status).toEqual(['past', 'missing']);
    }
  });

  it('a list that names nothing is refused, so that no one filters by an empty list', () => {
    expect(refusal(q.videosQuery, 'type=,,')).toEqual([
      { path: ['type'], message: 'must name at least one value' },
    ]);
  });

  it('a list of more than 100 values is refused', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `id${index}`);
    expect(read(q.videosQuery, `id=${ids.slice(1).join(',')}`).id).toHaveLength(100);
    expect(refusal(q.videosQuery, `id=${ids.join(',')}`)).toEqual([
      { path: ['id'], message: 'must name at most 100 values' },
    ]);
  });

  it.each([
    [q.videosQuery, 'type=movie', 'type'],
    [q.videosQuery, 'type=stream,movie', 'type'],
    [q.videosQuery, 'status=LIVE', 'status'],
    [q.videosQuery, 'include=secrets', 'include'],
    [q.videosQuery, 'sort=channel', 'sort'],
    [q.videosQuery, 'sort=constructor', 'sort'],
    [q.videosQuery, 'order=random()', 'order'],
    [q.videosQuery, 'order=asc,desc', 'order'],
    [q.channelsQuery, 'type=stream', 'type'],
    [q.channelsQuery, 'sort=available_at', 'sort'],
  ] as const)('names what is allowed when %#: %s is wrong', (schema, search, key) => {
    const [issue] = refusal(schema, search) ?? [];
    expect(issue?.path[0]).toBe(key);
    expect(issue?.message).toMatch(/^must be one of \w+, /);
  });

  it.each(q.videoSorts)('/videos sorts by %s', (sort) => {
    expect(read(q.videosQuery, `sort=${sort}`).sort).toBe(sort);
  });

  it.each(q.channelSorts)('/channels sorts by %s', (sort) => {
    expect(read(q.channelsQuery, `sort=${sort}`).sort).toBe(sort);
  });

  it('all nine extra parts of a video can be asked for', () => {
    expect(read(q.videosQuery, `include=${q.videoIncludes.join(',')}`).include).toHaveLength(9);
  });

  it('languages are codes or the word all', () => {
    expect(read(q.videosQuery, 'lang=en,ja,zh-TW').lang).toEqual(['en', 'ja', 'zh-TW']);
    expect(read(q.videoQuery, 'lang=all').lang).toEqual(['all']);
    expect(refusal(q.videosQuery, 'lang=english!')).toEqual([
      { path: ['lang', 0], message: 'must be language codes, or all' },
    ]);
  });
});

describe('booleans', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['', false],
  ])('includePlaceholder=%s is %s', (text, value) => {
    expect(read(q.usersLiveQuery, `includePlaceholder=${text}`).includePlaceholder).toBe(value);
  });

  it.each(['yes', 'TRUE', '2', 'true,true'])('includePlaceholder=%s is refused', (text) => {
    expect(refusal(q.usersLiveQuery, `includePlaceholder=${text}`)).toEqual([
      { path: ['includePlaceholder'], message: 'must be true, 1, false or 0' },
    ]);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['<empty>', true],
    ['yes', true],
    ['false', false],
    ['False', false],
    ['0', false],
  ])('paginated=%s is %s', (text, value) => {
    expect(read(q.videosQuery, `paginated=${text}`).paginated).toBe(value);
  });
});

describe('times', () => {
  const moment = Date.UTC(2026, 4, 13, 19, 59, 59);
  it.each([
    ['2026-05-13T19:59:59.000Z', moment],
    ['2026-05-13T19:59:59Z', moment],
    ['2026-05-13t19:59:59z', moment],
    ['2026-05-13T19:59:59.123456Z', moment + 123],
    ['2026-05-13T19:59:59', moment],
    ['2026-05-13%2019:59:59', moment],
    ['2026-05-13+19:59', moment - 59_000],
    ['2026-05-13T19:59:59%2B00:00', moment],
    ['2026-05-13T19:59:59+00:00', moment],
    ['2026-05-14T04:59:59%2B09:00', moment],
    ['2026-05-14T04:59:59+09:00', moment],
    ['2026-05-14T04:59:59+0900', moment],
    ['2026-05-13T12:59:59-07:00', moment],
    ['2026-05-13', Date.UTC(2026, 4, 13)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
  ])('from=%s is read', (text, expected) => {
    expect(read(q.videosQuery, `from=${text}`).from?.getTime()).toBe(expected);
  });

  it.each([
    'yesterday',
    '1715630399000',
    '2026-13-01',
    '2026-02-31',
    '2026-00-10T00:00:00Z',
    '2026-05-13T25:00:00Z',
    '2026-05-13T19:59:59%2B99:00',
    '1969-12-31',
    '99999-01-01',
    '13 May 2026',
    '2026-05-13,2026-05-14',
    '2026-05-13T19:59:59Z;DROP TABLE videos',
  ])('to=%s is refused', (text) => {
    expect(refusal(q.videosQuery, `to=${text}`)).toEqual([
      { path: ['to'], message: 'must be an ISO 8601 time' },
    ]);
  });

  it('every moment of 8,000 years is read in the form the client writes it', () => {
    const years = { min: new Date(0), max: new Date(Date.UTC(9999, 0, 1)), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        const search = `from=${encodeURIComponent(date.toISOString())}`;
        expect(read(q.videosQuery, search).from).toEqual(date);
      }),
    );
  });
});

describe('bad input', () => {
  const bounded = named.flatMap(([name, schema]) =>
    Object.keys(schema.shape)
      .filter((key) => key !== 'paginated')
      .map((key) => [name, key, schema] as const),
  );

  it.each(bounded)('%s refuses 10,000 characters in %s with a message', (_, key, schema) => {
    const [issue] = refusal(schema, `${key}=${'x'.repeat(10_000)}`) ?? [];
    expect(issue?.path[0]).toBe(key);
    expect(issue?.message).toMatch(/^must /);
  });

  it.each(bounded)('%s refuses broken UTF-8 in %s', (_, key, schema) => {
    expect(refusal(schema, `${key}=%FF`)?.[0]?.path[0]).toBe(key);
  });

  it.each(['org', 'topic', 'channel_id', 'mentioned_channel_id', 'id'])(
    '%s refuses NUL characters, which the database cannot hold',
    (key) => {
      expect(refusal(q.videosQuery, `${key}=a%00b`)?.[0]?.message).toBe(
        'must be valid UTF-8 text without NUL characters',
      );
    },
  );

  it.each(['id', '@handle', '<script>alert(1)</script>', "' OR 1=1 --", 'あくあ'])(
    '%s is an id to look for',
    (id) => {
      expect(q.videoParams.parse({ id })).toEqual({ id });
    },
  );

  it('a channel has three kinds of lists', () => {
    for (const kind of ['videos', 'clips', 'collabs']) {
      expect(q.channelVideosParams.safeParse({ id: 'UC', kind }).success).toBe(true);
    }
    expect(q.channelVideosParams.safeParse({ id: 'UC', kind: 'playlists' }).success).toBe(false);
  });

  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('1', '-1', '1e9', 'true', 'stream,clip', '2026-02-30', '__proto__', ',', '%FF'),
  );
  it.each(named)(
    '%s answers every query with values or with messages, never by throwing',
    (_, schema) => {
      const query = fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.keys(schema.shape)), fc.string({ maxLength: 12 })),
        word,
      );
      fc.assert(
        fc.property(query, (values) => {
          const { data = {}, error } = schema.safeParse(values);
          const strangers = Object.keys(data).filter((key) => !(key in schema.shape));
          const mute = error?.issues.filter(({ message }) => message === '') ?? [];
          expect([...strangers, ...mute]).toEqual([]);
        }),
      );
    },
  );
});
