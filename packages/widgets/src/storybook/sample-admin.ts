/** What the server of stories and tests answers on `/admin`. */
import type {
  AdminClient,
  AuditEntry,
  LimitHit,
  Person,
  PlaceholderEntry,
  Report,
  SecurityEntry,
  SourceState,
} from '@oshimado/contract';
import { sampleUser } from '../testing/samples';
import { channelListCalls } from './sample-channel-list';

export const sampleEditor = sampleUser({ id: '2', role: 'editor' });
export const sampleAdmin = sampleUser({ id: '3', username: 'Mio', role: 'admin' });

const report = (id: number, more: Partial<Report>): Report => ({
  id: String(id),
  at: `2026-01-0${id}T10:00:00.000Z`,
  kind: 'video',
  target_id: null,
  target_title: null,
  user_id: null,
  username: null,
  fields: [],
  closed_at: null,
  closed_by: null,
  note: null,
  ...more,
});

/** An owner wants a video that is missing removed. */
export const removalReport = report(5, {
  target_id: 'ccccccccccc',
  target_title: 'Gone since Monday',
  fields: [
    { name: 'Reason', value: 'The owner wants it removed' },
    { name: 'Comments', value: 'This is my channel: https://www.youtube.com/@somebody/about' },
  ],
});

/** A request that says all that is needed to add the channel. */
export const namedRequest = report(6, {
  kind: 'channel',
  fields: [
    { name: 'Request Type', value: 'add_clipper' },
    { name: 'Channel Link', value: 'https://www.youtube.com/channel/UC0000000000000000000042' },
    { name: 'Alternate Channel Name (optional)', value: 'Answer Clips' },
    { name: 'What language is your channel?', value: 'en' },
  ],
});

const sampleReports: readonly Report[] = [
  report(4, {
    kind: 'channel',
    user_id: '1',
    username: 'somebody',
    fields: [
      { name: 'Request Type', value: 'add_clipper' },
      { name: 'Channel Link', value: 'https://www.youtube.com/channel/UC0000000000000000000042' },
      { name: 'What language is your channel?', value: 'en' },
    ],
  }),
  report(3, {
    target_id: 'aaaaaaaaaaa',
    target_title: '【歌枠】春のうたを歌います',
    fields: [
      { name: 'Reason', value: 'Incorrect video topic' },
      { name: 'Comments', value: 'This is a karaoke, not a talk.' },
    ],
  }),
  report(2, { kind: 'notice', fields: [{ name: 'URL', value: 'https://youtu.be/bbbbbbbbbbb' }] }),
  report(1, {
    kind: 'contact',
    fields: [{ name: 'Message', value: 'The calendar shows a stream twice.\nSince Monday.' }],
  }),
];

const closedReports: readonly Report[] = [
  report(3, {
    target_id: 'aaaaaaaaaaa',
    target_title: 'Evening chat and your letters',
    fields: [{ name: 'Reason', value: 'Incorrect channel mentions' }],
    closed_at: '2026-01-04T10:00:00.000Z',
    closed_by: 'an editor',
    note: 'Two guests are mentioned now.',
  }),
  report(2, { kind: 'contact', closed_at: '2026-01-03T10:00:00.000Z' }),
];

const person = (id: number, more: Partial<Person>): Person => ({
  id: String(id),
  username: `somebody ${id}`,
  role: 'user',
  created_at: '2025-11-01T10:00:00.000Z',
  contribution_count: 0,
  services: ['discord'],
  sessions: 1,
  last_used_at: '2026-01-03T10:00:00.000Z',
  suspension: null,
  ...more,
});

const samplePeople: readonly Person[] = [
  person(5, { username: '夜更かしする翻訳者', sessions: 3, services: ['discord', 'google'] }),
  person(4, { role: 'editor', contribution_count: 120 }),
  person(3, { username: 'Mio', role: 'admin' }),
  person(2, { sessions: 0, last_used_at: null }),
  person(1, {
    username: 'loud_one',
    suspension: {
      reason: 'Advertising in translations, again and again.',
      until: '2026-02-01T10:00:00.000Z',
    },
  }),
];

const entry = (id: number, more: Partial<SecurityEntry>): SecurityEntry => ({
  id: String(id),
  at: `2026-01-0${id}T10:00:00.000Z`,
  event: 'login',
  actor_id: '3',
  actor: 'Mio',
  subject_id: null,
  subject: null,
  details: {},
  ...more,
});

const edit = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  id: String(id),
  at: `2026-01-0${id}T10:00:00.000Z`,
  user_id: '1',
  username: 'loud_one',
  action: 'topic.set',
  target_id: 'aaaaaaaaaaa',
  target_title: '【歌枠】春のうたを歌います',
  before: null,
  after: null,
  reverts: null,
  reverted_by: null,
  ...more,
});

/** The log of edits, newest first. */
export const sampleEdits: readonly AuditEntry[] = [
  edit(5, { before: 'singing', after: 'talk' }),
  edit(4, {
    action: 'song.remove',
    target_id: 'bbbbbbbbbbb',
    target_title: 'Evening chat and your letters',
    before: { name: 'Dawn', original_artist: 'Window Band', start: 60, end: 240 },
  }),
  edit(3, { user_id: null, username: null, action: 'placeholder.save', after: { title: 'Soon' } }),
  edit(2, { user_id: '4', username: 'somebody 4', after: 'singing', reverted_by: '6' }),
  edit(1, { user_id: '4', username: 'somebody 4', action: 'script.change', target_title: null }),
];

