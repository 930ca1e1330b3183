/** What anybody reads: statics, channels, videos, the board. */
import { ids, videoId } from '../../fixtures/world';
import { all, exactly, like, list, listWith, page, shownByOrgFilter, without } from './readers';
import { get, type Shape } from './shape';

const at = '2026-03-01T12:00:00';
const SORA = ids.sora;
const PAST = videoId('past-sora');

const statics: Shape[] = [
  get('Vue', '/statics/orgs.json', {
    reads: like([{ name: 'Hololive', short: 'Holo', name_jp: 'ホロライブ' }, {}, {}, {}]),
  }),
  get('Vue', '/statics/stats.json', {
    reads: like({
      statistics: { channelCount: { vtuber: 4, subber: 2 }, totalSongs: { count: 3 } },
    }),
  }),
  get('next', '/statics/orgsV2.json', { reads: like([{ name: 'Hololive' }, {}, {}, {}]) }),
  get('hpy', '/statics/topics.json', { reads: like([{ id: 'singing', count: 2 }, {}, {}]) }),
  get('vue3', `/statics/channel/${SORA}.json`, { reads: like({ id: SORA, english_name: 'Sora' }) }),
  get('Vue', `/statics/channelImg/${SORA}/100.png`),
  get('hpy', `/statics/channelimg/${SORA}.png`),
  get('nobody', '/api/v2/rotation', { reads: exactly([]) }),
  get('Vue', `/api/v2/multiview/record/AAUY${PAST},UAEYchat`, { reads: exactly({}) }),
];

const channels: Shape[] = [
  get(
    'Vue',
    '/api/v2/channels?limit=100&offset=0&type=vtuber&lang=&sort=subscriber_count&order=desc&org=Hololive',
    { reads: all(list('UCsora', 'UCmiko'), like([{ group: 'Gen 0', inactive: false }, {}])) },
  ),
  get(
    'Vue',
    '/api/v2/channels?limit=25&offset=0&type=subber&lang=en,ja&sort=video_count&order=desc',
    {
      reads: list('UCclipEn', 'UCclipJa'),
    },
  ),
  get(
    'Vue',
    '/api/v2/channels?limit=100&offset=0&type=vtuber&org=All+Vtubers&sort=suborg&order=asc',
    {
      reads: list('UCsora', 'UCmiko', 'UCkuzu', 'UCindie'),
    },
  ),
  get(
    'next',
    '/api/v2/channels?type=vtuber&org=Hololive&suborg=undefined&lang=undefined&limit=100',
    {
      reads: listWith('UCsora', 'UCmiko'),
    },
  ),
  get('oto', '/api/v2/channels?limit=100&offset=100&type=vtuber&org=All%20Vtubers', {
    headers: { 'x-apikey': 'a key of another service' },
    reads: exactly([]),
  }),
  get('js', '/api/v2/channels?limit=50&offset=0&sort=org&order=asc', { reads: listWith('UCmiko') }),
  get('zig', '/api/v2/channels?type=vtuber&lang=all&limit=100&sort=clip_count&order=desc', {
    reads: listWith('UCsora'),
  }),
  get('zig', '/api/v2/channels?sort=comments_crawled_at&order=asc&limit=1', {
    reads: list('UCclipEn'),
  }),
  get('dart', '/api/v2/channels?sort=yt_name_history&order=desc&limit=1', {
    reads: list('UCsora'),
  }),
  get('dart', '/api/v2/channels?sort=nonsense', {
    status: 400,
    reads: like({ parameter: 'sort' }),
  }),
  get('next', '/api/v2/channels/@sorach', {
    reads: like({ id: SORA, yt_handle: ['@sorach', '@sora_old'] }),
  }),
  get('hpy', `/api/v2/channels/${ids.indie}`, {
    reads: like({ id: ids.indie, photo: null, video_count: 0 }),
  }),
  get('oto', '/api/v2/channels/UCunknown', { status: 404, reads: like({ error: 'not_found' }) }),
  get('holodex', `/api/v2//channels/${SORA}`, {
    reads: like({ id: SORA, view_count: 90_000_000_000 }),
  }),
  get(
    'Vue',
    `/api/v2/channels/${ids.kuzu}/videos?lang=en,ja&type=stream,placeholder&include=clips,live_info&limit=24&offset=0&paginated=true`,
    { reads: all(shownByOrgFilter('Hololive'), like({ total: 6 })) },
  ),
  get(
    'Vue',
    `/api/v2/channels/${SORA}/clips?lang=en,ja&type=&status=past&include=clips,live_info&limit=24&offset=0&paginated=true`,
    { reads: page(2, 'clip-en', 'clip-ja') },
  ),
  get(
    'Vue',
    `/api/v2/channels/${ids.kuzu}/collabs?include=clips,live_info&limit=24&offset=0&paginated=true`,
    {
      reads: page(2, 'live-sora', 'past-miko'),
    },
  ),
  get('next', `/api/v2/channels/${ids.kuzu}/collabs?pagenated=true&limit=24&offset=0`, {
    reads: list('live-sora', 'past-miko'),
  }),
  get('js', `/api/v2/channels/${SORA}/clips?lang=all&limit=50&offset=0`, {
    reads: all(list('clip-en', 'clip-ja'), without('mentions')),
  }),
  get('rs', `/api/v2/channels/${SORA}/videos?include=mentions,live_info&limit=1&paginated=1`, {
    reads: like({ items: [{ mentions: [] }] }),
  }),
];

