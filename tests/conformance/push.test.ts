/** Notifications: who gets which, how often, and what is done about push services and processes that fail. */
import { randomUUID } from 'node:crypto';
import type { PushChoices, PushDevice, PushRule } from '@oshimado/contract';
import { NO_PUSH_CHOICES, wordsChip, writeChips } from '@oshimado/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushKeysOf } from '../../apps/api/src/push/push-keys';
import { createPushSender } from '../../apps/api/src/push/push-sender';
import { createPushTransport, type SendPush } from '../../apps/api/src/push/push-transport';
import type { PushStore } from '../../apps/api/src/store';
import type { VideoRecord } from '../../apps/api/src/store/records';
import * as world from '../fixtures/world';
import { isLong } from '../support/is-long';
import {
  pushDeviceId,
  startPushService,
  type PushBrowser,
  type PushService,
} from '../support/push-service';
import { runOutWhenAsked } from '../support/run-out-when-asked';
import { newPerson } from './people';
import { ownServer } from './server';

const MINUTE = 60_000;
const ORIGIN = 'https://oshimado.example';
const PATH = '/api/v2/push/devices';

const api = ownServer();
let service: PushService;
let sendPush: SendPush;
let close: () => Promise<void>;
let made = 0;
/** Ids of the devices of the test before. */
const subscribed: string[] = [];

const rule = (of: PushRule['of'], id: string, changes: Partial<PushRule> = {}): PushRule => ({
  of,
  id,
  live: true,
  scheduled: true,
  moved: true,
  before: 0,
  ...changes,
});
const choose = (changes: Partial<PushChoices> = {}): PushChoices => ({
  ...NO_PUSH_CHOICES,
  rules: [rule('channel', world.ids.sora)],
  hourly: 60,
  ...changes,
});
const clock = { now: () => api.now(), sleep: () => Promise.resolve() };
const log = { info: () => undefined, warn: () => undefined };

/** Webhooks have tests of their own. */
const noWebhooks = () => Promise.reject(new Error('there is no webhook'));

interface Mortal {
  /** Ends with the process, too. */
  readonly round: () => Promise<void>;
  /** From now on nothing that it does reaches the outside. */
  readonly kill: () => void;
}

/** A sender whose process can be killed: what it began then never ends. */
function startSender(send: SendPush = sendPush): Mortal {
  let isDead = false;
  let end: () => void = () => undefined;
  const dead = new Promise<void>((resolve) => (end = resolve));
  const never = new Promise<never>(() => undefined);
  const alive =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (isDead) return never;
      const done = await work(...given);
      return isDead ? never : done;
    };
  const { outbox, devices, webhooks, plan } = api.store.push;
  const store: PushStore = {
    devices: { ...devices, forgetEnded: alive(devices.forgetEnded) },
    webhooks,
    plan: alive(plan),
    outbox: {
      claim: alive(outbox.claim),
      begin: alive(outbox.begin),
      finish: alive(outbox.finish),
      sweep: alive(outbox.sweep),
      test: outbox.test,
      snooze: outbox.snooze,
    },
  };
  const sender = createPushSender({
    store,
    send: alive(send),
    sendToWebhook: noWebhooks,
    origin: ORIGIN,
    clock,
    log,
  });
  const { signal } = new AbortController();
  return {
    round: () => Promise.race([sender.round(signal), dead]),
    kill: () => {
      isDead = true;
      end();
    },
  };
}

/** Time passes, and a sender does its round. */
async function pass(ms: number, sender = startSender()): Promise<void> {
  api.pass(ms);
  await sender.round();
}

interface DeviceGiven {
  readonly zone?: string;
  readonly lang?: string;
  /** Id of its account. Default none. */
  readonly userId?: string;
}

