import type { AnswerOf } from '@oshimado/contract';
import { channelSorts } from '@oshimado/contract/schemas';
import { expect, it } from 'vitest';
import { channels, ids } from '../fixtures/world';
import { ask, names, onEveryServer } from './every-server';

onEveryServer('GET /channels', (api) => {
  const list = async (input: object = {}) => {
    const rows = await ask(api(), 'getChannels', { limit: 100, ...input });
    return rows.map(({ id }) => id.replace(/^UC|0+$/g, ''));
  };

  it('sorts by org, A to Z, those without one last, ties by id', async () => {
    expect(await list()).toEqual(['miko', 'sora', 'indie', 'kuzu', 'clipEn', 'clipJa']);
  });

  it.each([
    ['type', 'vtuber', ['miko', 'sora', 'indie', 'kuzu']],
    ['type', 'subber', ['clipEn', 'clipJa']],
    ['type', 'system', []],
    ['org', 'Hololive', ['miko', 'sora']],
    ['org', 'All Vtubers', ['miko', 'sora', 'indie', 'kuzu', 'clipEn', 'clipJa']],
    ['org', 'hololive', []],
    ['suborg', 'c Wave 1', ['kuzu']],
    ['lang', 'ja', ['miko', 'sora', 'indie', 'kuzu', 'clipJa']],
    ['lang', 'en,ja', ['miko', 'sora', 'indie', 'kuzu', 'clipEn', 'clipJa']],
    ['lang', 'all', ['miko', 'sora', 'indie', 'kuzu', 'clipEn', 'clipJa']],
  ])('%s=%s', async (key, value, wanted) => {
    expect(await list({ [key]: value })).toEqual(wanted);
  });

  it.each([
    ['subscriber_count', 'desc', ['sora', 'miko', 'kuzu', 'clipEn', 'clipJa', 'indie']],
    ['suborg', 'asc', ['sora', 'miko', 'kuzu', 'clipEn', 'clipJa', 'indie']],
    ['group', 'asc', ['kuzu', 'sora', 'miko', 'clipEn', 'clipJa', 'indie']],
    ['group', 'desc', ['miko', 'sora', 'kuzu', 'clipEn', 'clipJa', 'indie']],
    ['video_count', 'desc', ['sora', 'kuzu', 'miko', 'clipEn', 'clipJa', 'indie']],
    ['clip_count', 'desc', ['sora', 'miko', 'kuzu', 'clipEn', 'clipJa', 'indie']],
    ['created_at', 'desc', ['indie', 'clipEn', 'miko', 'kuzu', 'sora', 'clipJa']],
  ])('sort=%s, order=%s', async (sort, order, wanted) => {
    expect(await list({ sort, order })).toEqual(wanted);
  });

  it.each(channelSorts)('sort=%s walks all pages without a row twice', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const pages = [];
      for (let offset = 0; offset < channels.length; offset += 2) {
        pages.push(...(await list({ sort, order, limit: 2, offset })));
      }
      expect(pages).toEqual(await list({ sort, order }));
      expect(new Set(pages).size).toBe(channels.length);
    }
  });

  it('shows the readable group, from the suborg where a source names none', async () => {
    const rows = await ask(api(), 'getChannels', { type: 'vtuber' });
    expect(rows.map(({ group }) => group)).toEqual(['Gen 1', 'Gen 0', null, 'First Wave']);
  });

  it('ends with an empty page', async () => {
    expect(await list({ offset: 6 })).toEqual([]);
  });
});

onEveryServer('GET /channels/{id}', (api) => {
  it('carries everything about a channel', async () => {
    expect(await ask(api(), 'getChannel', { id: ids.sora })).toEqual({
      id: ids.sora,
      name: '空ちゃんねる',
      english_name: 'Sora',
      type: 'vtuber',
      org: 'Hololive',
      suborg: 'a Gen 0',
      group: 'Gen 0',
      photo: 'https://pictures.example/sora.png',
      thumbnail: 'https://pictures.example/sora-88.png',
      banner: 'https://pictures.example/banner',
      description: 'First of all.',
      lang: null,
      twitter: 'sora',
      twitch: null,
      video_count: 900,
      subscriber_count: 3_000_000_000,
      view_count: 90_000_000_000,
      clip_count: 70,
      top_topics: ['singing', 'talk'],
      inactive: false,
      published_at: '2023-09-13T12:00:00.000Z',
      created_at: '2023-12-22T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
      crawled_at: '2026-03-01T11:00:00.000Z',
      comments_crawled_at: null,
      yt_uploads_id: 'UUsora000000000000000000',
      yt_handle: ['@sorach', '@sora_old'],
      yt_name_history: ['そら'],
    });
  });

  it.each(['@SoraCh', '@sorach', '@SORA_OLD'])('is found by its handle %s', async (id) => {
    expect((await ask(api(), 'getChannel', { id })).id).toBe(ids.sora);
  });
});

