/** Data of an account: login, favorites, playlists, calendars. */
import { ids, videoId } from '../../fixtures/world';
import { all, exactly, like, list, listWith, without } from './readers';
import { ask, FORM, get, JSON_UTF8, type Shape, type ShapeContext } from './shape';

const PAST = videoId('past-sora');
const own = (
  client: string,
  method: Shape['method'],
  path: string,
  more: Partial<Shape> = {},
): Shape => ask(client, method, `/api/v2${path}`, { as: 'user', ...more });
const bearer = { scheme: 'Bearer' } as const;

const login: Shape[] = [
  ask('Vue', 'POST', '/api/v2/user/login', {
    headers: JSON_UTF8,
    body: { token: 'viewer', service: 'demo' },
    reads: like({ user: { role: 'user', contribution_count: '0' } }),
  }),
  ask('Vue', 'POST', '/api/v2/user/login', {
    headers: JSON_UTF8,
    body: { token: 'an access token of nobody', service: 'discord' },
    status: 400,
    reads: like({ error: 'bad_request', parameter: 'service' }),
  }),
  own('Vue', 'GET', '/user/refresh', {
    reads: like({ user: { api_key: null, role: 'user', yt_channel_key: null } }),
  }),
  get('Vue', '/api/v2/user/refresh', { status: 401 }),
  own('mdx', 'GET', '/user/check', { ...bearer, reads: like({ role: 'user' }) }),
  own('Vue', 'POST', '/user', {
    headers: JSON_UTF8,
    body: { name: 'Another name' },
    reads: like({ username: 'Another name' }),
  }),
  own('mdx', 'POST', '/user/', {
    ...bearer,
    headers: JSON_UTF8,
    body: { name: 'A third name' },
    reads: like({ username: 'A third name' }),
  }),
  own('Vue', 'GET', '/user/createKey'),
];

const favorites: Shape[] = [
  own('Vue', 'PATCH', '/users/favorites', {
    headers: JSON_UTF8,
    body: [
      { op: 'add', channel_id: ids.sora },
      { op: 'add', channel_id: ids.kuzu },
      { op: 'remove', channel_id: ids.kuzu },
    ],
    reads: all(list('UCsora'), like([{ org: 'Hololive', group: 'Gen 0', inactive: false }])),
  }),
  own('next', 'GET', '/users/favorites', { ...bearer, reads: list('UCsora') }),
  own('Vue', 'GET', '/users/live?includePlaceholder=true', {
    reads: all(listWith('live-kuzu', 'live-sora', 'plc-now', 'soon-sora'), without('mentions')),
  }),
  own('next', 'GET', '/users/live?includePlaceholder=1', {
    ...bearer,
    reads: listWith('live-sora', 'plc-now'),
  }),
  own('neo', 'GET', `/users/live?channels=${ids.miko}&includePlaceholder=false`, {
    reads: list('late-miko'),
  }),
  own(
    'Vue',
    'GET',
    '/users/videos?status=past,missing&type=stream&include=mentions,clips&lang=en,ja&paginated=true&max_upcoming_hours=1&limit=24&offset=0',
    { reads: like({ total: 1, items: [{ id: PAST, mentions: [], clips: [{}, {}] }] }) },
  ),
  get('Vue', '/api/v2/users/videos?status=past&limit=24', { status: 401 }),
];

const playlists: Shape[] = [
  own('Vue', 'GET', '/users/playlists', { reads: like([{ name: 'Songs', video_ids: [PAST] }]) }),
  get('Vue', ({ playlist }) => `/api/v2/playlist/${playlist}`, {
    reads: like({ name: 'Songs', videos: [{ id: PAST, duration: 7_197 }] }),
  }),
  own('Vue', 'POST', '/playlist/', {
    headers: JSON_UTF8,
    body: ({ user, playlist }: ShapeContext) => ({
      id: playlist,
      user_id: user.id,
      name: 'Songs of all days',
      videos: [],
      updated_at: '2026-03-01T12:00:00.000Z',
      video_ids: [PAST],
    }),
    reads: (answer) => {
      if (!answer) throw new Error('the client takes this for a failure');
    },
  }),
  own('next', 'POST', '/playlist/', {
    ...bearer,
    headers: JSON_UTF8,
    body: ({ user }: ShapeContext) => ({
      user_id: Number(user.id),
      name: 'In bulk',
      video_ids: [PAST, videoId('past-miko')],
    }),
    reads: (answer) => {
      if (typeof answer !== 'number') throw new Error('the client reads a number');
    },
  }),
  own('Vue', 'GET', `/video-playlist/${PAST}`, {
    reads: like([{ contains: true }, { contains: true }]),
  }),
  ask(
    'Vue',
    'PUT',
    ({ playlist }) => `/api/v2/video-playlist/${playlist}/${videoId('past-kuzu')}`,
    { as: 'user', headers: FORM, reads: exactly(true) },
  ),
  ask(
    'next',
    'PUT',
    ({ playlist }) => `/api/v2/video-playlist/${playlist}/${videoId('past-miko')}`,
    {
      as: 'user',
      scheme: 'Bearer',
      headers: { 'content-type': 'application/json' },
      reads: exactly(true),
    },
  ),
  ask(
    'Vue',
    'DELETE',
    ({ playlist }) => `/api/v2/video-playlist/${playlist}/${videoId('past-kuzu')}`,
    { as: 'user', reads: exactly(true) },
  ),
  ask('next', 'DELETE', ({ playlist }) => `/api/v2/playlist/${playlist}`, {
    as: 'user',
    scheme: 'Bearer',
  }),
];

/** Read as text, not as JSON. */
export const calendars: readonly Shape[] = [
  get('Vue', '/live.ics?org=Hololive&preferEnglishName=1'),
  get('next', `/live.ics?channelId=${ids.sora},${ids.kuzu}`),
  get('Vue', '/live.ics?org=All+Vtubers&topic=singing'),
  get('Vue', ({ key }) => `/favorites.ics?key=${key}&preferEnglishName=1`),
  get('next', ({ key }) => `/user.ics?key=${key}`),
  get('neo', ({ user }) => `/favorites.ics?jwt=${user.headers['authorization']?.slice(7)}`),
  get('Vue', '/favorites.ics?key=', { status: 401 }),
];

export const accounts: readonly Shape[] = [...login, ...favorites, ...playlists];
