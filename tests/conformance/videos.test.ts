import { rowsOf } from '@oshimado/contract';
import { videoSorts } from '@oshimado/contract/schemas';
import { expect, it } from 'vitest';
import { at, ids, videos, videoId } from '../fixtures/world';
import { ask, nameOf, names, onEveryServer, sorted } from './every-server';

const HOUR = 3_600_000;
/** Every list leaves out the announcement whose stream has begun. */
const ALL = videos.map(({ id }) => nameOf(id)).filter((name) => name !== 'plc-yt-old');

onEveryServer('GET /videos', (api) => {
  const list = (input: object) => names(api(), 'getVideos', { limit: 100, ...input });

  it('holds every type and status, newest first, of one moment the larger id first', async () => {
    expect(await list({})).toEqual([
      'far-kuzu',
      'plc-yt',
      'soon-sora',
      'plc-ext',
      'new-indie',
      'plc-now',
      'live-sora',
      'live-kuzu',
      'late-miko',
      'clip-en',
      'clip-ja',
      'clip-mute',
      'plc-over',
      'past-sora',
      'past-miko',
      'past-kuzu',
      'gone-kuzu',
    ]);
  });

  it('carries no live info, description or figures unless asked', async () => {
    const rows = rowsOf(await ask(api(), 'getVideos', { id: videoId('past-sora') }));
    expect(rows).toEqual([
      {
        id: 'past-sora00',
        title: 'Yesterday',
        type: 'stream',
        topic_id: 'singing',
        published_at: '2026-02-28T10:00:00.000Z',
        available_at: '2026-02-28T11:00:03.000Z',
        duration: 7_197,
        status: 'past',
        songcount: 1,
        live_tl_count: {},
        channel: {
          id: ids.sora,
          name: '空ちゃんねる',
          english_name: 'Sora',
          type: 'vtuber',
          org: 'Hololive',
          suborg: 'a Gen 0',
          photo: 'https://pictures.example/sora.png',
        },
      },
    ]);
  });

  it.each([
    ['type', 'clip', ['clip-en', 'clip-ja', 'clip-mute']],
    ['type', 'placeholder', ['plc-yt', 'plc-ext', 'plc-now', 'plc-over']],
    [
      'type',
      'clip,placeholder',
      ['plc-yt', 'plc-ext', 'plc-now', 'clip-en', 'clip-ja', 'clip-mute', 'plc-over'],
    ],
    ['status', 'missing', ['gone-kuzu']],
    ['status', 'new', ['new-indie']],
    ['status', 'live', ['plc-now', 'live-sora', 'live-kuzu']],
    ['status', 'upcoming', ['far-kuzu', 'plc-yt', 'soon-sora', 'plc-ext', 'late-miko']],
    ['topic', 'singing', ['live-sora', 'past-sora']],
    ['topic', 'Singing', []],
    ['channel_id', ids.kuzu, ['far-kuzu', 'plc-yt', 'live-kuzu', 'past-kuzu', 'gone-kuzu']],
    ['channel_id', 'UCunknown', []],
    ['mentioned_channel_id', ids.kuzu, ['live-sora', 'clip-ja', 'past-miko']],
    ['mentioned_channel_id', ids.indie, ['clip-mute', 'past-miko']],
    ['id', `${videoId('live-sora')},${videoId('clip-en')},unknown`, ['live-sora', 'clip-en']],
    ['org', 'Independents', ['new-indie', 'clip-mute', 'past-miko']],
    [
      'org',
      'Nijisanji',
      [
        'far-kuzu',
        'plc-yt',
        'live-sora',
        'live-kuzu',
        'clip-ja',
        'past-miko',
        'past-kuzu',
        'gone-kuzu',
      ],
    ],
    ['org', 'Unknown', []],
  ])('%s=%s', async (key, value, wanted) => {
    expect(await list({ [key]: value })).toEqual(wanted);
  });

  it('an org’s list holds clips cut from its talents’ streams, even if they have no mentions', async () => {
    const holo = await list({ org: 'Hololive' });
    expect(holo).toEqual(expect.arrayContaining(['clip-en', 'clip-ja', 'live-kuzu']));
    expect(holo).not.toContain('clip-mute');
    expect(holo).not.toContain('new-indie');
  });

  it('lang filters clips only', async () => {
    const english = await list({ lang: 'en' });
    expect(ALL.filter((name) => !english.includes(name))).toEqual(['clip-ja', 'clip-mute']);
    expect(await list({ lang: 'en,ja', type: 'clip' })).toEqual(['clip-en', 'clip-ja']);
    expect(await list({ lang: 'all' })).toEqual(await list({}));
  });

  it('from and to include their ends and take either form of zone', async () => {
    const from = at(-2 * 24 * HOUR);
    expect(await list({ from, to: at(-24 * HOUR), type: 'stream' })).toEqual([
      'past-sora',
      'past-miko',
      'past-kuzu',
    ]);
    expect(await list({ to: '2026-02-27T21:00:00+09:00', from, type: 'stream' })).toEqual([
      'past-miko',
      'past-kuzu',
    ]);
  });

  it('max_upcoming_hours drops upcoming items further away and nothing else', async () => {
    const soon = await list({ max_upcoming_hours: 2.5 });
    expect(ALL.filter((name) => !soon.includes(name))).toEqual(['far-kuzu', 'plc-yt']);
  });

  it.each(videoSorts)(
    'sort=%s goes both ways, what is unknown last, no row twice',
    async (sort) => {
      const include = 'live_info,description';
      const rows = async (order: string, page: object) =>
        rowsOf(await ask(api(), 'getVideos', { sort, order, include, ...page }));
      for (const order of ['asc', 'desc']) {
        const all = await rows(order, { limit: 100 });
        expect(sorted(all.map(({ id }) => nameOf(id)))).toEqual(sorted(ALL));
        const paged = [];
        for (let offset = 0; offset < ALL.length; offset += 4) {
          paged.push(...(await rows(order, { limit: 4, offset })));
        }
        expect(paged).toEqual(all);
        const values = all.map((video) => video[sort] ?? (sort === 'songcount' ? 0 : null));
        const known = values.filter((value) => value !== null);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        const direction = order === 'asc' ? 1 : -1;
        const compare = (a: string | number, b: string | number) =>
          (typeof a === 'string' && typeof b === 'string'
            ? Buffer.compare(Buffer.from(a), Buffer.from(b))
            : Number(a) - Number(b)) * direction;
        expect(known).toEqual([...known].sort(compare));
      }
    },
  );

  it('answers pages with the number of all rows that match', async () => {
    const page = await ask(api(), 'getVideos', { type: 'clip', limit: 2, offset: 2, paginated: 1 });
    expect(page).toMatchObject({ total: 3, items: [{ id: 'clip-mute00' }] });
    expect(Object.keys(page)).toEqual(['total', 'items']);
  });

  it.each(['false', '0', ''])('paginated=%s is not set', async (paginated) => {
    const { body } = await api().get(`/api/v2/videos?paginated=${paginated}&limit=1`);
    expect(JSON.parse(body)).toBeInstanceOf(Array);
  });

  it('has 25 rows by default, none with limit=0, none beyond the end', async () => {
    expect(await names(api(), 'getVideos')).toHaveLength(ALL.length);
    expect(await list({ limit: 0 })).toEqual([]);
    expect(await list({ offset: 2_147_483_647 })).toEqual([]);
    expect(await ask(api(), 'getVideos', { offset: 1_000, paginated: true })).toEqual({
      total: ALL.length,
      items: [],
    });
  });

  it('include=clips lists clips oldest first, include=sources what a clip was cut from', async () => {
    const rows = rowsOf(
      await ask(api(), 'getVideos', { include: 'clips,sources', limit: 100, channel_id: '' }),
    );
    const of = (id: string) => rows.find((row) => row.id === videoId(id));
    expect(of('past-sora')?.clips?.map(({ id }) => nameOf(id))).toEqual(['clip-ja', 'clip-en']);
    expect(of('clip-ja')?.sources?.map(({ id }) => nameOf(id))).toEqual(['past-miko', 'past-sora']);
    expect(of('gone-kuzu')?.clips).toEqual([]);
  });

  it('include=refers, simulcasts, songs, description, live_info, channel_stats add their parts', async () => {
    const [row] = rowsOf(
      await ask(api(), 'getVideos', {
        id: videoId('past-sora'),
        include: 'refers,simulcasts,songs,description,live_info,channel_stats',
      }),
    );
    expect(row).toMatchObject({
      refers: [{ id: 'past-miko00', channel: { org: 'Hololive' } }],
      simulcasts: [{ id: 'past-miko00' }],
      songs: [{ name: 'Song 3', start: 100, end: 300, art: null, itunesid: null }],
      description: 'See also the other one.',
      end_actual: '2026-02-28T13:00:00.000Z',
      live_viewers: 0,
      channel: {
        subscriber_count: 3_000_000_000,
        video_count: 900,
        view_count: 90_000_000_000,
        clip_count: 70,
      },
    });
    expect(row).not.toHaveProperty('clips');
  });

  it('a nested channel without a picture has an empty one', async () => {
    const [clip] = rowsOf(await ask(api(), 'getVideos', { id: videoId('clip-en') }));
    expect(clip?.channel).toMatchObject({ photo: '', org: null, english_name: null });
    expect(clip?.lang).toBe('en');
  });
});

