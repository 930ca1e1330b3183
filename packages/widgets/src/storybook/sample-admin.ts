/** What the server of stories and tests answers on `/admin`. */
import type { Client, Report } from '@oshimado/contract';
import { sampleUser } from '../testing/samples';

export const sampleEditor = sampleUser({ id: '2', role: 'editor' });

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

export const sampleReports: readonly Report[] = [
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

export const closedReports: readonly Report[] = [
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

export const adminCalls: Partial<Client> = {
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
};