onEveryServer('POST /channels/lookup', (api) => {
  const lookUp = async (keys: readonly string[]) => {
    const { statusCode, body } = await api().send('POST', '/api/v2/channels/lookup', {
      channels: keys,
    });
    expect(statusCode).toBe(200);
    return JSON.parse(body) as AnswerOf<'postChannelLookup'>;
  };

  it('returns those that this site has, by id or handle, in the order they were asked for', async () => {
    const unknown = `UC${'x'.repeat(22)}`;
    const found = await lookUp([unknown, '@SoraCh', ids.clipEn, ids.sora, '@nobody', ids.clipEn]);
    expect(found.map(({ key, id, type }) => [key, id, type])).toEqual([
      ['@SoraCh', ids.sora, 'vtuber'],
      [ids.clipEn, ids.clipEn, 'subber'],
      [ids.sora, ids.sora, 'vtuber'],
    ]);
    expect(found[0]).toMatchObject({ name: '空ちゃんねる', english_name: 'Sora', org: 'Hololive' });
  });

  it('takes 500 at a time, and says so to those who send more', async () => {
    const keys = Array.from({ length: 501 }, (_, at) => `UC${String(at).padStart(22, '0')}`);
    expect(await lookUp(keys.slice(1))).toEqual([]);
    const { statusCode, body } = await api().send('POST', '/api/v2/channels/lookup', {
      channels: keys,
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      parameter: 'channels',
      message: 'channels must hold at most 500 ids or handles.',
    });
  });
});

onEveryServer('A channel whose views nobody told', (api) => {
  it('has none, rather than 0', async () => {
    const { body } = await api().get(`/api/v2/channels/${ids.miko}`);
    expect(JSON.parse(body)).not.toHaveProperty('view_count');
  });
});

onEveryServer('GET /channels/{id}/{kind}', (api) => {
  const of = (kind: string, id: string, input: object = {}) =>
    names(api(), 'getChannelVideos', { kind, id, ...input });

  it('videos are its uploads, all but placeholders unless asked for', async () => {
    expect(await of('videos', ids.kuzu)).toEqual([
      'far-kuzu',
      'live-kuzu',
      'past-kuzu',
      'gone-kuzu',
    ]);
    expect(await of('videos', ids.kuzu, { type: 'placeholder' })).toEqual(['plc-yt']);
    expect(await of('videos', ids.kuzu, { status: 'past,live' })).toEqual([
      'live-kuzu',
      'past-kuzu',
    ]);
    expect(await of('videos', ids.clipEn, { lang: 'en' })).toEqual(['clip-en']);
    expect(await of('videos', '@miko')).toEqual(['late-miko', 'past-miko']);
  });

  it('clips are those that mention it or were cut from its streams', async () => {
    expect(await of('clips', ids.sora)).toEqual(['clip-en', 'clip-ja']);
    expect(await of('clips', ids.kuzu)).toEqual(['clip-ja']);
    expect(await of('clips', ids.sora, { lang: 'ja', status: 'past' })).toEqual(['clip-ja']);
    expect(await of('clips', ids.clipEn)).toEqual([]);
  });

  it('collabs are streams of other channels that mention it, in any language', async () => {
    expect(await of('collabs', ids.kuzu, { lang: 'xx' })).toEqual(['live-sora', 'past-miko']);
    expect(await of('collabs', ids.kuzu, { status: 'past' })).toEqual(['past-miko']);
  });

  it('videos are shown with collabs, without them, or they alone', async () => {
    const collabs = async (choice: string) => of('videos', ids.sora, { collabs: choice });
    const all = await of('videos', ids.sora);
    expect(await collabs('show')).toEqual(all);
    expect(await collabs('only')).toEqual(['live-sora']);
    expect(await collabs('hide')).toEqual(all.filter((name) => name !== 'live-sora'));
    const { statusCode } = await api().get(`/api/v2/channels/${ids.sora}/videos?collabs=some`);
    expect(statusCode).toBe(400);
  });

  it('a page of no videos says how many there are', async () => {
    const query = { kind: 'videos', status: ['missing'], limit: 0, paginated: true } as const;
    expect(await ask(api(), 'getChannelVideos', { ...query, id: ids.kuzu })).toEqual({
      total: 1,
      items: [],
    });
  });

  it('come in pages with their parts', async () => {
    const page = await ask(api(), 'getChannelVideos', {
      kind: 'videos',
      id: ids.sora,
      include: ['clips', 'live_info'],
      limit: 1,
      offset: 2,
      paginated: true,
    });
    expect(page).toMatchObject({
      total: 3,
      items: [{ id: 'past-sora00', live_viewers: 0, clips: [{}, {}] }],
    });
  });

  it('ignores the misspelt pagenated', async () => {
    const { body } = await api().get(`/api/v2/channels/${ids.sora}/videos?pagenated=true`);
    expect(JSON.parse(body)).toBeInstanceOf(Array);
  });

  it.each(['videos', 'clips', 'collabs'])('%s of an unknown channel: 404', async (kind) => {
    for (const id of ['UCunknown', '@nobody']) {
      const { statusCode, body } = await api().get(`/api/v2/channels/${id}/${kind}`);
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toEqual({ message: 'Channel not found.', error: 'not_found' });
    }
  });
});