onEveryServer('GET /videos of an org with thousands of videos', (api) => {
  it('holds the same rows as of one with few', async () => {
    const input = { org: 'Hololive', limit: 100, from: at(-4 * 24 * HOUR), sort: 'duration' };
    const few = await ask(api(), 'getVideos', { ...input, paginated: true });
    await api().store.source.writeVideos(
      Array.from({ length: 10_100 }, (_, index) => ({
        id: `many${index}`.padEnd(11, '_'),
        channel_id: ids.miko,
        title: 'One of many',
        type: 'stream' as const,
        status: 'past' as const,
        published_at: at(-(2_400 + index) * HOUR),
      })),
    );
    expect(await ask(api(), 'getVideos', { ...input, paginated: true })).toEqual(few);
    expect(few).toMatchObject({ total: 11 });
    const all = await ask(api(), 'getVideos', { org: 'Hololive', limit: 1, paginated: true });
    expect(all).toMatchObject({ total: 10_111 });
  });
});

onEveryServer('GET /clips', (api) => {
  it('is /videos with type=clip', async () => {
    expect(await names(api(), 'getClips')).toEqual(
      await names(api(), 'getVideos', { type: 'clip' }),
    );
    expect(await names(api(), 'getClips', { org: 'Nijisanji' })).toEqual(['clip-ja']);
    const { body } = await api().get('/api/v2/clips?type=stream');
    expect(JSON.parse(body)).toHaveLength(3);
  });
});