async function addDevice(
  choices: PushChoices,
  { zone = 'UTC', lang = 'en', userId }: DeviceGiven = {},
): Promise<PushBrowser> {
  const browser = service.subscribe();
  const { endpoint, keys } = browser;
  const id = pushDeviceId(browser);
  subscribed.push(id);
  const owner = userId === undefined ? undefined : { userId, sessionId: randomUUID() };
  const device = { id, endpoint, ...keys, zone, lang, choices, device: null, owner };
  await api.store.push.devices.put(device);
  return browser;
}

/** A new device, which has seen the streams there are. */
async function subscribe(choices = choose(), given: DeviceGiven = {}): Promise<PushBrowser> {
  const browser = await addDevice(choices, given);
  await pass(6_000);
  return browser;
}

/** A stream that is scheduled in so many minutes. */
function newStream(minutes: number, changes: Partial<VideoRecord> = {}): VideoRecord {
  made += 1;
  return {
    id: world.videoId(`push${made}-`),
    type: 'stream',
    status: 'upcoming',
    title: `Stream ${made}`,
    channel_id: world.ids.sora,
    published_at: new Date(api.now()),
    start_scheduled: new Date(api.now() + minutes * MINUTE),
    ...changes,
  };
}
const write = (...streams: readonly VideoRecord[]) => api.store.source.writeVideos(streams);
const goLive = (stream: VideoRecord) =>
  write({ ...stream, status: 'live', start_actual: new Date(api.now()) });
const titles = ({ received }: PushBrowser) =>
  received.map(({ content }) => content.notification.title);

beforeAll(async () => {
  const keys = pushKeysOf(api.secret);
  service = await startPushService(keys.publicKey);
  const transport = createPushTransport({
    keys,
    contact: 'mailto:push@oshimado.example',
    now: api.now,
    isAllowed: () => true,
    isEndpoint: () => true,
    // The service of these tests answers each request, on a slow machine late.
    timeoutMs: 60_000,
  });
  sendPush = transport.send;
  close = transport.close;
});
beforeEach(async () => {
  // Each test has streams and devices of its own, and the hours of the others are over.
  for (const id of subscribed.splice(0)) await api.store.push.devices.remove(id);
  service.reply();
  api.pass(120 * MINUTE);
});
afterAll(async () => {
  await close();
  await service.stop();
});

