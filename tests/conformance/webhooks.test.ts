/** Discord webhooks: who may add which, and what is sent to them. */
import type { PushWebhook, WebhookChoices } from '@oshimado/contract';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import * as world from '../fixtures/world';
import type { DiscordReply } from '../support/discord-webhooks';
import { byKey, newPerson } from './people';
import {
  MINUTE,
  ORIGIN,
  PATH,
  add,
  added,
  api,
  beginWebhookSite,
  choose,
  favor,
  goLive,
  list,
  logInAgain,
  newStream,
  pass,
  stand,
  startSender,
  warnings,
  who,
  words,
  write,
} from './webhook-site';
import { runOutWhenAsked } from '../support/run-out-when-asked';

beginWebhookSite();

describe('a message', () => {
  it('a message has the sentence, the stream with its picture and page, and the time as Discord writes it', async () => {
    const { hook } = await added();
    const stream = newStream({ title: '**歌枠** @everyone <@1> [a](https://a.example)' });
    await write(stream);
    await pass(6_000);
    const at = Math.floor((stream.start_scheduled?.getTime() ?? 0) / 1_000);
    expect(hook.messages).toEqual([
      {
        allowed_mentions: { parse: [] },
        embeds: [
          expect.objectContaining({
            description: `Sora: <t:${at}:F>\n<t:${at}:R>`,
            title: '\\*\\*歌枠\\*\\* \\@everyone \\<\\@1\\> \\[a\\]\\(https\\:\\/\\/a\\.example\\)',
            url: `${ORIGIN}/watch/${stream.id}`,
            image: { url: expect.stringContaining(stream.id) },
            author: expect.objectContaining({
              name: 'Sora',
              url: `${ORIGIN}/channel/${world.ids.sora}`,
            }),
          }),
        ],
      },
    ]);
  });

  it('a message keeps the limits of Discord, however long a title is', async () => {
    const { hook } = await added();
    await goLive({ title: '*🎞️'.repeat(200) });
    await pass(6_000);
    expect(hook.messages).toHaveLength(1);
  });

  it('a message is in the language of the webhook, and comes once for each event', async () => {
    const { hook, id } = await added();
    const change = { lang: 'ja', choices: choose({ scheduled: false }) };
    await api.send('PUT', `/api/v2/push/webhooks/${id}`, change, who.headers);
    const stream = newStream();
    await write(stream);
    await pass(6_000);
    await write({ ...stream, status: 'live', start_actual: new Date(api.now()) });
    for (let round = 0; round < 3; round += 1) await pass(6_000);
    expect(words(hook)).toEqual([expect.stringContaining('が配信を開始しました')]);
  });

  it('a message of a test arrives, of a deleted webhook does not', async () => {
    const { hook, id } = await added();
    expect(
      (await api.send('POST', `/api/v2/push/webhooks/${id}/test`, {}, who.headers)).statusCode,
    ).toBe(200);
    await pass(6_000);
    expect(words(hook)).toEqual(['Notifications reach this channel']);
    expect(
      (await api.send('DELETE', `/api/v2/push/webhooks/${id}`, undefined, who.headers)).statusCode,
    ).toBe(200);
    await goLive();
    await pass(6_000);
    expect(hook.messages).toHaveLength(1);
    expect(
      (await api.send('POST', `/api/v2/push/webhooks/${id}/test`, {}, who.headers)).statusCode,
    ).toBe(404);
  });
});