const videos: Shape[] = [
  get(
    'Vue',
    '/api/v2/videos?status=past,missing&type=stream&include=mentions,clips&lang=en,ja&paginated=true&max_upcoming_hours=1&org=Hololive&limit=24&offset=0',
    { reads: page(2, 'past-sora', 'past-miko') },
  ),
  get(
    'Vue',
    `/api/v2/videos?status=past,missing&type=stream&include=mentions,clips&lang=en&paginated=false&max_upcoming_hours=1&org=Hololive&limit=24&offset=0&to=${encodeURIComponent(`${at}.000Z`)}`,
    { reads: list('past-sora', 'past-miko') },
  ),
  get(
    'Vue',
    '/api/v2/videos?status=past&type=clip&include=mentions&lang=en&paginated=true&max_upcoming_hours=1&limit=24&offset=24',
    { reads: page(1) },
  ),
  get('Vue', `/api/v2/videos?include=live_info&id=${PAST},${videoId('live-kuzu')}`, {
    reads: all(list('live-kuzu', 'past-sora'), like([{ live_viewers: 5_000 }, {}])),
  }),
  get(
    'zig',
    `/api/v2/videos?id=${PAST},${videoId('clip-en')}&sort=available_at&order=asc&limit=50`,
    {
      reads: all(list('past-sora', 'clip-en'), without('mentions')),
    },
  ),
  get(
    'rs',
    '/api/v2/videos?type=stream&sort=duration&order=desc&limit=1&include=songs,live_info,mentions',
    {
      reads: like([{ id: PAST, songs: [{ name: 'Song 3' }], mentions: [] }]),
    },
  ),
  get(
    'hpy',
    `/api/v2/videos?from=${encodeURIComponent('2026-02-27T00:00:00+00:00')}&to=${encodeURIComponent('2026-02-28T00:00:00+00:00')}&type=stream&limit=50&offset=0`,
    { headers: { 'x-apikey': 'a key of another service' }, reads: listWith('past-miko') },
  ),
  get(
    'dart',
    `/api/v2/videos?channel_id=${SORA}&status=past&lang=all&paginated=%3Cany%3E&limit=25`,
    {
      reads: page(2, 'plc-over', 'past-sora'),
    },
  ),
  get(
    'js',
    `/api/v2/videos?mentioned_channel_id=${ids.kuzu}&status=past&limit=50&sort=available_at&order=desc`,
    {
      reads: list('clip-ja', 'past-miko'),
    },
  ),
  get('jh', '/api/v2/videos?topic=singing&include=live_info&include=channel_stats&limit=2', {
    reads: all(listWith('past-sora'), like([{}, { channel: { subscriber_count: 3_000_000_000 } }])),
  }),
  get('next', '/api/v2/videos?lang=undefined&type=undefined&status=past&pagenated=true&limit=3', {
    reads: without('mentions'),
  }),
  get('nobody', '/api/v2/clips?lang=en&limit=24', { reads: list('clip-en') }),
  get('Vue', `/api/v2/videos/${PAST}?lang=en,ja&c=1`, {
    reads: like({
      comments: [{ comment_key: 'Uga' }, { comment_key: 'Ugb' }],
      recommendations: [{ id: videoId('live-sora') }],
      mentions: [],
      live_tl_count: {},
      channel: { subscriber_count: 3_000_000_000 },
    }),
  }),
  get('Vue', `/api/v2/videos/${videoId('live-sora')}?lang=&c=`, {
    reads: like({ status: 'live', mentions: [{ id: ids.kuzu }], songs: [{ start: 60 }, {}] }),
  }),
  get('js', `/api/v2/videos/${videoId('clip-en')}?lang=all&c=0`, {
    reads: like({ same_source_clips: [{}], sources: [{ id: PAST }] }),
  }),
  get('and', `/api/v2/videos/${PAST}?include=&lang=`, { reads: like({ simulcasts: [{}] }) }),
  get('zig', '/api/v2/videos/aaaaaaaaaaa?lang=all', { status: 404 }),
  get('Vue', `/api/v2/videos/${PAST}/comments`, { reads: like([{ comment_key: 'Uga' }, {}]) }),
];