describe('a stream', () => {
  it('a stream is announced, moved and live on a device that follows its channel, each once', async () => {
    const browser = await subscribe();
    const other = await subscribe(choose({ rules: [rule('channel', world.ids.kuzu)] }));
    const stream = newStream(300);
    await write(stream);
    await pass(6_000);
    await write({ ...stream, start_scheduled: new Date(api.now() + 360 * MINUTE) });
    await pass(6_000);
    await goLive(stream);
    for (let round = 0; round < 3; round += 1) await pass(6_000);
    expect(titles(browser)).toEqual([
      expect.stringMatching(/^Sora: /),
      expect.stringMatching(/^Sora now starts /),
      'Sora is live',
    ]);
    const [scheduled, moved, live] = browser.received;
    expect(live).toMatchObject({
      ttl: 1_800,
      urgency: 'high',
      content: {
        web_push: 8030,
        notification: {
          body: stream.title,
          navigate: `${ORIGIN}/watch/${stream.id}`,
          tag: `v:${stream.id}`,
          lang: 'en',
          data: { event: `${stream.id}:live`, video: stream.id },
          actions: [{ action: 'multiview', navigate: `${ORIGIN}/multiview/AAYY${stream.id}` }],
        },
      },
    });
    // One stream is one line on the device, and one message at the push service.
    expect(new Set([scheduled?.topic, moved?.topic, live?.topic]).size).toBe(1);
    expect(other.received).toEqual([]);
  });

  it('a stream is not live a second time after an interruption', async () => {
    const browser = await subscribe();
    const stream = newStream(60);
    await goLive(stream);
    await pass(6_000);
    await write({ ...stream, status: 'past' });
    await pass(6_000);
    await goLive(stream);
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora is live']);
  });

  it('a stream that has begun before the first device was there, or during an outage, is no news', async () => {
    await write({
      ...newStream(-60),
      status: 'live',
      start_actual: new Date(api.now() - 60 * MINUTE),
    });
    const browser = await subscribe();
    await write(newStream(200));
    await pass(30 * MINUTE);
    expect(browser.received).toEqual([]);
  });

  it('a notification is written in the language and the zone of the device', async () => {
    const browser = await subscribe(choose(), { lang: 'ja', zone: 'Asia/Tokyo' });
    const start = new Date(Math.ceil(api.now() / 3_600_000) * 3_600_000 + 5 * 3_600_000);
    await write(newStream(0, { start_scheduled: start }));
    await pass(6_000);
    const hour = new Intl.DateTimeFormat('ja', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(titles(browser)).toEqual([expect.stringContaining(`空ちゃんねる：`)]);
    expect(titles(browser)[0]).toContain(hour.format(start));
  });

  it('reminds the devices that chose those minutes', async () => {
    const before = (minutes: PushRule['before']) =>
      choose({ rules: [rule('channel', world.ids.sora, { scheduled: false, before: minutes })] });
    const [early, late] = [await subscribe(before(60)), await subscribe(before(15))];
    await write(newStream(62));
    for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE);
    expect(titles(early)).toEqual(['Sora starts in 60 minutes']);
    expect(titles(late)).toEqual(['Sora starts in 15 minutes']);
  });

  it('a stream with a bell of its own sends notifications, for members too, and its rule ends with it', async () => {
    const stream = newStream(62, { topic_id: 'membersonly' });
    const channel = rule('channel', world.ids.kuzu);
    const mine = rule('video', stream.id, { scheduled: false, before: 15 });
    await write(stream, newStream(62));
    const browser = await subscribe(choose({ rules: [channel, mine] }));
    for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE);
    await goLive(stream);
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora starts in 15 minutes', 'Sora is live']);
    const rules = async () =>
      (await api.store.push.devices.find(pushDeviceId(browser)))?.choices.rules;
    expect(await rules()).toEqual([channel, mine]);
    await write({ ...stream, status: 'past' });
    await pass(6_000);
    expect(await rules()).toEqual([channel]);
  });

  it('a stream of a channel in a group with a bell sends notifications as long as the channel is in it', async () => {
    const { id: userId } = await newPerson(api);
    const group = async (...channel_ids: string[]) =>
      api.store.favoriteGroups.change(userId, [
        {
          op: 'put',
          id: 'singers',
          name: 'Singers',
          color: 'red',
          position: 1,
          channel_ids,
          at: new Date(api.now()).toISOString(),
        },
      ]);
    await group(world.ids.sora);
    const browser = await subscribe(choose({ rules: [rule('group', 'singers')] }), { userId });
    const { id: stranger } = await newPerson(api);
    const other = await subscribe(choose({ rules: [rule('group', 'singers')] }), {
      userId: stranger,
    });
    await goLive(newStream(0));
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora is live']);
    await group(world.ids.kuzu);
    await goLive(newStream(0));
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora is live']);
    expect(other.received).toEqual([]);
  });

  it('a stream that a saved search finds sends notifications, by the rules of the search', async () => {
    const org = { type: 'org', value: 'Hololive', text: 'Hololive' } as const;
    const q = writeChips([wordsChip('title & desc', 'かラオケ'), org]);
    const query = new URLSearchParams({ q }).toString();
    const search = rule('search', 'one', { search: { name: 'Karaoke', query } });
    const browser = await subscribe(choose({ rules: [search] }));
    await goLive(newStream(0, { title: '深夜のカラオケ' }));
    await goLive(newStream(0, { title: '深夜のゲーム' }));
    await goLive(newStream(0, { title: '深夜のカラオケ', channel_id: world.ids.kuzu }));
    await pass(6_000);
    expect(browser.received.map(({ content }) => content.notification.body)).toEqual([
      '深夜のカラオケ',
    ]);
    expect(titles(browser)).toEqual(['Sora is live']);
  });

  it('a channel with a bell for clips sends new ones in the languages of the device', async () => {
    const clips = rule('channel', world.ids.sora, { live: false, clips: true });
    const browser = await subscribe(choose({ rules: [clips], clip_langs: ['en'] }));
    const source = newStream(0);
    const clip = (lang: string, at = api.now()) =>
      newStream(0, {
        type: 'clip',
        status: 'past',
        lang,
        channel_id: world.ids.clipEn,
        start_scheduled: null,
        published_at: new Date(at),
        sources: [source.id],
      });
    await write({ ...source, status: 'past' });
    const english = clip('en');
    await write(english, clip('es'), clip('en', api.now() - 48 * 60 * MINUTE));
    await pass(6_000);
    await pass(6_000);
    expect(browser.received.map(({ content }) => content.notification)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^New clip by /),
        body: english.title,
        navigate: `${ORIGIN}/watch/${english.id}`,
      }),
    ]);
  });

  it('a stream for members, and a free chat room, are left out', async () => {
    const browser = await subscribe();
    await write(
      newStream(100, { topic_id: 'membersonly' }),
      newStream(100, { title: 'フリーチャット' }),
    );
    await pass(6_000);
    expect(browser.received).toEqual([]);
  });
});

