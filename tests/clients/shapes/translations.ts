/** Lines of translations and scripts. */
import { NOW, videoId } from '../../fixtures/world';
import { exactly, like } from './readers';
import { ask, get, JSON_UTF8, type Shape, type ShapeContext } from './shape';

const LIVE = `/api/v2/videos/${videoId('live-sora')}`;
const PAST = `/api/v2/videos/${videoId('past-sora')}`;
const LINK = 'https://twitcasting.tv/somebody/movie/1';
const ROOM = `lang=en&custom_video_id=${encodeURIComponent(LINK)}`;

const post = (
  client: string,
  path: string,
  body: Shape['body'],
  more: Partial<Shape> = {},
): Shape => ask(client, 'POST', path, { body, headers: JSON_UTF8, as: 'user', ...more });

const line = { name: 'Translator', message: 'Hello', cc: '#ffffff', oc: '', source: 'user' };
const timed = (second: number) => ({
  name: 'Translator',
  timestamp: NOW - 60_000 + second * 1_000,
  message: `Line ${second}`,
  duration: 2_500,
});

const STAGE = 'https://www.twitch.tv/somebody';
const STAGE_ROOM = `lang=es&custom_video_id=${encodeURIComponent(STAGE)}`;
/** Exactly as long as a message may be. */
const LONGEST = 'ñ'.repeat(500);

/** The original's TL client in the order of a stream: the main video, then each collab link; colours in the data, controls off. */
const tlClient: Shape[] = [
  get('Vue', LIVE, { reads: like({ status: 'live' }) }),
  get('Vue', `${LIVE}/chats?lang=es&verified=true&moderator=true&vtuber=true&limit=20`, {
    reads: exactly([]),
  }),
  post(
    'Vue',
    `${LIVE}/chats?lang=es`,
    { ...line, cc: '', message: '[Sora] Hola' },
    {
      reads: like({ message: '[Sora] Hola', source: 'user', is_tl: true }),
    },
  ),
  post(
    'Vue',
    `/api/v2/videos/custom/chats?${STAGE_ROOM}`,
    { ...line, message: '[Sora] Hola' },
    {
      reads: like({ message: '[Sora] Hola' }),
    },
  ),
  post(
    'Vue',
    `${LIVE}/chats?lang=es`,
    { ...line, message: LONGEST },
    {
      reads: like({ message: LONGEST }),
    },
  ),
  post('Vue', `${LIVE}/chats?lang=es`, { ...line, message: `${LONGEST}!` }, { status: 400 }),
  post('Vue', `${LIVE}/chats?lang=es`, { ...line, message: ' ' }, { status: 400 }),
  post('Vue', `${LIVE}/chats?lang=es`, line, { as: undefined, status: 401 }),
  post('Vue', '/api/v2/videos/nothere0000/chats?lang=es', line, { status: 404 }),
  post('Vue', '/api/v2/videos/custom/chats?lang=es', line, { status: 400 }),
  get('Vue', `${LIVE}/chats?lang=es&limit=20`, {
    reads: like([{ message: '[Sora] Hola' }, { message: LONGEST }]),
  }),
  get('Vue', `/api/v2/videos/custom/chats?${STAGE_ROOM}&limit=20`, {
    reads: like([{ message: '[Sora] Hola' }]),
  }),
];

const chats: Shape[] = [
  post('Vue', `${LIVE}/chats?lang=en&custom_video_id=`, line, {
    reads: like({ message: 'Hello' }),
  }),
  post('vue3', `/api/v2/videos/custom/chats?${ROOM}`, { ...line, timestamp: NOW }),
  post('Vue', `/api/v2/videos/custom/chatsBulk?${ROOM}`, [line, line]),
  get('Vue', `${LIVE}/chats?lang=en&verified=true&moderator=true&vtuber=true&limit=20`, {
    reads: like([{ message: 'Hello', timestamp: NOW, video_offset: 3_600, is_tl: true }]),
  }),
  get('next', `${LIVE}/chats?lang=en&verified=0&moderator=0&vtuber=0&limit=30&before=${NOW + 1}`, {
    reads: like([{ message: 'Hello' }]),
  }),
  get(
    'neo',
    `${LIVE}/chats?lang=en&verified=false&moderator=false&vtuber=false&limit=100000&tl=1`,
    {
      reads: like([{}]),
    },
  ),
  get('Vue', `/api/v2/videos/custom/chats?${ROOM}&limit=20`, { reads: like([{}, {}, {}]) }),
  ...tlClient,
  get('Vue', `${LIVE}/chats?limit=20`, { status: 400, reads: like({ parameter: 'lang' }) }),
];

const scripts: Shape[] = [
  // The original's front end sends no token with these.
  get('Vue', ({ user }) => `${PAST}/chats?lang=en&limit=100000&mode=1&creator_id=${user.id}`, {
    reads: (answer, { lines }) => like(lines.map((id) => ({ id })))(answer),
  }),
  get('Vue', `${PAST}/chats?lang=en&limit=100000&mode=1`, {
    reads: (answer, { lines }) => like(lines.map((id) => ({ id })))(answer),
  }),
  get('Vue', ({ editor }) => `${PAST}/chats?lang=en&limit=100000&mode=1&creator_id=${editor.id}`, {
    reads: exactly([]),
  }),
  ask('Vue', 'POST', `${PAST}/scripteditor/log?lang=en&custom_video_id=`, {
    headers: JSON_UTF8,
    as: 'user',
    body: ({ lines: [first, second] }: ShapeContext) => [
      { type: 'Delete', data: { id: first } },
      { type: 'Change', data: { lang: 'en', id: second, ...timed(2) } },
      { type: 'Add', data: { tempid: 'I0', ...timed(3) } },
    ],
    reads: like([{ type: 'Delete' }, { type: 'Change' }, { type: 'Add', tempid: 'I0', res: {} }]),
  }),
  ask('Vue', 'POST', `${PAST}/scripteditor/log?lang=en`, {
    headers: { ...JSON_UTF8, Override: 'true' },
    as: 'editor',
    body: ({ lines: [, second] }: ShapeContext) => [
      { type: 'Change', data: { lang: 'en', id: second, ...timed(4) } },
    ],
    reads: like([{ type: 'Change' }]),
  }),
  get('Vue', '/api/v2/tlutil?limit=20&offset=0', {
    as: 'user',
    reads: (answer) => {
      const room = (answer as { custom_video_id: string }[]).find(
        ({ custom_video_id }) => custom_video_id === LINK,
      );
      like({ lang: 'en', entry_count: 3 })(room);
    },
  }),
  post('Vue', '/api/v2/tlutil/updateCustomLink', {
    oldId: LINK,
    newId: 'https://twitcasting.tv/somebody/movie/2',
    lang: 'en',
  }),
  post(
    'Vue',
    '/api/v2/tlutil/migrate/check',
    { Room: 'a room', Pass: 'a wrong word' },
    {
      status: 404,
      reads: like({ error: 'not_found' }),
    },
  ),
  post(
    'Vue',
    '/api/v2/tlutil/migrate/claim',
    { Room: 'a room', Pass: 'a wrong word' },
    {
      status: 404,
      reads: like({ error: 'not_found' }),
    },
  ),
];

export const translations: readonly Shape[] = [...chats, ...scripts];
