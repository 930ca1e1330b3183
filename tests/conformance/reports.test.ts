/** Reports: anybody may send them, and what was sent is kept. */
import type { AuditEntry, Report } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { Client } from 'pg';
import { videoId, videos } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson, type Person } from './people';

const SUNG = videoId('past-sora');
const fields = [
  { name: 'Reason', value: 'Incorrect video topic' },
  { name: 'Comments', value: '' },
];

onEveryServer('A missing video whose owner wants it removed', (api) => {
  const answer = (id: string, { headers }: Person, body: object) =>
    api().send('POST', `/api/v2/admin/reports/${id}`, body, headers);
  const REMOVE = { state: 'done', remove: true } as const;
  const asked = async (video: string) => {
    const sent = [{ name: 'Reason', value: 'The owner wants it removed' }];
    const { body } = await api().send('POST', `/api/v2/reports/video/${video}`, sent);
    return (JSON.parse(body) as { id: string }).id;
  };
  const statusOf = async () => (await api().get(`/api/v2/videos/${SUNG}`)).statusCode;
  const found = async () => (await api().get(`/api/v2/videos?id=${SUNG}`)).json<unknown[]>().length;
  const [record] = videos.filter(({ id }) => id === SUNG);

  it('stays while it is on its platform, and for editors', async () => {
    const [admin, editor] = [await newPerson(api(), 'admin'), await newPerson(api(), 'editor')];
    const id = await asked(SUNG);
    expect((await answer(id, admin, REMOVE)).statusCode).toBe(409);
    expect((await answer(id, editor, REMOVE)).statusCode).toBe(403);
    expect((await answer(id, admin, { state: 'open', remove: true })).statusCode).toBe(400);
    expect(await statusOf()).toBe(200);
  });

  it('is gone for good by one answer of an admin: no source brings it back', async () => {
    const admin = await newPerson(api(), 'admin');
    await api().store.source.markMissing([SUNG]);
    const id = await asked(SUNG);
    const answered = await answer(id, admin, REMOVE);
    expect(answered.json()).toMatchObject({ target_id: SUNG, target_title: null });
    expect(answered.json<Report>().closed_at).not.toBeNull();
    expect([await statusOf(), await found()]).toEqual([404, 0]);
    if (record) {
      await api().store.source.writeVideos([record]);
      await api().store.source.introduceVideos([record]);
    }
    expect([await statusOf(), await found()]).toEqual([404, 0]);
    expect((await answer(id, admin, REMOVE)).statusCode).toBe(409);
  });

  it('is in the log of edits without what it was, and is not brought back by a revert', async () => {
    const { headers } = await newPerson(api(), 'admin');
    const log = `/api/v2/audit?video_id=${SUNG}&action=video.remove`;
    const [entry] = (await api().get(log, headers)).json<AuditEntry[]>();
    expect(entry).toMatchObject({ target_title: null, before: null, after: null });
    const revert = await api().send(
      'POST',
      `/api/v2/audit/${entry?.id}/revert`,
      undefined,
      headers,
    );
    expect(revert.statusCode).toBe(409);
  });
});

