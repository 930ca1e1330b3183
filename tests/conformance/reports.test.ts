/** Reports: anybody may send them, and what was sent is kept. */
import { expect, it } from 'vitest';
import { Client } from 'pg';
import { videoId } from '../fixtures/world';
import { onEveryServer } from './every-server';
import { newPerson } from './people';

const SUNG = videoId('past-sora');
const fields = [
  { name: 'Reason', value: 'Incorrect video topic' },
  { name: 'Comments', value: '' },
];

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

  it('of a video come without a login, as a list or wrapped; empty comments are No comment', async () => {
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

  it('of a video that is not known, or about nothing, are refused', async () => {
    expect((await report('/reports/video/unknown0000', fields)).statusCode).toBe(404);
    expect((await report(`/reports/video/${SUNG}`, [])).statusCode).toBe(400);
    for (const nothing of [{}, { content: ' ' }, { embeds: [] }, { embeds: [{ title: '' }] }]) {
      expect((await report('/reports/channel', nothing)).statusCode).toBe(400);
    }
  });

  it('of channels and to who runs the site are kept as they came', async () => {
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

  it('of a page need a login, and say whether the video is known', async () => {
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
});