describe('a webhook', () => {
  it('a webhook of a group is for the channels in it, with their clips in its languages', async () => {
    const group = {
      op: 'put',
      id: 'hook-group',
      name: 'Singers',
      color: 'teal',
      position: 1,
      channel_ids: [world.ids.sora],
      at: new Date(api.now()).toISOString(),
    };
    await favor(['add', world.ids.kuzu]);
    await api.send('PATCH', '/api/v2/users/favorites/groups', [group], who.headers);
    const rule = { of: 'group', id: group.id, clips: true } as const;
    const { hook } = await added(choose(rule, { clip_langs: ['en'] }));
    const source = newStream({ status: 'past' });
    const clip = (lang: string) =>
      newStream({
        type: 'clip',
        status: 'past',
        lang,
        channel_id: world.ids.clipEn,
        start_scheduled: null,
        sources: [source.id],
      });
    await write(source);
    await goLive();
    await goLive({ channel_id: world.ids.kuzu });
    await write(clip('en'), clip('es'));
    await pass(6_000);
    expect(words(hook)).toEqual(['Sora is live', expect.stringMatching(/^New clip by /)]);
  });

  it('a webhook gets nothing of a muted favorite, and nothing of other channels', async () => {
    const { hook } = await added();
    await favor(['mute', world.ids.sora]);
    await goLive();
    await goLive({ channel_id: world.ids.kuzu });
    await pass(6_000);
    expect(hook.messages).toEqual([]);
  });

  it('a webhook gets at most so many an hour, then one summary', async () => {
    const { hook } = await added(choose({}, { hourly: 2 }));
    for (let stream = 0; stream < 4; stream += 1) {
      await goLive();
      await pass(MINUTE);
    }
    for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE);
    expect(words(hook)).toEqual([
      'Sora is live',
      'Sora is live',
      '2 more notifications from the last hour',
    ]);
  });

  it('outlives the login that added it, and ends with the account', async () => {
    const { hook, id } = await added();
    await api.send('POST', '/api/v2/user/logout', { all: true }, who.headers);
    await logInAgain();
    expect((await list()).map((row) => row.id)).toEqual([id]);
    await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, who.headers);
    await goLive();
    await pass(6_000);
    expect(hook.messages).toEqual([]);
  });

  it('a webhook is no device: it is in no list of devices, and who knows its id cannot end it', async () => {
    const { id } = await added();
    expect((await api.get('/api/v2/push/devices', who.headers)).json()).toEqual([]);
    expect((await api.get(`/api/v2/push?id=${id}`)).json()).toMatchObject({ device: null });
    expect((await api.send('DELETE', `/api/v2/push/devices/${id}`)).statusCode).toBe(404);
    expect((await api.send('POST', `/api/v2/push/devices/${id}/test`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('its address', () => {
  it('the address of a webhook is never sent back, exported, logged or stored as it is', async () => {
    const { hook, id } = await added();
    const exported = await api.get('/api/v2/user/export', who.headers);
    expect(exported.json<{ push_webhooks: PushWebhook[] }>().push_webhooks).toHaveLength(1);
    stand.reply(500);
    await goLive();
    await pass(6_000);
    const database = new Client({ connectionString: api.database.connectionString });
    await database.connect();
    const { rows } = await database.query<{ row: string }>(
      'select d::text as row from push_devices d union all select w::text from push_webhooks w',
    );
    await database.end();
    const texts = [
      (await api.get(PATH, who.headers)).body,
      exported.body,
      ...api.logs,
      ...warnings,
      ...rows.map(({ row }) => row),
    ];
    expect(rows.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes(hook.token))).toEqual([]);
    expect(await list()).toMatchObject([
      { id, name: 'Captain Hook', token_end: hook.token.slice(-4) },
    ]);
  });

  it('a webhook that was encrypted with another secret is not called, and the list says that it is off', async () => {
    const { hook } = await added();
    await goLive();
    await pass(
      6_000,
      startSender({ secret: 'another secret of the tests, at least 32 characters' }),
    );
    expect(hook.messages).toEqual([]);
    expect(await list()).toMatchObject([{ off_at: expect.any(String) }]);
  });

  it.each([
    'https://example.com/api/webhooks/223704706495545344/' + 'a'.repeat(68),
    'http://127.0.0.1:5432/',
    'https://discord.com/api/webhooks/223704706495545344/../../users/' + 'a'.repeat(68),
    'word',
  ])('%s is refused, and nothing is called', async (address) => {
    const before = stand.asked.length;
    const answer = await add({ address });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { parameter: 'url' }]);
    expect(stand.asked).toHaveLength(before);
  });

  it('an address that Discord does not have is refused', async () => {
    const hook = stand.create();
    const other = { address: hook.address.replace(hook.token, 'x'.repeat(68)) };
    expect((await add(other)).json()).toMatchObject({ error: 'bad_request', parameter: 'url' });
    stand.remove(hook);
    expect((await add(hook)).json()).toMatchObject({ error: 'bad_request', parameter: 'url' });
    expect(await list()).toEqual([]);
  });

  it.each([500, 302, 'silence', { limited: 1, by: 'webhook' }] as const satisfies DiscordReply[])(
    'the address of a webhook is not kept while Discord answers %j',
    async (reply) => {
      const hook = stand.create();
      stand.reply(reply);
      if (reply === 'silence') runOutWhenAsked(() => stand.asked.length);
      expect((await add(hook)).statusCode).toBe(503);
      vi.restoreAllMocks();
      expect(await list()).toEqual([]);
      expect((await add(hook)).statusCode).toBe(200);
    },
  );

  it('an address is added once, and an account has ten webhooks at most, also when they come together', async () => {
    const hook = stand.create();
    const twice = await Promise.all([add(hook), add(hook)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const more = await Promise.all(Array.from({ length: 10 }, () => add(stand.create())));
    expect(more.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      409,
    ]);
    const other = await newPerson(api);
    expect((await add(hook, choose(), other)).statusCode).toBe(200);
  });
});

describe('calls', () => {
  it.each([
    choose({ of: 'channel' } as never),
    choose({}, { hourly: 0 }),
    { ...choose(), rule: undefined },
  ])('%j is refused', async (choices) => {
    expect((await add(stand.create(), choices as WebhookChoices)).statusCode).toBe(400);
  });

  it('calls with an API key are refused, because a webhook sends to others', async () => {
    const { headers } = await byKey(api, who);
    expect((await api.get(PATH, headers)).statusCode).toBe(403);
    expect((await add(stand.create(), choose(), { ...who, headers })).statusCode).toBe(403);
  });

  it('calls of other accounts do not reach a webhook', async () => {
    const { id } = await added();
    const other = await newPerson(api);
    const body = { lang: 'en', choices: choose() };
    const answers = await Promise.all([
      api.send('PUT', `/api/v2/push/webhooks/${id}`, body, other.headers),
      api.send('DELETE', `/api/v2/push/webhooks/${id}`, undefined, other.headers),
      api.send('POST', `/api/v2/push/webhooks/${id}/test`, {}, other.headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await list(other)).toEqual([]);
  });
});
it('every message was as Discord documents it', () => {
  expect(stand.asked.length).toBeGreaterThan(0);
  expect(stand.problems).toEqual([]);
});
