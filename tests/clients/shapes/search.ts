/** Searches. */
import { ids, videoId } from '../../fixtures/world';
import { all, exactly, like, list, listWith, page, without } from './readers';
import { ask, get, JSON_UTF8, type Shape } from './shape';

const post = (client: string, path: string, body: unknown, more: Partial<Shape> = {}): Shape =>
  ask(client, 'POST', `/api/v2/search/${path}`, { body, headers: JSON_UTF8, ...more });

const vue = {
  sort: 'newest',
  lang: ['en', 'ja'],
  target: ['stream', 'clip'],
  conditions: [],
  topic: [],
  vch: [],
  org: [],
  comment: [],
  paginated: true,
  offset: 0,
  limit: 30,
};
const nulls = {
  sort: 'newest',
  lang: null,
  target: null,
  conditions: null,
  topic: null,
  vch: null,
  org: null,
  comment: null,
  paginated: null,
  offset: null,
  limit: null,
  status: null,
};

export const searches: readonly Shape[] = [
  post(
    'Vue',
    'videoSearch',
    { ...vue, conditions: [{ text: 'yesterday' }] },
    {
      reads: page(1, 'past-sora'),
    },
  ),
  post(
    'Vue',
    'videoSearch',
    { ...vue, topic: ['singing'], org: ['Hololive'] },
    {
      reads: page(2, 'live-sora', 'past-sora'),
    },
  ),
  post(
    'Vue',
    'videoSearch',
    { ...vue, vch: [ids.sora, ids.kuzu], target: ['stream'] },
    {
      reads: like({ total: 2, items: [{ status: 'live' }, { status: 'live' }] }),
    },
  ),
  post(
    'Vue',
    'commentSearch',
    { ...vue, comment: ['start'] },
    {
      reads: all(page(1, 'past-sora'), like({ items: [{ comments: [{ comment_key: 'Uga' }] }] })),
    },
  ),
  post(
    'oas',
    'commentSearch',
    { sort: 'newest', comment: 'here', offset: 0, limit: 30 },
    {
      reads: like([{ comments: [{ comment_key: 'Ugb' }] }]),
    },
  ),
  post(
    'zig',
    'commentSearch',
    { ...vue, langs: ['en'], comment: ['START'], paginated: undefined },
    {
      reads: like([{ comments: [{ message: ' 0:10 start' }] }]),
    },
  ),
  post(
    'zig',
    'videoSearch',
    { ...vue, lang: undefined, langs: ['en'], target: ['clip'] },
    {
      reads: page(3, 'clip-en', 'clip-ja', 'clip-mute'),
    },
  ),
  post(
    'zig',
    'videoSearch',
    { ...vue, paginated: undefined, limit: 100_000, sort: 'longest' },
    {
      reads: listWith('past-sora', 'past-miko', 'clip-en'),
    },
  ),
  post(
    'zig',
    'videoSearch',
    { ...vue, limit: 100_000 },
    {
      reads: (answer) => {
        const { total, items } = answer as { total: number; items: unknown[] };
        if (items.length !== total) throw new Error(`${items.length} rows of ${total}`);
      },
    },
  ),
  post('rs', 'videoSearch', nulls, { reads: all(listWith('past-sora'), without('mentions')) }),
  post('rs', 'commentSearch', { ...nulls, comment: 'start' }, { reads: list('past-sora') }),
  post(
    'dart',
    'videoSearch',
    { ...vue, conditions: [{ text: 'sora' }], paginated: false },
    {
      reads: list('clip-en'),
    },
  ),
  post(
    'dart',
    'videoSearch',
    { ...vue, sort: 'oldest', target: ['clip'], paginated: '<any>' },
    {
      reads: page(2, 'clip-ja', 'clip-en'),
    },
  ),
  post(
    'ray',
    'videoSearch',
    { ...vue, status: ['live'], lang: ['all'], paginated: undefined },
    {
      reads: listWith('live-kuzu', 'live-sora'),
    },
  ),
  post('and', 'videoSearch', JSON.stringify({ ...vue, org: ['All Vtubers'], limit: '2' }), {
    headers: { 'content-type': 'text/plain' },
    reads: like({ items: [{}, {}] }),
  }),
  post(
    'jh',
    'videoSearch',
    { ...vue, limit: 100_001 },
    {
      status: 400,
      reads: like({ parameter: 'limit', message: 'limit must be at most 100000.' }),
    },
  ),
  post('Vue', 'channelSearch', { type: 'vtuber', queryText: 'miko' }, { reads: list('UCmiko') }),
  post(
    'next',
    'channelSearch',
    { type: 'vtuber', queryText: '空' },
    {
      as: 'user',
      scheme: 'Bearer',
      reads: list('UCsora'),
    },
  ),
  get('Vue', '/api/v2/search/autocomplete?q=mario_kart', {
    reads: exactly([{ type: 'topic', value: 'Mario_Kart', text: 'Mario_Kart' }]),
  }),
  get('ray', '/api/v2/search/autocomplete?q=sora', {
    headers: { 'X-API-KEY': 'a key of another service' },
    reads: like([{ type: 'channel', value: ids.sora }]),
  }),
  get('holodex', '/api/v2//search/autocomplete?q=Hololive', {
    reads: like([{ type: 'org', value: 'Hololive' }]),
  }),
  get('Vue', '/api/v2/search/autocomplete?q=', { reads: exactly([]) }),
  ask('Vue', 'POST', '/api/v2/musicdex/elasticsearch/search', {
    headers: { 'content-type': 'application/x-ndjson' },
    body: `{"preference":"results"}\n${JSON.stringify({
      query: { bool: { must: [{ multi_match: { query: 'Song 3', fields: ['name'] } }] } },
      size: 12,
    })}\n`,
    reads: like({ responses: [{ hits: { hits: [{ _source: { name: 'Song 3', start: 100 } }] } }] }),
  }),
  ask('Vue', 'POST', '/api/v2/songs/latest?c=_', {
    headers: JSON_UTF8,
    body: { channel_id: ids.sora, video_id: videoId('past-sora'), limit: 1000 },
    reads: like([{ name: 'Song 3', creator_id: null }]),
  }),
  ask('mdx', 'POST', '/api/v2/songs/latest?c=73', {
    headers: JSON_UTF8,
    body: { org: 'Hololive', channel_id: '', limit: 2, offset: 0, paginated: true },
    reads: like({ total: 3, items: [{ name: 'Song 1' }, { name: 'Song 2' }] }),
  }),
  get('mdx', '/api/v2/songs/0b5a3a2e-7d5c-4c1e-9f3a-000000000003', {
    reads: like({ name: 'Song 3', video_id: videoId('past-sora'), is_mv: false }),
  }),
  get('and', '/api/v2/songs/hot?org=Hololive', { reads: like([{}, {}, {}]) }),
];