describe('a device', () => {
  it('a device gets nothing in its quiet hours, and nothing of them afterwards', async () => {
    const hour = new Date(api.now()).toISOString().slice(11, 16);
    const end = new Date(api.now() + 30 * MINUTE).toISOString().slice(11, 16);
    const browser = await subscribe(choose({ quiet: { from: hour, to: end } }));
    await goLive(newStream(0));
    await pass(6_000);
    for (let minute = 0; minute < 32; minute += 1) await pass(MINUTE);
    expect(browser.received).toEqual([]);
    await goLive(newStream(0));
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora is live']);
  });

  it('a device gets at most so many an hour, then one summary', async () => {
    const browser = await subscribe(choose({ hourly: 2 }));
    for (let stream = 0; stream < 5; stream += 1) {
      await goLive(newStream(0));
      await pass(MINUTE);
    }
    expect(titles(browser)).toEqual(['Sora is live', 'Sora is live']);
    for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE);
    expect(titles(browser).slice(2)).toEqual(['3 more notifications from the last hour']);
    expect(browser.received[2]?.content.notification.navigate).toBe(`${ORIGIN}/`);
  });
});

describe('a notification that is snoozed', () => {
  const snooze = (browser: PushBrowser, event: string) =>
    api.send('POST', `/api/v2/push/devices/${pushDeviceId(browser)}/snooze`, { event });
  const eventOf = ({ received }: PushBrowser) =>
    received.at(-1)?.content.notification.data.event ?? '';

  it('a notification that is snoozed comes again after 15 minutes, once, also when it was pressed twice and by another process', async () => {
    const browser = await subscribe();
    const stream = newStream(0);
    await goLive(stream);
    await pass(6_000);
    expect(browser.received[0]?.content.notification.data).toMatchObject({
      snooze: { title: 'Snooze for 15 minutes', failed: expect.any(String) },
    });
    expect((await snooze(browser, eventOf(browser))).statusCode).toBe(200);
    await pass(5 * MINUTE);
    expect((await snooze(browser, eventOf(browser))).statusCode).toBe(200);
    await pass(14 * MINUTE);
    expect(browser.received).toHaveLength(1);
    await Promise.all([pass(MINUTE), startSender().round()]);
    await pass(MINUTE);
    expect(titles(browser)).toEqual(['Sora is live', 'Sora is live']);
    expect(browser.received[1]?.content.notification.tag).toBe(`v:${stream.id}`);
    expect(eventOf(browser)).toBe(`${stream.id}:snooze`);
    expect((await snooze(browser, eventOf(browser))).statusCode).toBe(200);
    await pass(15 * MINUTE);
    expect(browser.received).toHaveLength(3);
  });

  it('a notification that is snoozed again while it is being sent comes again', async () => {
    const browser = await subscribe();
    await goLive(newStream(0));
    await pass(6_000);
    await snooze(browser, eventOf(browser));
    const again = startSender(async (message) => {
      const answer = await sendPush(message);
      await snooze(browser, eventOf(browser));
      return answer;
    });
    await pass(15 * MINUTE, again);
    expect(browser.received).toHaveLength(2);
    await pass(15 * MINUTE);
    expect(browser.received).toHaveLength(3);
  });

  it('a snoozed reminder says how it is then', async () => {
    const browser = await subscribe(
      choose({ rules: [rule('channel', world.ids.sora, { scheduled: false, before: 30 })] }),
    );
    await write(newStream(30));
    await pass(6_000);
    await snooze(browser, eventOf(browser));
    await pass(15 * MINUTE);
    expect(titles(browser)).toEqual(['Sora starts in 30 minutes', 'Sora starts in 15 minutes']);
  });

  it('a notification that is snoozed does not come if the stream is over by then', async () => {
    const browser = await subscribe();
    const stream = newStream(0);
    await goLive(stream);
    await pass(6_000);
    await snooze(browser, eventOf(browser));
    await write({ ...stream, status: 'past', start_actual: new Date(api.now()) });
    for (let minute = 0; minute < 20; minute += 1) await pass(MINUTE);
    expect(browser.received).toHaveLength(1);
  });

  it('into quiet hours, or of an event that the device has not had, is refused', async () => {
    const at = (ms: number) => new Date(api.now() + ms).toISOString().slice(11, 16);
    const quiet = { from: at(10 * MINUTE), to: at(60 * MINUTE) };
    const browser = await subscribe(choose({ quiet }));
    await goLive(newStream(0));
    await pass(6_000);
    expect((await snooze(browser, eventOf(browser))).statusCode).toBe(409);
    expect((await snooze(browser, 'other:live')).statusCode).toBe(404);
    const other = await subscribe();
    expect((await snooze(other, eventOf(browser))).statusCode).toBe(404);
  });
});

