/** Discord webhooks, when Discord or a process fails. */
import { describe, expect, it, vi } from 'vitest';
import { createDiscord } from '../../apps/api/src/push/discord';
import {
  MINUTE,
  add,
  added,
  api,
  beginWebhookSite,
  goLive,
  list,
  pass,
  stand,
  startSender,
  words,
} from './webhook-site';
import { runOutWhenAsked } from '../support/run-out-when-asked';

beginWebhookSite();

describe('a Discord', () => {
  it.each([404, 401])(
    'that answers %d has the webhook turned off, until it is added again',
    async (status) => {
      const { hook, id } = await added();
      stand.reply(status);
      await goLive();
      await goLive();
      await pass(6_000);
      const asked = stand.asked.length;
      await goLive();
      for (let minute = 0; minute < 20; minute += 1) await pass(MINUTE);
      expect(stand.asked).toHaveLength(asked);
      expect(await list()).toMatchObject([{ id, off_at: expect.any(String) }]);
      expect((await add(hook)).json()).toMatchObject({ id, off_at: null });
      await goLive();
      await pass(6_000);
      expect(words(hook)).toEqual(['Sora is live']);
    },
  );

  it.each([
    ['429 for the webhook', { limited: 64.57, by: 'webhook' }, 64_570],
    ['429 without JSON', { limited: 90, by: 'edge' }, 90_000],
    ['500', 500, 15_000],
  ] as const)('that answers %s is asked again when it is time', async (_, reply, waitMs) => {
    const { hook } = await added();
    await goLive();
    stand.reply(reply);
    await pass(6_000);
    const asked = stand.asked.length;
    await pass(waitMs - 1_000);
    expect([stand.asked.length, hook.messages]).toEqual([asked, []]);
    await pass(1_000);
    expect(words(hook)).toEqual(['Sora is live']);
    expect(await list()).toMatchObject([{ failing_since: null }]);
  });

  it('a Discord that limits one webhook still gets messages for others; one that limits all does not', async () => {
    const first = await added();
    const second = await added();
    await goLive();
    const sender = startSender();
    stand.reply({ limited: 60, by: 'global' });
    await pass(6_000, sender);
    await goLive();
    const asked = stand.asked.length;
    await pass(6_000, sender);
    expect(stand.asked).toHaveLength(asked);
    await pass(MINUTE, sender);
    expect([words(first.hook).length, words(second.hook).length]).toEqual([2, 2]);
    stand.reply({ limited: 60, by: 'webhook' });
    await goLive();
    await pass(6_000, sender);
    expect([words(first.hook).length, words(second.hook).length].toSorted((a, b) => a - b)).toEqual(
      [2, 3],
    );
  });

  it('a Discord that took the last message of its limit gets the next one afterwards, in their order', async () => {
    const { hook } = await added();
    const sender = startSender();
    stand.reply({ lastFor: 2.5 });
    await goLive({ title: 'first' });
    await pass(6_000, sender);
    await goLive({ title: 'second' });
    await goLive({ title: 'third' });
    stand.reply({ lastFor: 20 });
    await pass(6_000, sender);
    expect(hook.messages).toHaveLength(2);
    await pass(20_000, sender);
    expect(hook.messages.map(({ embeds }) => embeds[0]?.title)).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it('a Discord that fails for long is named in the list, until the next message arrives', async () => {
    const { hook } = await added();
    stand.reply(...Array.from({ length: 20 }, () => 503 as const));
    await goLive();
    await pass(6_000);
    const since = new Date(api.now()).toISOString();
    for (let minute = 0; minute < 40; minute += 1) await pass(MINUTE);
    expect(hook.messages).toEqual([]);
    expect(await list()).toMatchObject([{ failing_since: since, off_at: null }]);
    stand.reply();
    await goLive();
    await pass(6_000);
    expect(await list()).toMatchObject([{ failing_since: null }]);
  });

  it.each([404, 401])(
    'whose network answers %d leaves the webhook on, and the list says that it fails',
    async (page) => {
      const { hook, id } = await added();
      stand.reply({ page });
      await goLive();
      await pass(6_000);
      expect(await list()).toMatchObject([{ id, off_at: null, failing_since: expect.any(String) }]);
      await goLive();
      await pass(6_000);
      expect(hook.messages).toHaveLength(1);
    },
  );

  it('a Discord that does not answer is not asked with the next message at once', async () => {
    const { hook } = await added();
    const sender = startSender();
    stand.reply('silence');
    await goLive();
    await goLive();
    const asked = stand.asked.length;
    runOutWhenAsked(() => stand.asked.length);
    await pass(6_000, sender);
    vi.restoreAllMocks();
    expect(stand.asked).toHaveLength(asked + 1);
    for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE, sender);
    expect(hook.messages).toHaveLength(1);
  });

  it('a Discord that refuses a message is not asked again with it, and the list says so', async () => {
    const { hook } = await added();
    stand.reply(400);
    await goLive();
    for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
    expect(hook.messages).toEqual([]);
    expect(await list()).toMatchObject([{ failing_since: expect.any(String) }]);
  });

  it.each(['silence', 'lost', 302] as const)(
    'that ends with %s gets no second message',
    async (reply) => {
      const { hook } = await added();
      stand.reply(reply);
      await goLive();
      if (reply === 'silence') runOutWhenAsked(() => stand.asked.length);
      await pass(MINUTE);
      vi.restoreAllMocks();
      for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
      expect(hook.messages).toHaveLength(reply === 'lost' ? 1 : 0);
      expect(await list()).toMatchObject([{ failing_since: expect.any(String) }]);
    },
  );

  it('a Discord that cannot be reached gets the message later', async () => {
    const { hook } = await added();
    const nowhere = createDiscord({ origin: 'http://127.0.0.1:9', now: api.now, timeoutMs: 1_000 });
    await goLive();
    await pass(6_000, startSender({ to: nowhere }));
    await nowhere.close();
    await pass(15_000);
    expect(words(hook)).toEqual(['Sora is live']);
  });
});

describe('a process', () => {
  it.each([
    ['before it handed the message over', 'claim'],
    ['after it handed the message over', 'finish'],
  ] as const)('that ends %s costs no message and doubles none', async (_, step) => {
    const { hook } = await added();
    await goLive();
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      return Promise.reject(new Error('the process ended'));
    };
    const { claim } = api.store.push.outbox;
    const dying = startSender({
      outbox: step === 'finish' ? { finish: end } : { claim: (limit) => claim(limit).then(end) },
    });
    api.pass(6_000);
    await expect(dying.round(stop.signal)).rejects.toThrow('the process ended');
    for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
    expect(hook.messages).toHaveLength(1);
  });

  it('and another that has taken its claim over send one message', async () => {
    const { hook } = await added();
    await goLive();
    const { claim } = api.store.push.outbox;
    let isSlow = true;
    const other = startSender();
    const slow = startSender({
      outbox: {
        claim: async (limit) => {
          const rows = await claim(limit);
          if (isSlow && rows.length > 0) {
            isSlow = false;
            // It stands still for longer than a claim holds, and the other does its work.
            await pass(2 * MINUTE, other);
          }
          return rows;
        },
      },
    });
    await pass(6_000, slow);
    expect(hook.messages).toHaveLength(1);
  });
});

it('every message was as Discord documents it', () => {
  expect(stand.asked.length).toBeGreaterThan(0);
  expect(stand.problems).toEqual([]);
});
