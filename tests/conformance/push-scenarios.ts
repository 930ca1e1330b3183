/** The calls of notifications, each once. */
import type { BodyOf, CallName } from '@oshimado/contract';
import { ids } from '../fixtures/world';
import { pushDeviceId } from '../support/push-service';
import type { Scenario, ScenarioContext } from './scenario';

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

type PushCallName = Extract<CallName, `${string}Push${string}`>;

const nothing = { request: () => ({}) };

export const pushScenarios: { readonly [K in PushCallName]: Scenario<K> } = {
  getPush: nothing,
  getPushDevices: nothing,
  putPushDevice: { request: () => ({ body: pushDevice }) },
  deletePushDevice: { request: ofPushDevice },
  postPushTest: { request: ofPushDevice },
};
