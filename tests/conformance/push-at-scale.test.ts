/**
 * Notifications of a large site: an hour with many devices and events, in which senders end at any moment. Encryption and the network are
 * left out: they have tests of their own, and are the same for each message.
 */
import { performance } from 'node:perf_hooks';
import { NO_PUSH_CHOICES } from '@oshimado/domain';
import { expect, it } from 'vitest';
import { createPushSender } from '../../apps/api/src/push/push-sender';
import type { SendPush } from '../../apps/api/src/push/push-transport';
import type { PushStore } from '../../apps/api/src/store';
import * as world from '../fixtures/world';
import { isLong } from '../support/is-long';
import { serverOfTest } from './server';

const HOUR_MS = 3_600_000;
const DEVICES = isLong ? 10_000 : 100;
const EVENTS = isLong ? 200 : 20;
/** Each device follows one. */
const TOPICS = isLong ? 20 : 5;
/** Of so many devices one has its quiet hours. */
const QUIET = 20;
/** Every so many messages the sender ends before it can note them. */
const LIFE = isLong ? 4_999 : 83;

const idOf = (device: number) => `device-${device}`.padEnd(43, '-');
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

async function addDevices({ devices }: PushStore) {
  const add = (device: number) =>
    devices.put({
      id: idOf(device),
      endpoint: `https://push-${device % 3}.example/${device}`,
      p256dh: 'p',
      auth: 'a',
      lang: device % 2 === 0 ? 'en' : 'ja',
      zone: 'UTC',
      choices: {
        ...NO_PUSH_CHOICES,
        hourly: 60,
        quiet: device % QUIET === 0 ? { from: '00:00', to: '23:59' } : null,
        rules: [
          {
            of: 'topic',
            id: `topic-${device % TOPICS}`,
            live: true,
            scheduled: false,
            moved: false,
            before: 0,
          },
        ],
      },
      device: null,
      owner: undefined,
    });
  for (let device = 0; device < DEVICES; device += 20) {
    const some = Array.from({ length: Math.min(20, DEVICES - device) }, (_, at) => device + at);
    await Promise.all(some.map(add));
  }
}

it(
  `${DEVICES} devices have ${EVENTS} events of an hour, each once, while senders end`,
  async () => {
    const api = await serverOfTest();
    const { push, source } = api.store;
    await addDevices(push);
    const received = new Map<string, number>();
    const delays: number[] = [];
    let writtenAt = 0;
    let sent = 0;
    let kills = 0;
    let isDead = false;
    const never = new Promise<never>(() => undefined);
    let end = () => undefined as void;

    const send: SendPush = async ({ endpoint, payload }) => {
      const { notification } = JSON.parse(payload) as {
        readonly notification: { readonly data: { readonly event: string } };
      };
      const key = `${endpoint} ${notification.data.event}`;
      received.set(key, (received.get(key) ?? 0) + 1);
      delays.push(performance.now() - writtenAt);
      sent += 1;
      if (sent % LIFE === 0) {
        kills += 1;
        isDead = true;
        end();
      }
      return isDead ? never : { status: 201, retryAfterMs: undefined };
    };
    const clock = { now: () => api.now(), sleep: () => Promise.resolve() };
    const log = { info: () => undefined, warn: () => undefined };
    const { signal } = new AbortController();
    /** A process does its round, or ends in it. */
    const live = async () => {
      isDead = false;
      const sender = createPushSender({
        store: push,
        send,
        sendToWebhook: () => Promise.reject(new Error('there is no webhook')),
        origin: 'https://oshimado.example',
        clock,
        log,
      });
      const killed = new Promise<void>((resolve) => (end = resolve));
      await Promise.race([sender.round(signal), killed]);
    };

    await live();
    const before = process.cpuUsage();
    for (let event = 0; event < EVENTS; event += 1) {
      await source.writeVideos([
        {
          id: world.videoId(`scale${event}-`),
          type: 'stream',
          status: 'live',
          title: `Stream ${event}`,
          channel_id: world.ids.sora,
          topic_id: `topic-${event % TOPICS}`,
          published_at: new Date(api.now()),
          start_scheduled: new Date(api.now()),
          start_actual: new Date(api.now()),
        },
      ]);
      writtenAt = performance.now();
      api.pass(HOUR_MS / EVENTS);
      await live();
    }
    // What processes left behind is taken over after a minute.
    for (let minute = 0; minute < 5; minute += 1) {
      writtenAt = performance.now();
      api.pass(60_000);
      await live();
    }
    const used = process.cpuUsage(before);

    const awake = Array.from({ length: DEVICES }, (_, device) => device).filter(
      (device) => device % QUIET !== 0,
    );
    const expected = awake.flatMap((device) =>
      Array.from({ length: EVENTS }, (_, event) => event)
        .filter((event) => event % TOPICS === device % TOPICS)
        .map(
          (event) =>
            `https://push-${device % 3}.example/${device} ${world.videoId(`scale${event}-`)}:live`,
        ),
    );
    expect(kills).toBeGreaterThan(0);
    expect([...received.keys()].sort()).toEqual(expected.sort());
    // A message that was handed over without a note of it is sent once more, with the same topic and tag.
    expect(sent - received.size).toBeLessThanOrEqual(kills * 64);
    if (isLong) {
      const sorted = delays.sort((a, b) => a - b);
      const cpuMs = (used.user + used.system) / 1_000;
      console.info(
        `${sent} messages, ${kills} ends, ${sent - received.size} twice; ` +
          `p95 ${percentile(sorted, 0.95).toFixed(0)} ms after the event was written; ` +
          `${((cpuMs / sent) * 1_000).toFixed(0)} ms of processor time a thousand`,
      );
    }
  },
  isLong ? 3 * HOUR_MS : undefined,
);