const board: Shape[] = [
  get('Vue', '/api/v2/live?type=placeholder%2Cstream&include=mentions&org=Hololive', {
    reads: all(
      listWith('late-miko', 'live-kuzu', 'live-sora', 'plc-now', 'soon-sora', 'plc-ext'),
      (answer) => like([{ mentions: [] }])((answer as unknown[]).slice(0, 1)),
    ),
  }),
  get('Vue', '/api/v2/live?type=placeholder,stream&include=mentions&org=All+Vtubers', {
    reads: listWith('live-sora', 'live-kuzu', 'plc-yt'),
  }),
  get('ray', '/api/v2/live?limit=100&max_upcoming_hours=2&include=description', {
    reads: all(list('late-miko', 'live-kuzu', 'live-sora', 'soon-sora'), without('mentions')),
  }),
  get('neo', '/api/v2/live?limit=3000&type=placeholder%2Cstream&include=mentions', {
    reads: listWith('plc-now'),
  }),
  get('hpy', '/api/v2/live?status=live&topic=singing&lang=all&sort=available_at&order=asc', {
    reads: list('live-sora'),
  }),
  get('zig', '/api/v2/live?limit=100000&status=past,live&max_upcoming_hours=48', {
    reads: list('live-kuzu', 'live-sora'),
  }),
  get('jh', '/api/v2/live?maxUpcomingHours=2&org=Nijisanji', { reads: listWith('live-kuzu') }),
  get('rs', '/api/v2/live?paginated=true&include=mentions', {
    reads: like({ total: 4, items: [{}, {}, {}, {}] }),
  }),
  get('holodex', '/api/v2//live', {
    reads: all(listWith('live-sora'), like([{}, {}, { live_tl_count: { en: 12 } }, {}])),
  }),
  get('js', `/api/v2/users/live?channels=${SORA},${ids.kuzu}`, {
    reads: all(list('live-kuzu', 'live-sora', 'soon-sora', 'far-kuzu'), without('mentions')),
  }),
  get(
    'ama',
    `/api/v2/users/live?channels=${[SORA, ...Array.from({ length: 499 }, (_, index) => `UC${String(index).padStart(22, 'x')}`)].join('%2C')}`,
    { headers: { 'x-apikey': 'a key of another service' }, reads: list('live-sora', 'soon-sora') },
  ),
  get('hpy', `/api/v2/users/live?channels=${SORA}&includePlaceholder=1`, {
    reads: list('live-sora', 'plc-now', 'soon-sora'),
  }),
  get('ltl', '/api/v2/users/live', { status: 401, reads: like({ error: 'unauthorized' }) }),
];

export const reads: readonly Shape[] = [...statics, ...channels, ...videos, ...board];