describe('a push service', () => {
  it.each([404, 410])('a push service that answers %d has the device removed', async (status) => {
    const browser = await subscribe();
    service.reply(status);
    await goLive(newStream(0));
    await pass(6_000);
    expect(await api.store.push.devices.find(pushDeviceId(browser))).toBeUndefined();
  });

  it.each([
    ['429 with seconds', { status: 429, retryAfter: '120' }, 120_000],
    ['429 with a date', { status: 429, retryAfter: 'date' }, 90_000],
    ['503 with a date', { status: 503, retryAfter: 'date' }, 90_000],
    ['500', 500, 15_000],
    ['nothing', 'silence', 15_000],
  ] as const)('that answers %s is asked again when it is time', async (_, reply, waitMs) => {
    const browser = await subscribe();
    await goLive(newStream(0));
    const retryAfter = new Date(api.now() + 6_000 + waitMs).toUTCString();
    service.reply(
      typeof reply === 'object' && reply.retryAfter === 'date' ? { ...reply, retryAfter } : reply,
    );
    if (reply === 'silence') runOutWhenAsked(service.requests);
    await pass(6_000);
    vi.restoreAllMocks();
    const asked = service.requests();
    await pass(waitMs - 1_500);
    expect([service.requests(), browser.received]).toEqual([asked, []]);
    await pass(1_500);
    expect(titles(browser)).toEqual(['Sora is live']);
  });

  it('a push service that never answers is given up when the news is old', async () => {
    const browser = await subscribe();
    service.reply(...Array.from({ length: 12 }, () => 500));
    await goLive(newStream(0));
    for (let minute = 0; minute < 40; minute += 1) await pass(MINUTE);
    expect(browser.received).toEqual([]);
    const asked = service.requests();
    await pass(60 * MINUTE);
    expect(service.requests()).toBe(asked);
  });

  it('a push service that answers with a redirect is not followed, nor asked again with this message', async () => {
    const browser = await subscribe();
    service.reply(307);
    await goLive(newStream(0));
    const asked = service.requests();
    for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
    expect(service.requests()).toBe(asked + 1);
    expect(browser.received).toEqual([]);
  });

  it('a push service that finds a message too large gets a shorter one', async () => {
    const browser = await subscribe();
    service.reply(413);
    await goLive(newStream(0, { title: '長'.repeat(500) }));
    await pass(6_000);
    const [received] = browser.received;
    expect(received?.content.notification).toMatchObject({ title: 'Sora is live' });
    expect(received?.content.notification.body).toBeUndefined();
  });

  it('a push service gets no message above 2 KiB, however long the title is', async () => {
    const browser = await subscribe(choose(), { lang: 'th' });
    await goLive(newStream(0, { title: '🎞️'.repeat(400) }));
    await pass(6_000);
    expect(browser.received.map(({ bytes }) => bytes < 2_048)).toEqual([true]);
  });

  it('a push service gets the messages of the other devices where one has a language that cannot be written', async () => {
    await subscribe(choose(), { lang: '-' });
    const browser = await subscribe(choose());
    const stream = newStream(0);
    await goLive(stream);
    await pass(6_000);
    expect(titles(browser)).toEqual(['Sora is live']);
    await write({ ...stream, status: 'past' });
  });

  it('a push service is not reached at an address of this network', async () => {
    const browser = await subscribe();
    const keys = pushKeysOf(api.secret);
    const strict = createPushTransport({
      keys,
      contact: 'mailto:push@oshimado.example',
      now: api.now,
      isEndpoint: () => true,
    });
    await goLive(newStream(0));
    const asked = service.requests();
    const byName = { ...browser, endpoint: browser.endpoint.replace('127.0.0.1', 'localhost') };
    const message = {
      ...byName.keys,
      payload: '{}',
      ttl: 1,
      urgency: 'normal',
      topic: 'a',
    } as const;
    expect((await strict.send({ ...message, endpoint: byName.endpoint })).status).toBe(0);
    await strict.close();
    expect(service.requests()).toBe(asked);
  });
});

