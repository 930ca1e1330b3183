/**
 * A server and a stand-in of Discord's webhooks. Each test has an account of its own.
 */
import type { PushWebhook, WebhookChoices } from '@oshimado/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createDiscord, type Discord } from '../../apps/api/src/push/discord';
import { createPushSender } from '../../apps/api/src/push/push-sender';
import { createWebhooks } from '../../apps/api/src/push/webhooks';
import type { PushStore } from '../../apps/api/src/store';
import type { VideoRecord } from '../../apps/api/src/store/records';
import * as world from '../fixtures/world';
import {
  startDiscordWebhooks,
  type DiscordChannelHook,
  type DiscordWebhooks,
} from '../support/discord-webhooks';
import { newPerson, type Person } from './people';
import { startServer, type ConformanceServer } from './server';

export const MINUTE = 60_000;
export const ORIGIN = 'https://oshimado.example';
export const PATH = '/api/v2/push/webhooks';

export let api: ConformanceServer;
export let stand: DiscordWebhooks;
let discord: Discord;
export let who: Person = { id: '', headers: {} };
let name = '';
let made = 0;

export const choose = (
  rule: Partial<WebhookChoices['rule']> = {},
  changes: Partial<WebhookChoices> = {},
): WebhookChoices => ({
  rule: { of: 'favorites', id: '', live: true, scheduled: true, moved: true, before: 0, ...rule },
  hourly: 30,
  members_only: false,
  free_chats: false,
  ...changes,
});

const clock = { now: () => api.now(), sleep: () => Promise.resolve() };
export const warnings: string[] = [];
const log = {
  info: () => undefined,
  warn: (...given: readonly unknown[]) => void warnings.push(JSON.stringify(given)),
};

interface SenderGiven {
  /** Parts of the outbox that differ. */
  readonly outbox?: Partial<PushStore['outbox']>;
  /** Default that of the server. */
  readonly secret?: string;
  /** Default the stand-in. */
  readonly to?: Discord;
}

export function startSender({ outbox, secret = api.secret, to = discord }: SenderGiven = {}) {
  const store = api.store.push;
  return createPushSender({
    store: { ...store, outbox: { ...store.outbox, ...outbox } },
    send: () => Promise.reject(new Error('there is no device')),
    sendToWebhook: createWebhooks({ secret, discord: to }).send,
    origin: ORIGIN,
    clock,
    log,
  });
}

/** Time passes, and a sender does its round. */
export async function pass(ms: number, sender = startSender()): Promise<void> {
  api.pass(ms);
  await sender.round(new AbortController().signal);
}

export const add = (hook: Pick<DiscordChannelHook, 'address'>, choices = choose(), person = who) =>
  api.send('POST', PATH, { url: hook.address, lang: 'en', choices }, person.headers);

/** A webhook of the account, which has seen the streams there are. */
export async function added(choices = choose()) {
  const hook = stand.create();
  const answer = await add(hook, choices);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  await pass(6_000);
  return { hook, id: answer.json<PushWebhook>().id };
}

export const list = async (person = who) =>
  (await api.get(PATH, person.headers)).json<readonly PushWebhook[]>();

export function newStream(changes: Partial<VideoRecord> = {}): VideoRecord {
  made += 1;
  return {
    id: world.videoId(`hook${made}-`),
    type: 'stream',
    status: 'upcoming',
    title: `Stream ${made}`,
    channel_id: world.ids.sora,
    published_at: new Date(api.now()),
    start_scheduled: new Date(api.now() + 300 * MINUTE),
    ...changes,
  };
}
export const write = (...streams: readonly VideoRecord[]) => api.store.source.writeVideos(streams);
export const goLive = (changes: Partial<VideoRecord> = {}) =>
  write(
    newStream({
      status: 'live',
      start_scheduled: new Date(api.now()),
      start_actual: new Date(api.now()),
      ...changes,
    }),
  );
export const words = ({ messages }: DiscordChannelHook) =>
  messages.map(({ embeds }) => embeds[0]?.description.split('\n')[0]);
export const favor = (...ops: readonly (readonly [string, string])[]) =>
  api.send(
    'PATCH',
    '/api/v2/users/favorites',
    ops.map(([op, channel_id]) => ({ op, channel_id })),
    who.headers,
  );

/** The account of the test, with another login. */
export const logInAgain = async (): Promise<void> => {
  who = await newPerson(api, 'user', name);
};

/** Starts both before the tests of a file, and stops them afterwards. Files share modules, so each file calls it. */
export function beginWebhookSite(): void {
  beforeAll(async () => {
    stand = await startDiscordWebhooks();
    let now = () => 0;
    discord = createDiscord({ origin: stand.origin, now: () => now(), timeoutMs: 60_000 });
    api = await startServer(undefined, { discord });
    now = api.now;
  });
  beforeEach(async () => {
    stand.reply();
    // Each test has an account of its own, without the webhooks and hours of the others.
    const { webhooks } = api.store.push;
    const left = await webhooks.list(who.id || '0');
    await Promise.all(left.map(({ id }) => webhooks.remove(who.id, id)));
    api.pass(120 * MINUTE);
    made += 1;
    name = `hooked-${made}`;
    await logInAgain();
    await favor(['add', world.ids.sora]);
  });
  afterAll(async () => {
    await discord.close();
    await stand.stop();
    await api.stop();
  });
}
