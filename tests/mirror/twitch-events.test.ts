/** Events of Twitch: what it may say, in which order and how often, and that it is only believed after a look. */
import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventSecret } from '../../apps/api/src/sources/twitch/eventsub/eventsub-keys';
import { eventsubPages } from '../../apps/api/src/sources/twitch/eventsub/eventsub-pages';
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { beginTwitchLife, TWITCH_BEGIN, type TwitchLife } from '../support/twitch-life';
import { twitchError, type TwitchStandInOptions } from '../support/twitch-stand-in';

const SECRET = 'a secret of this site that is long enough';
const SITE = 'https://oshimado.example';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Between two minutes, so that a look at once differs from the next ordinary one. */
const START = TWITCH_BEGIN + 2 * HOUR + 5_000;

let life: TwitchLife;
let app: ReturnType<typeof Fastify>;

const begin = async (options: Partial<TwitchStandInOptions> = {}) => {
  const stream = { id: 'live', userId: '1000', title: 'Live', startedAt: START };
  const events = { callbackUrl: SITE, secret: async () => SECRET };
  life = await beginTwitchLife([stream], { events, ...options });
  app = Fastify();
  eventsubPages(app, {
    secret: SECRET,
    now: life.clock.now,
    giveHint: async (hint) => void life.store.hints.push(hint),
  });
};
beforeEach(() => begin());
afterEach(async () => {
  await life.stop();
  await app.close();
});

interface Sent {
  readonly id?: string;
  readonly type?: string;
  readonly at?: number;
  readonly key?: string;
  readonly body?: object;
  readonly isSigned?: boolean;
}
const bodyOf = (type = 'stream.online', user = '1000') => ({
  subscription: { id: 'one', type, condition: { broadcaster_user_id: user } },
});
/** Twitch calls. */
const send = ({
  id = 'message-1',
  type = 'notification',
  at = life.clock.now(),
  key = eventSecret(SECRET),
  body = bodyOf(),
  isSigned = true,
}: Sent = {}) => {
  const text = JSON.stringify(body);
  const timestamp = new Date(at).toISOString();
  const signature = createHmac('sha256', key)
    .update(id + timestamp + text)
    .digest('hex');
  return app.inject({
    method: 'POST',
    url: '/hooks/twitch',
    headers: {
      'content-type': 'application/json',
      'twitch-eventsub-message-id': id,
      'twitch-eventsub-message-type': type,
      'twitch-eventsub-message-timestamp': timestamp,
      ...(isSigned && { 'twitch-eventsub-message-signature': `sha256=${signature}` }),
    },
    body: text,
  });
};
const subscriptions = () => [...life.standIn.subscriptions.values()];
const unleased = () => life.source().status?.()?.unleased;
const isLive = () => life.store.videos.get(rowIdOf('live'))?.status === 'live';

describe('subscriptions to events', () => {
  it('subscriptions to events are asked for of each account, for its starts and ends, with a secret that Twitch takes', async () => {
    await life.clock.runTo(TWITCH_BEGIN + MINUTE);
    expect(subscriptions()).toHaveLength(24);
    const [one] = subscriptions();
    expect(one?.transport).toMatchObject({ method: 'webhook', callback: `${SITE}/hooks/twitch` });
    expect(one?.transport.secret).toMatch(/^[!-~]{10,100}$/);
    expect(unleased()).toBe(0);
  });

  it('subscriptions to events that failed, or whose account is followed no longer, are deleted, and missing ones made again', async () => {
    await life.clock.runTo(TWITCH_BEGIN + MINUTE);
    const [one] = subscriptions();
    if (one) one.status = 'notification_failures_exceeded';
    life.list = life.list.split('\n').slice(0, 3).join('\n');
    await life.clock.runTo(TWITCH_BEGIN + HOUR + 5 * MINUTE);
    expect(subscriptions()).toHaveLength(4);
    expect(life.standIn.subscriptions.has(one?.id ?? '')).toBe(false);
    expect(unleased()).toBe(0);
  });

  it('beyond the limit are missing, and nothing else waits for them', async () => {
    await life.stop();
    await begin({ subscriptionsMax: 10 });
    await life.clock.runTo(START + 2 * MINUTE);
    expect(unleased()).toBe(7);
    expect(isLive()).toBe(true);
    expect(life.warnings.map(({ message }) => message)).toEqual([
      'Twitch does not take subscriptions to events now',
    ]);
  });

  it('subscriptions to events that exist already, or are refused for one account, keep no others from being made', async () => {
    await life.stop();
    await begin();
    let count = 0;
    life.standIn.fault = (path, query) => {
      if (path !== '/helix/eventsub/subscriptions' || query.has('id')) return undefined;
      count += 1;
      if (count === 2) return twitchError(400, 'Bad Request');
      return count === 3 ? twitchError(409, 'Conflict') : undefined;
    };
    await life.clock.runTo(TWITCH_BEGIN + 2 * MINUTE);
    expect(subscriptions().length).toBeGreaterThanOrEqual(22);
    expect(life.warnings).toEqual([]);
  });
});