onEveryServer('GET /videos/{id}', (api) => {
  it('carries everything about a video', async () => {
    const video = await ask(api(), 'getVideo', { id: videoId('past-sora') });
    expect(video).toMatchObject({
      description: 'See also the other one.',
      clips: [{ id: 'clip-ja0000' }, { id: 'clip-en0000' }],
      sources: [],
      refers: [{ id: 'past-miko00' }],
      simulcasts: [{ id: 'past-miko00' }],
      mentions: [],
      songs: [{ name: 'Song 3' }],
      has_comments: true,
      live_tl_count: {},
      channel: { subscriber_count: 3_000_000_000 },
      start_actual: '2026-02-28T11:00:03.000Z',
    });
    for (const key of ['comments', 'recommendations', 'same_source_clips']) {
      expect(video).not.toHaveProperty(key);
    }
  });

  it('c=1 adds comments as they were written', async () => {
    const { comments } = await ask(api(), 'getVideo', { id: videoId('past-sora'), c: 1 });
    expect(comments).toEqual([
      { comment_key: 'Uga', message: ' 0:10 start' },
      { comment_key: 'Ugb', message: '1:02:03 here\r\n' },
    ]);
    const bare = await ask(api(), 'getVideo', { id: videoId('live-sora'), c: 'true' });
    expect(bare.comments).toEqual([]);
    expect(bare).not.toHaveProperty('has_comments');
  });

  it('lang adds recommendations of the same channel or topic, newest first', async () => {
    const { recommendations } = await ask(api(), 'getVideo', {
      id: videoId('past-sora'),
      lang: 'en',
    });
    expect(recommendations?.map(({ id }) => nameOf(id))).toEqual(['live-sora']);
    const { body } = await api().get(`/api/v2/videos/${videoId('past-sora')}?lang=`);
    expect(JSON.parse(body)).not.toHaveProperty('recommendations');
  });

  it('a clip names its sources and other clips of them, in the languages asked for', async () => {
    const other = async (input: object) => {
      const video = await ask(api(), 'getVideo', { id: videoId('clip-ja'), ...input });
      return video.same_source_clips?.map(({ id }) => nameOf(id));
    };
    expect(await other({})).toEqual(['clip-en']);
    expect(await other({ lang: 'all' })).toEqual(['clip-en']);
    expect(await other({ lang: 'ja' })).toEqual([]);
  });

  it('serves an announcement whose stream has begun to who knows its id', async () => {
    const { status } = await ask(api(), 'getVideo', { id: videoId('plc-yt-old') });
    expect(status).toBe('past');
  });
});