it('senders that are killed lose and double nothing, and one device has each event once', async () => {
  const devices = isLong ? 1_000 : 60;
  const events = isLong ? 60 : 12;
  const browsers = await Promise.all(Array.from({ length: devices }, () => addDevice(choose())));
  const night = await subscribe(choose({ quiet: { from: '00:00', to: '23:59' } }));
  await pass(6_000);
  let sent = 0;
  let sender = startSender();
  let kills = 0;
  const killing: SendPush = async (message) => {
    sent += 1;
    const isLast = sent % 97 === 0;
    const answer = await sendPush(message);
    // The service has it, and the process that sent it ends before it could note that.
    if (isLast) {
      kills += 1;
      sender.kill();
    }
    return answer;
  };
  sender = startSender(killing);
  for (let event = 0; event < events; event += 1) {
    await goLive(newStream(0));
    api.pass(6_000);
    // Until one was killed it has all messages, so that this happens however the processes share them.
    if (kills === 0) await sender.round();
    // Two processes at once, one of which may be killed at any moment.
    const other = startSender();
    await Promise.all([sender.round(), other.round()]);
    if (event % 3 === 2) sender = startSender(killing);
  }
  for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
  const counts = browsers.map(
    ({ received }) => new Set(received.map(({ content }) => content.notification.data.event)).size,
  );
  expect(counts).toEqual(Array.from({ length: devices }, () => events));
  const doubled = browsers.flatMap(({ received }) => received).length - devices * events;
  // A message that was accepted without a note of it is sent once more, with the same topic and tag.
  expect(kills).toBeGreaterThan(0);
  expect(doubled).toBeLessThanOrEqual(kills * 64);
  expect(night.received).toEqual([]);
});

it('every message was as the three standards ask', () => {
  expect(service.requests()).toBeGreaterThan(0);
  expect(service.problems).toEqual([]);
});