onEveryServer('Reports', (api) => {
  const kept = async (id: string) => {
    const client = new Client({ connectionString: api().database.connectionString });
    await client.connect();
    const { rows } = await client.query<{
      kind: string;
      target_id: string;
      user_id: string;
      fields: unknown;
    }>('select kind, target_id, user_id, fields from reports where id = $1', [id]);
    await client.end();
    return rows[0];
  };
  const report = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    api().send('POST', `/api/v2${path}`, body, headers);

  it('Reports of a video come without a login, as a list or wrapped; empty comments are No comment', async () => {
    for (const body of [fields, { fields }]) {
      const { statusCode, body: text } = await report(`/reports/video/${SUNG}`, body);
      expect(statusCode).toBe(200);
      expect(await kept((JSON.parse(text) as { id: string }).id)).toEqual({
        kind: 'video',
        target_id: SUNG,
        user_id: null,
        fields: [fields[0], { name: 'Comments', value: 'No comment' }],
      });
    }
  });

  it('carry the account where there is one, and lose nothing where its login has ended', async () => {
    const who = await newPerson(api());
    const known = await report(`/reports/video/${SUNG}`, fields, who.headers);
    expect(await kept(known.json<{ id: string }>().id)).toMatchObject({ user_id: who.id });
    const ended = await report(`/reports/video/${SUNG}`, fields, { authorization: 'Bearer x.y.z' });
    expect(ended.statusCode).toBe(200);
    expect(await kept(ended.json<{ id: string }>().id)).toMatchObject({ user_id: null });
  });

  it('Reports of a video that is not known, or about nothing, are refused', async () => {
    expect((await report('/reports/video/unknown0000', fields)).statusCode).toBe(404);
    expect((await report(`/reports/video/${SUNG}`, [])).statusCode).toBe(400);
    for (const nothing of [{}, { content: ' ' }, { embeds: [] }, { embeds: [{ title: '' }] }]) {
      expect((await report('/reports/channel', nothing)).statusCode).toBe(400);
    }
  });

  it('Reports of channels and to who runs the site are kept as they came', async () => {
    const body = {
      content: 'A request',
      embeds: [
        {
          title: 'Add',
          color: 1955806,
          fields: [{ name: 'Channel Link', value: 'x', inline: false }],
        },
      ],
    };
    const { body: text } = await report('/reports/channel', body);
    expect(await kept((JSON.parse(text) as { id: string }).id)).toMatchObject({ kind: 'channel' });
    const contact = await report('/reports/contact', [{ name: 'Message', value: '<b>hello</b>' }]);
    expect(await kept(contact.json<{ id: string }>().id)).toMatchObject({
      kind: 'contact',
      fields: [{ name: 'Message', value: '<b>hello</b>' }],
    });
  });

  it('Reports of a page need a login, and say whether the video is known', async () => {
    const who = await newPerson(api());
    const notice = (url: string, headers = who.headers) =>
      report('/external/notice', { url }, headers);
    expect((await notice('https://youtu.be/x', {})).statusCode).toBe(401);
    expect((await notice(`https://www.youtube.com/watch?v=${SUNG}`)).json()).toEqual({
      state: 'known',
    });
    expect((await notice('https://youtu.be/aaaaaaaaaaa')).json()).toEqual({ state: 'noted' });
    expect((await notice('javascript:alert(1)')).statusCode).toBe(400);
  });

  const queue = async (who: Person, search: string) =>
    (await api().get(`/api/v2/admin/reports${search}`, who.headers)).json<Report[]>();
  const answer = (who: Person, id: string, body: unknown) =>
    report(`/admin/reports/${id}`, body, who.headers);

  it('are a queue for editors, newest first and by pages, each form of them as fields', async () => {
    const editor = await newPerson(api(), 'editor');
    const sent = [
      await report(`/reports/video/${SUNG}`, [{ name: 'Reason', value: 'Other' }]),
      await report('/reports/channel', {
        content: 'By hand',
        embeds: [{ title: 'Channel Request', fields: [{ name: 'Channel Link', value: 'x' }] }],
      }),
      await report('/external/notice', { url: 'https://youtu.be/bbbbbbbbbbb' }, editor.headers),
    ];
    const shown = await queue(editor, '?limit=3');
    expect(shown.map(({ kind, fields: held }) => [kind, held])).toEqual([
      ['notice', [{ name: 'URL', value: 'https://youtu.be/bbbbbbbbbbb' }]],
      [
        'channel',
        [
          { name: 'Message', value: 'By hand' },
          { name: 'Channel Link', value: 'x' },
        ],
      ],
      ['video', [{ name: 'Reason', value: 'Other' }]],
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(shown[2]).toMatchObject({ target_id: SUNG, username: null, closed_at: null });
    expect(shown[2]?.target_title).not.toBeNull();
    const [older] = await queue(editor, `?limit=1&before=${shown[1]?.id}`);
    expect(older?.id).toBe(shown[2]?.id);
    const kinds = (await queue(editor, '?kind=channel')).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['channel']));
  });

  it('are closed once with an answer that their sender can read, and can be opened again', async () => {
    const [viewer, editor, other] = await Promise.all([
      newPerson(api()),
      newPerson(api(), 'editor', 'answering-editor'),
      newPerson(api(), 'admin'),
    ]);
    const sent = await report(`/reports/video/${SUNG}`, fields, viewer.headers);
    const { id } = sent.json<{ id: string }>();
    const note = 'Set to singing.';
    const closed = (await answer(editor, id, { state: 'done', note })).json<Report>();
    expect(closed).toMatchObject({ note, closed_by: 'answering-editor' });
    expect((await queue(editor, '')).map((one) => one.id)).not.toContain(id);
    expect((await queue(other, '?state=done')).map((one) => one.id)).toContain(id);
    expect((await answer(other, id, { state: 'done' })).statusCode).toBe(409);
    const exported = await api().get('/api/v2/user/export', viewer.headers);
    expect(exported.json<{ reports: unknown[] }>().reports).toMatchObject([
      { id: Number(id), note },
    ]);
    expect((await answer(other, id, { state: 'open' })).json()).toMatchObject({
      closed_at: null,
      note: null,
    });
    expect((await queue(editor, '')).map((one) => one.id)).toContain(id);
    expect((await answer(other, '999999', { state: 'done' })).statusCode).toBe(404);
  });

  it('are answered by editors with a login of the last day only', async () => {
    const editor = await newPerson(api(), 'editor');
    const { id } = (await report(`/reports/video/${SUNG}`, fields)).json<{ id: string }>();
    api().pass(25 * 3_600_000);
    const late = await answer(editor, id, { state: 'done' });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([403, 'stale_login']);
    expect((await queue(editor, '')).map((one) => one.id)).toContain(id);
  });
});