describe('an event', () => {
  it('an event makes the streams be looked at within seconds, however often it is repeated', async () => {
    await life.clock.runTo(START + 1_000);
    expect(isLive()).toBe(false);
    expect((await send()).statusCode).toBe(204);
    expect((await send()).statusCode).toBe(204);
    expect(life.store.hints).toHaveLength(1);
    const calls = life.standIn.calls.get('/helix/streams') ?? 0;
    await life.clock.runTo(START + 20_000);
    expect(isLive()).toBe(true);
    expect((life.standIn.calls.get('/helix/streams') ?? 0) - calls).toBe(1);
  });

  it('an event that comes before the stream is listed, or says an end before its start, changes nothing', async () => {
    await life.clock.runTo(TWITCH_BEGIN + HOUR);
    await send({ id: 'a', body: bodyOf('stream.offline') });
    await send({ id: 'b' });
    await life.clock.runTo(TWITCH_BEGIN + HOUR + 2 * MINUTE);
    expect(life.store.videos.size).toBe(0);
    await life.clock.runTo(START + 2 * MINUTE);
    await send({ id: 'c', body: bodyOf('stream.offline') });
    await life.clock.runTo(START + 5 * MINUTE);
    expect(isLive()).toBe(true);
  });

  it('an event that ends a subscription has it made again', async () => {
    await life.clock.runTo(TWITCH_BEGIN + MINUTE);
    const [one] = subscriptions();
    life.standIn.subscriptions.delete(one?.id ?? '');
    await send({ type: 'revocation', body: bodyOf('stream.online') });
    await life.clock.runTo(TWITCH_BEGIN + 2 * MINUTE);
    expect(subscriptions()).toHaveLength(24);
  });

  it('an event that asks whether a subscription is meant gets its challenge, as text', async () => {
    const asked = { ...bodyOf(), challenge: '<b>abc</b>' };
    const answer = await send({ type: 'webhook_callback_verification', body: asked });
    expect([answer.statusCode, answer.body]).toEqual([200, '<b>abc</b>']);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(life.store.hints).toEqual([]);
  });

  it.each([
    ['without a signature', { isSigned: false }],
    ['signed with another secret', { key: 'another secret' }],
    [
      'that verifies without a signature',
      { isSigned: false, type: 'webhook_callback_verification' },
    ],
    ['of eleven minutes ago', { at: TWITCH_BEGIN - 11 * MINUTE }],
    ['of a time to come', { at: TWITCH_BEGIN + 11 * MINUTE }],
  ])('%s is refused', async (_, sent) => {
    expect((await send(sent)).statusCode).toBe(403);
    expect(life.store.hints).toEqual([]);
  });

  it('an event of another shape is refused and changes nothing', async () => {
    expect((await send({ body: { subscription: 1 } })).statusCode).toBe(400);
    expect((await send({ body: bodyOf('stream.online', '../x') })).statusCode).toBe(400);
    expect(life.store.hints).toEqual([]);
  });
});
