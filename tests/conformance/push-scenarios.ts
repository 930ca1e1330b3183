/** The calls of notifications, each once. */
import type { BodyOf, CallName } from '@oshimado/contract';
import { Client } from 'pg';
import { ids, videoId } from '../fixtures/world';
import { pushDeviceId } from '../support/push-service';
import { first, type Scenario, type ScenarioContext } from './scenario';

const pushDevice: BodyOf<'putPushDevice'> = {
  endpoint: 'https://push.example/send/fCm4Vd0Tn1s',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  lang: 'en',
  zone: 'Asia/Tokyo',
  choices: {
    rules: [{ of: 'channel', id: ids.sora, live: true, scheduled: true, moved: true, before: 15 }],
    quiet: { from: '23:00', to: '07:00' },
    hourly: 6,
    members_only: false,
    free_chats: false,
  },
};

/** A device of a guest; who knows its id may remove it. */
async function ofPushDevice({ api: { store } }: ScenarioContext) {
  const { endpoint, keys, ...given } = pushDevice;
  const id = pushDeviceId({ endpoint });
  await store.push.devices.put({ ...given, ...keys, id, endpoint, device: null, owner: undefined });
  return { params: { id } };
}

const webhookChoices: BodyOf<'putPushWebhook'>['choices'] = {
  rule: {
    of: 'favorites',
    id: '',
    live: true,
    scheduled: false,
    moved: false,
    before: 15,
  },
  hourly: 30,
  members_only: false,
  free_chats: false,
};

const counts = new WeakMap<ScenarioContext['api'], number>();
/** A webhook that was not added yet. */
const webhookBody = ({ api }: ScenarioContext): BodyOf<'postPushWebhook'> => {
  const count = (counts.get(api) ?? 0) + 1;
  counts.set(api, count);
  const token = '3d89bb7572e0fb30d8128367b3b1b44fecd1726de135cbe28a41f8b2f777c372ba29';
  const id = String(223_704_706_495_545_344n + BigInt(count));
  const url = `https://discord.com/api/webhooks/${id}/${token}`;
  return { url, lang: 'en', choices: webhookChoices };
};

/** The only webhook of its owner, who therefore may add one more. */
async function ofWebhook(context: ScenarioContext) {
  const { store } = context.api;
  const userId = context.people.user.id;
  for (const { id } of await store.push.webhooks.list(userId)) {
    // oxlint-disable-next-line no-await-in-loop -- at most one
    await store.push.webhooks.remove(userId, id);
  }
  const body = webhookBody(context);
  const { id } = await first<{ id: string }>(context, 'user', 'POST', '/push/webhooks', body);
  return { params: { id } };
}

/** Only the owner gets an answer; all others get 404. */
const ownersOnly = { other: 404, editor: 404, admin: 404 } as const;

type PushCallName = Extract<CallName, `${string}Push${string}`>;

const nothing = { request: () => ({}) };

export const pushScenarios: { readonly [K in PushCallName]: Scenario<K> } = {
  getPush: nothing,
  getPushDevices: nothing,
  putPushDevice: { request: () => ({ body: pushDevice }) },
  deletePushDevice: { request: ofPushDevice },
  postPushTest: { request: ofPushDevice },
  postPushSnooze: {
    request: async (context) => {
      const { params } = await ofPushDevice(context);
      const { database } = context.api;
      const client = new Client({ connectionString: database.connectionString });
      await client.connect();
      const event = `${videoId('live-sora')}:live`;
      await client.query(
        `insert into push_outbox (device_id, event, kind, video_id, due_at, expires_at, outcome, done_at)
        values ($1, $2, 'live', $3, now(), now(), 'sent', now()) on conflict do nothing`,
        [params.id, event, videoId('live-sora')],
      );
      await client.end();
      return { params, body: { event } };
    },
  },
  getPushWebhooks: {
    request: async (context) => {
      await ofWebhook(context);
      return {};
    },
  },
  postPushWebhook: { request: (context) => ({ body: webhookBody(context) }) },
  putPushWebhook: {
    request: async (context) => ({
      ...(await ofWebhook(context)),
      body: { lang: 'en', choices: webhookChoices },
    }),
    status: ownersOnly,
  },
  deletePushWebhook: { request: ofWebhook, status: ownersOnly },
  postPushWebhookTest: { request: ofWebhook, status: ownersOnly },
};