describe('calls', () => {
  const endpoint = (name: string) => `https://push.example/${name}`;
  const body = (name: string, changes: object = {}) => ({
    endpoint: endpoint(name),
    keys: service.subscribe().keys,
    lang: 'en',
    zone: 'Europe/Berlin',
    choices: choose(),
    ...changes,
  });
  const find = async (name: string, headers = {}) => {
    const id = pushDeviceId({ endpoint: endpoint(name) });
    const answer = await api.get(`/api/v2/push?id=${id}`, headers);
    return answer.json<{ device: PushDevice | null }>().device;
  };

  it('a guest adds, changes and removes a device; nobody learns its endpoint', async () => {
    const added = await api.send('PUT', PATH, body('guest'));
    expect([added.statusCode, added.json()]).toMatchObject([200, { has_account: false }]);
    expect(added.body).not.toContain('push.example');
    await api.send('PUT', PATH, body('guest', { choices: choose({ hourly: 3 }) }));
    expect((await find('guest'))?.choices.hourly).toBe(3);
    const { id } = added.json<PushDevice>();
    expect((await api.send('POST', `/api/v2/push/devices/${id}/test`)).statusCode).toBe(200);
    expect((await api.send('DELETE', `/api/v2/push/devices/${id}`)).statusCode).toBe(200);
    expect((await api.send('DELETE', `/api/v2/push/devices/${id}`)).statusCode).toBe(404);
    expect((await api.send('POST', `/api/v2/push/devices/${id}/test`)).statusCode).toBe(404);
    expect(await find('guest')).toBeNull();
  });

  it('an account lists its devices, exports them, and its log-out ends them', async () => {
    const [mine, other] = [await newPerson(api), await newPerson(api)];
    await api.send('PUT', PATH, body('mine'), mine.headers);
    const list = async ({ headers }: typeof mine) =>
      (await api.get(PATH, headers)).json<PushDevice[]>().length;
    expect([await list(mine), await list(other)]).toEqual([1, 0]);
    const exported = await api.get('/api/v2/user/export', mine.headers);
    expect(exported.json<{ push_devices: PushDevice[] }>().push_devices).toHaveLength(1);
    expect(exported.body).not.toContain('push.example');
    await api.send('POST', '/api/v2/user/logout', {}, mine.headers);
    expect(await find('mine')).toBeNull();
  });

  it('a device outlives a login that expires, until the next one that changed it is logged out', async () => {
    const agent = { 'user-agent': 'a test' };
    const mine = await newPerson(api, 'user', 'expiring');
    await api.send('PUT', PATH, body('kept'), { ...mine.headers, ...agent });
    await api.send('PUT', PATH, body('elsewhere'), { ...mine.headers, ...agent });
    expect(await find('kept', mine.headers)).toMatchObject({ ends_with_login: true });
    // Longer than a login lasts, and shorter than expired ones are kept.
    api.pass(7.5 * 24 * 60 * MINUTE);
    const again = await newPerson(api, 'user', 'expiring');
    expect(again.id).toBe(mine.id);
    const kept = await find('kept', again.headers);
    expect(kept).toMatchObject({ has_account: true, ends_with_login: false });
    await api.send('PUT', PATH, body('kept'), { ...again.headers, 'user-agent': 'a later test' });
    await api.send('POST', '/api/v2/user/logout', {}, again.headers);
    expect([await find('kept'), (await find('elsewhere'))?.has_account]).toEqual([null, true]);
  });

  it('a device of an account stays its own when it is changed without a login', async () => {
    const mine = await newPerson(api);
    await api.send('PUT', PATH, body('claimed'), mine.headers);
    await api.send('PUT', PATH, body('claimed', { lang: 'ja' }));
    const device = { has_account: true, ends_with_login: true, lang: 'ja' };
    expect(await find('claimed', mine.headers)).toMatchObject(device);
  });

  it('a device of another account is none for a caller, whose change makes it the caller’s', async () => {
    const [mine, other] = [await newPerson(api), await newPerson(api)];
    await api.send('PUT', PATH, body('shared'), mine.headers);
    expect(await find('shared', other.headers)).toBeNull();
    await api.send('PUT', PATH, body('shared', { lang: 'ja' }), other.headers);
    expect(await find('shared', other.headers)).toMatchObject({ lang: 'ja' });
    expect(await find('shared', mine.headers)).toBeNull();
    await api.send('POST', '/api/v2/user/logout', {}, other.headers);
    expect(await find('shared')).toBeNull();
  });

  it('a device whose subscription was replaced keeps its account, also without a login', async () => {
    const mine = await newPerson(api);
    await api.send('PUT', PATH, body('old'), mine.headers);
    await api.send('PUT', PATH, body('new', { former: endpoint('old') }));
    expect(await find('old')).toBeNull();
    expect(await find('new', mine.headers)).toMatchObject({ ends_with_login: true });
  });

  it('a log-out leaves the devices of other logins of the account', async () => {
    const mine = await newPerson(api, 'user', 'twice');
    const other = await newPerson(api, 'user', 'twice');
    await api.send('PUT', PATH, body('first'), mine.headers);
    await api.send('PUT', PATH, body('second'), other.headers);
    await api.send('POST', '/api/v2/user/logout', {}, other.headers);
    expect([(await find('first'))?.has_account, await find('second')]).toEqual([true, null]);
    await api.send('POST', '/api/v2/user/logout', { all: true }, mine.headers);
    expect(await find('first')).toBeNull();
  });

  it('the end of an account ends its devices', async () => {
    const mine = await newPerson(api);
    await api.send('PUT', PATH, body('ended'), mine.headers);
    expect(await find('ended')).toMatchObject({ has_account: true });
    await api.send('DELETE', '/api/v2/user', { confirm: 'delete' }, mine.headers);
    expect(await find('ended')).toBeNull();
  });

  it('an account has at most 20 devices', async () => {
    const mine = await newPerson(api);
    for (let device = 0; device < 22; device += 1) {
      await api.send('PUT', PATH, body(`many-${device}`), mine.headers);
      api.pass(1_000);
    }
    expect((await api.get(PATH, mine.headers)).json<unknown[]>()).toHaveLength(20);
    expect([await find('many-1'), (await find('many-2'))?.has_account]).toEqual([null, true]);
  });

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.8/a',
    'https://localhost/a',
    'https://push.example:8443/a',
    'https://user:word@push.example/a',
  ])('%s is no push service', async (bad) => {
    const answer = await api.send('PUT', PATH, body('bad', { endpoint: bad }));
    expect(answer.statusCode).toBe(400);
  });

  it('a search that no stream can match, and an eleventh one, are refused', async () => {
    const q = writeChips([wordsChip('title & desc', 'karaoke')]);
    const comments = writeChips([wordsChip('comments', 'karaoke')]);
    const put = async (queries: readonly (string | undefined)[]) => {
      const rules = queries.map((query, at) =>
        rule('search', String(at), query === undefined ? {} : { search: { name: 'a', query } }),
      );
      return (await api.send('PUT', PATH, body('search', { choices: choose({ rules }) })))
        .statusCode;
    };
    const good = new URLSearchParams({ q }).toString();
    const many = (count: number) => Array.from({ length: count }, () => good);
    expect(await put(many(10))).toBe(200);
    const bad = new URLSearchParams({ q: comments }).toString();
    const refused = [many(11), [undefined], [''], [bad], [`${good}&favorites=true`]];
    expect(await Promise.all(refused.map(put))).toEqual(refused.map(() => 400));
  });

  it.each([
    { zone: 'Mars/Base' },
    { choices: { ...choose(), hourly: 0 } },
    { choices: choose({ quiet: { from: '24:00', to: '01:00' } }) },
    { keys: { p256dh: 'short', auth: 'short' } },
  ])('%j is refused', async (changes) => {
    expect((await api.send('PUT', PATH, body('bad', changes))).statusCode).toBe(400);
  });
});
