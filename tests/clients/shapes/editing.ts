/** What people change: topics, mentions, songs, reports, placeholders. */
import { ids, videoId } from '../../fixtures/world';
import { exactly, like } from './readers';
import { ask, FORM, get, JSON_UTF8, type Shape, type ShapeContext } from './shape';

const PAST = videoId('past-sora');
const PLAIN = videoId('past-kuzu');

const by = (as: NonNullable<Shape['as']>, ...asked: Parameters<typeof ask>): Shape => ({
  ...ask(...asked),
  as,
});
const json = (body: Shape['body']): Partial<Shape> => ({ headers: JSON_UTF8, body });

const topics: Shape[] = [
  get('hpy', '/api/v2/topics', { reads: like([{ count: 2 }, {}, {}]) }),
  get('Vue', `/api/v2/videos/${PAST}/topic`, {
    reads: exactly({ topic_id: 'singing', id: 'singing', topic_approver_id: null }),
  }),
  by('user', 'Vue', 'POST', '/api/v2/topics/video', {
    ...json({ videoId: PLAIN, topicId: 'talk' }),
    reads: like({ topic_id: 'talk' }),
  }),
  by('user', 'Vue', 'POST', '/api/v2/topics/video', {
    ...json({ videoId: PLAIN, topicId: null }),
    status: 403,
    reads: like({ error: 'forbidden' }),
  }),
  by('editor', 'Vue', 'POST', '/api/v2/topics/video', {
    ...json({ videoId: PLAIN, topicId: null }),
    reads: like({ topic_id: null }),
  }),
  ask('hpy', 'POST', '/api/v2/topics/video', {
    body: { videoId: PLAIN, topicId: 'Drawing' },
    headers: ({ key }) => ({ 'content-type': 'application/json', 'X-APIKEY': key }),
    reads: like({ topic_id: 'Drawing' }),
  }),
];

const mentions: Shape[] = [
  get('Vue', `/api/v2/videos/${videoId('past-miko')}/mentions`, {
    reads: like([
      { id: ids.indie, group: null },
      { id: ids.kuzu, group: 'First Wave' },
    ]),
  }),
  by('user', 'Vue', 'POST', `/api/v2/videos/${PAST}/mentions`, json({ channel_id: ids.kuzu })),
  by('user', 'Vue', 'DELETE', `/api/v2/videos/${PAST}/mentions`, json({ channel_ids: [ids.kuzu] })),
];

const song = {
  song: null,
  itunesid: -1,
  start: 10,
  end: 100,
  name: 'A new song',
  original_artist: 'Somebody',
  amUrl: null,
  art: null,
  video_id: PAST,
  channel_id: ids.sora,
  channel: { name: '空ちゃんねる', english_name: 'Sora' },
  available_at: '2026-02-28T11:00:03.000Z',
};
const songs: Shape[] = [
  by('user', 'Vue', 'PUT', '/api/v2/songs', {
    ...json(song),
    reads: like({ name: 'A new song', itunesid: null, start: 10, end: 100 }),
  }),
  by('user', 'Vue', 'PUT', '/api/v2/songs', {
    ...json(({ user }: ShapeContext) => ({ ...song, end: 120, creator_id: user.id })),
    reads: like({ name: 'A new song', end: 120 }),
  }),
  by('user', 'Vue', 'PUT', '/api/v2/songs', {
    ...json({ ...song, end: 20 }),
    status: 400,
    reads: like({ message: 'The song must be longer than 13 seconds.' }),
  }),
  by('user', 'Vue', 'DELETE', '/api/v2/songs', json({ ...song, creator_id: 'somebody' })),
];

const reports: Shape[] = [
  ask('Vue', 'POST', `/api/v2/reports/video/${PAST}`, {
    ...json([
      { name: 'Reason', value: 'Incorrect video topic\nIncorrect channels mentioned' },
      { name: 'Original Topic', value: '`singing`' },
      { name: 'Suggested Topic', value: 'None' },
      { name: 'Original Mentions', value: 'None' },
      { name: 'Suggested Mentions', value: `\`${ids.kuzu}\`` },
      { name: 'Comments', value: '' },
    ]),
  }),
  by('user', 'next', 'POST', `/api/v2/reports/video/${PAST}`, {
    scheme: 'Bearer',
    ...json({ fields: [{ name: 'Reason', value: 'Other' }] }),
  }),
  ask('Vue', 'POST', '/api/v2/reports/channel', {
    ...json({
      content: 'Look what the pigeon brought in',
      embeds: [
        {
          title: 'Application for a talent',
          color: 1_955_806,
          fields: [
            { name: 'Request Type', value: 'Add a talent', inline: false },
            { name: 'Channel Link', value: 'https://www.youtube.com/@somebody', inline: false },
            { name: 'Comments', value: '[Independents] please', inline: false },
          ],
          footer: { text: 'The end' },
        },
      ],
    }),
  }),
  ask('next', 'POST', '/api/v2/reports/contact', {
    ...json([{ name: 'Message', value: 'Thank you' }]),
  }),
];

const placeholder = {
  channel_id: ids.miko,
  title: {
    name: 'Festival',
    jp_name: '',
    link: 'https://example.com/festival',
    thumbnail: '',
    placeholderType: 'external-stream',
    certainty: 'likely',
    credits: { editor: { name: 'somebody', user: '4' } },
  },
  liveTime: '2026-05-01T10:00:00.000Z',
  duration: 5_400,
};
const placeholders: Shape[] = [
  by('editor', 'Vue', 'POST', '/api/v2/videos/placeholder', {
    ...json(placeholder),
    reads: like([{ type: 'placeholder', title: 'Festival', duration: 5_400 }]),
  }),
  by('editor', 'Vue', 'POST', '/api/v2/videos/placeholder', {
    ...json(({ placeholder: id }: ShapeContext) => ({
      ...placeholder,
      id,
      liveTime: '2026-06-01T10:00:00.000Z',
    })),
    reads: like([{ start_scheduled: '2026-06-01T10:00:00.000Z' }]),
  }),
  by('editor', 'Vue', 'POST', '/api/v2/videos/placeholder', {
    ...json({ ...placeholder, liveTime: '2026-05-01T10:30:00.000Z' }),
    reads: like({ placeholder: { title: 'Festival' } }),
  }),
  by('editor', 'hpy', 'POST', '/api/v2/videos/placeholder', {
    ...json({ ...placeholder, title: { ...placeholder.title, link: 'nowhere' } }),
    status: 400,
    reads: like({ error: 'bad_request' }),
  }),
  by('editor', 'Vue', 'DELETE', ({ placeholder: id }) => `/api/v2/videos/placeholder/${id}`, {
    headers: FORM,
  }),
];

export const edits: readonly Shape[] = [
  ...topics,
  ...mentions,
  ...songs,
  ...reports,
  ...placeholders,
];