const sampleLog: readonly SecurityEntry[] = [
  entry(7, {
    event: 'account.suspend',
    subject_id: '1',
    subject: 'loud_one',
    details: { reason: 'Advertising in translations', until: '2026-02-01T10:00:00.000Z' },
  }),
  entry(6, {
    event: 'role.set',
    subject_id: '4',
    subject: 'somebody 4',
    details: { role: 'editor' },
  }),
  entry(5, { event: 'account.delete' }),
  entry(4, { event: 'sessions.end', subject_id: '2', subject: 'somebody 2' }),
  entry(3, {
    event: 'refused',
    actor_id: '4',
    actor: 'somebody 4',
    details: { call: 'getPeople' },
  }),
  entry(2, { details: { service: 'discord' } }),
  entry(1, { event: 'export', actor_id: null, actor: null }),
];

const source = (more: Partial<SourceState>): SourceState => ({
  name: 'youtube',
  state: 'well',
  heard_at: '2026-01-05T10:00:00.000Z',
  checked_at: '2026-01-05T09:59:40.000Z',
  next_at: '2026-01-05T10:00:40.000Z',
  channels: 128,
  videos: { live: 9, upcoming: 41 },
  trouble: null,
  last_error: null,
  units: null,
  rate: null,
  leases: null,
  ...more,
});

const units: NonNullable<SourceState['units']> = {
  limit: 10_000,
  used: 3_184,
  by_call: { videos: 2_900, channels: 34, playlistItems: 250 },
  resets_at: '2026-01-06T08:00:00.000Z',
  stretch: 1,
};
const used = 'the units of the day are used up until 2026-01-06T08:00:00.000Z';

/** Sources in each state. */
const sampleSources: readonly SourceState[] = [
  source({
    units,
    leases: { held: 126, missing: 2, next_ends_at: '2026-01-06T16:00:00.000Z' },
    last_error: { at: '2026-01-04T22:00:00.000Z', text: 'YouTube answers HTTP 503' },
  }),
  source({
    name: 'twitch',
    state: 'failing',
    checked_at: '2026-01-05T09:20:00.000Z',
    channels: 31,
    videos: { live: 2, upcoming: 0 },
    rate: { limit: 800, remaining: 799 },
    trouble: 'Twitch refuses the client secret: look at TWITCH_CLIENT_SECRET',
    last_error: {
      at: '2026-01-05T09:21:00.000Z',
      text: 'Twitch refuses the client secret: look at TWITCH_CLIENT_SECRET',
    },
  }),
  source({ name: 'holodex', state: 'starting', checked_at: null, channels: 0, videos: {} }),
];

/** The units of a day are used up. */
export const slowedSource = source({
  state: 'slowed',
  checked_at: '2026-01-05T06:00:00.000Z',
  next_at: '2026-01-06T08:01:00.000Z',
  trouble: used,
  last_error: { at: '2026-01-05T06:00:00.000Z', text: used },
  units: { ...units, used: 10_000, stretch: 15 },
});

/** No process reads it. */
export const silentSource = source({ state: 'silent', heard_at: '2026-01-05T08:00:00.000Z' });

const sampleHits: readonly LimitHit[] = [
  {
    limit: 'longSearch',
    kind: 'guest',
    network: 'ipv4',
    user_id: null,
    username: null,
    call: 'POST /api/v2/search/videoSearch',
    count: 1_204,
    last_at: '2026-01-05T09:58:00.000Z',
  },
  {
    limit: 'write',
    kind: 'key',
    network: null,
    user_id: '1',
    username: 'loud_one',
    call: 'PATCH /api/v2/users/favorites',
    count: 3,
    last_at: '2026-01-04T10:00:00.000Z',
  },
];

const placeholder = (id: number, more: Partial<PlaceholderEntry>): PlaceholderEntry => ({
  id: `plc_000000${id}`,
  title: 'Anniversary concert',
  placeholder_type: 'event',
  link: 'https://example.org/concert',
  starts_at: `2026-01-0${id}T10:00:00.000Z`,
  channel_id: 'UC0000000000000000000001',
  channel: '星見みなと',
  channel_english_name: 'Hoshimi Minato',
  made_by: 'user',
  creator_id: '4',
  creator: 'somebody 4',
  ...more,
});

const samplePlaceholders: readonly PlaceholderEntry[] = [
  placeholder(6, { title: '【3D】周年ライブ 〜窓のむこうへ〜' }),
  placeholder(7, { creator_id: null, creator: null }),
  placeholder(8, { title: 'Meet and greet', made_by: 'bot', creator_id: null, creator: null }),
  placeholder(9, {
    title: 'Ranked until Diamond',
    placeholder_type: 'external-stream',
    made_by: 'source',
    creator_id: null,
    creator: null,
  }),
];

export const adminCalls: AdminClient = {
  ...channelListCalls,
  getReports: ({ state } = {}) =>
    Promise.resolve([...(state === 'done' ? closedReports : sampleReports)]),
  postReport: ({ id, body }) => {
    const found = sampleReports.find((one) => one.id === id) ?? report(9, {});
    const isDone = body.state === 'done';
    return Promise.resolve({
      ...found,
      closed_at: isDone ? '2026-01-05T10:00:00.000Z' : null,
      note: body.note ?? null,
    });
  },
  getPeople: () => Promise.resolve([...samplePeople]),
  postPerson: ({ id }) =>
    Promise.resolve(samplePeople.find((one) => one.id === id) ?? person(9, {})),
  deletePerson: () => Promise.resolve({}),
  getSecurityLog: () => Promise.resolve([...sampleLog]),
  postEditsRevert: () => Promise.resolve({ reverted: 2, left: [], next: null }),
  getSources: () => Promise.resolve([...sampleSources]),
  getLimitHits: () => Promise.resolve([...sampleHits]),
  getPlaceholders: () => Promise.resolve([...samplePlaceholders]),
};
