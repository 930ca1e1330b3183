/** Live translations as existing clients speak them: rooms, lines, and what is too much. */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../conformance/people';
import { at, ids, videoId } from '../fixtures/world';
import { joinRaw, openRaw, type RawSocket } from './raw-socket';
import { startTranslations, type TranslationServer } from './translation-server';

const LIVE = videoId('live-sora');
const SOON = videoId('soon-sora');
const LINK = 'https://twitcasting.tv/somebody';
const HOUR = 3_600_000;

let api: TranslationServer;
let translator: Person;
const sockets: Socket[] = [];
const raws: RawSocket[] = [];

beforeAll(async () => {
  api = await startTranslations();
  translator = await newPerson(api);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const raw of raws.splice(0)) {
    raw.close();
    await raw.closed;
  }
});
afterAll(() => api.stop());

const once = <T>(socket: Socket, event: string) =>
  new Promise<T>((resolve) => {
    socket.once(event, resolve);
  });

async function connect(): Promise<Socket> {
  const socket = io(api.origin, {
    path: '/api/socket.io/',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function join(video_id: string, lang = 'en'): Promise<Socket> {
  const socket = await connect();
  const joined = once(socket, 'subscribeSuccess');
  socket.emit('subscribe', { video_id, lang });
  await joined;
  return socket;
}

async function joinAsBot(): Promise<RawSocket> {
  const raw = await joinRaw(api.origin);
  raws.push(raw);
  return raw;
}

const say = (message: string, path = LIVE, query = 'lang=en') =>
  api.send(
    'POST',
    `/api/v2/videos/${path}/chats?${query}`,
    { name: 'Translator', message, cc: '#ffffff', oc: '', source: 'user' },
    translator.headers,
  );

describe('a room', () => {
  it('a room sends the state of the video on joining', async () => {
    const socket = await connect();
    const joined = once<object>(socket, 'subscribeSuccess');
    socket.emit('subscribe', { video_id: LIVE, lang: 'en' });
    expect(await joined).toMatchObject({
      id: LIVE,
      lang: 'en',
      status: 'live',
      live_viewers: 1_000,
      start_actual: at(-HOUR).toISOString(),
    });
  });

  it('a room opens 15 minutes before the scheduled start, and says so before', async () => {
    const socket = await connect();
    const refused = once<{ id: string; message: string }>(socket, 'subscribeError');
    socket.emit('subscribe', { video_id: SOON, lang: 'en' });
    expect(await refused).toEqual({
      id: SOON,
      message: 'Stream is not live yet (try within 15 minutes of going live).',
    });
    api.pass(2 * HOUR - 15 * 60_000);
    const joined = once<{ id: string }>(socket, 'subscribeSuccess');
    socket.emit('subscribe', { video_id: SOON, lang: 'en' });
    expect((await joined).id).toBe(SOON);
    api.pass(-2 * HOUR + 15 * 60_000);
  });

  it.each([
    ['of a stream that has ended', { video_id: videoId('past-sora'), lang: 'en' }],
    ['of a video nobody knows', { video_id: 'unknown0000', lang: 'en' }],
    ['in a language that is none', { video_id: LIVE, lang: 'xx' }],
    ['without a name', {}],
    ['of nothing', null],
    ['of a list', [1, 2]],
    ['of a text', 'subscribe'],
    ['with an object for a name', { video_id: { $ne: 1 }, lang: 'en' }],
  ])('%s is refused in words, and the connection lives on', async (_, payload) => {
    const socket = await connect();
    const refused = once<{ message: string }>(socket, 'subscribeError');
    socket.emit('subscribe', payload);
    expect((await refused).message.length).toBeGreaterThan(10);
    const joined = once(socket, 'subscribeSuccess');
    socket.emit('subscribe', { video_id: LIVE, lang: 'ja' });
    await joined;
  });

  it('a client of a room gets a line once, and so does its author', async () => {
    const [one, two, other] = [await join(LIVE), await join(LIVE), await join(LIVE, 'ja')];
    const heard: unknown[] = [];
    for (const socket of [one, two]) socket.on(`${LIVE}/en`, (line) => heard.push(line));
    other.onAny((event: string) => heard.push(event));
    const both = Promise.all([once(one, `${LIVE}/en`), once(two, `${LIVE}/en`)]);
    const answer = await say('Good evening :_hi:https://yt3.ggpht.com/abc-c-k-nd');
    expect(answer.statusCode).toBe(200);
    await both;
    // Another line after it: had the first come twice, it would have come before this one.
    const marker = once(one, `${LIVE}/en`);
    await say('marker');
    await marker;
    const lines = heard.filter((line) => (line as { message?: string }).message !== 'marker');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({
      name: 'Translator',
      message: 'Good evening :_hi:https://yt3.ggpht.com/abc-c-k-nd',
      timestamp: api.now(),
      video_offset: 3_600,
      duration: null,
      is_tl: true,
      is_owner: false,
      is_vtuber: false,
      is_moderator: false,
      is_verified: false,
      source: 'user',
    });
  });

  it('a room named by a link is always open', async () => {
    const socket = await join(LINK);
    const heard = once<{ message: string }>(socket, `${LINK}/en`);
    await say('hello', 'custom', `lang=en&custom_video_id=${encodeURIComponent(LINK)}`);
    expect((await heard).message).toBe('hello');
  });

  it('a room is left, and then is silent', async () => {
    const socket = await join(LIVE);
    const left = once<object>(socket, 'unsubscribeSuccess');
    socket.emit('unsubscribe', { video_id: LIVE, lang: 'en' });
    expect(await left).toEqual({ id: LIVE, video_id: LIVE, lang: 'en' });
    const heard: unknown[] = [];
    socket.on(`${LIVE}/en`, (line) => heard.push(line));
    const witness = await join(LIVE);
    const line = once(witness, `${LIVE}/en`);
    await say('anybody?');
    await line;
    expect(heard).toEqual([]);
  });

  it('a room that is left before it was entered is silent', async () => {
    const socket = await connect();
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    const left = once(socket, 'unsubscribeSuccess');
    socket.emit('subscribe', { video_id: LIVE, lang: 'en' });
    socket.emit('unsubscribe', { video_id: LIVE, lang: 'en' });
    await left;
    const witness = await join(LIVE);
    const line = once(witness, `${LIVE}/en`);
    await say('anybody?');
    await line;
    expect(heard).toEqual(['subscribeSuccess', 'unsubscribeSuccess']);
  });

  it('a client of a room gets the number of viewers, and the end of the stream', async () => {
    const video = videoId('live-indie');
    const row = {
      id: video,
      channel_id: ids.indie,
      title: 'x',
      type: 'stream',
      start_actual: at(-HOUR),
    } as const;
    await api.store.source.writeVideos([{ ...row, status: 'live', live_viewers: 5 }]);
    const socket = await join(video);
    const update = once<object>(socket, `${video}/en`);
    await api.socket.sendStates();
    expect(await update).toMatchObject({ type: 'update', status: 'live', live_viewers: 5 });
    await api.store.source.writeVideos([{ ...row, status: 'past', duration: 3_600 }]);
    const heard: { type?: string }[] = [];
    const ended = new Promise<void>((resolve) => {
      socket.on(`${video}/en`, (message: { type?: string }) => {
        heard.push(message);
        if (message.type === 'end') resolve();
      });
    });
    await api.socket.sendStates();
    await ended;
    expect(heard.map(({ type }) => type)).toEqual(['update', 'end']);
  });
});

describe('a client that speaks frames', () => {
  it('shakes hands, joins a room and gets lines', async () => {
    const raw = await openRaw(api.origin);
    raws.push(raw);
    const hello = await raw.next();
    expect(hello[0]).toBe('0');
    expect(JSON.parse(hello.slice(1))).toMatchObject({ pingInterval: 25_000, maxPayload: 4_096 });
    raw.send('40');
    expect(await raw.next()).toMatch(/^40\{"sid":/);
    raw.emit('subscribe', { video_id: LIVE, lang: 'en' });
    expect(await raw.event('subscribeSuccess')).toMatchObject({ id: LIVE });
    await say('for bots');
    expect(await raw.event(`${LIVE}/en`)).toMatchObject({ message: 'for bots', is_tl: true });
  });

  it('a client that speaks frames may not poll', async () => {
    const response = await fetch(`${api.origin}/api/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
  });
});

describe('too much', () => {
  it('of rooms on one connection is refused, the others stay', async () => {
    const socket = await connect();
    let joined = 0;
    socket.on('subscribeSuccess', () => (joined += 1));
    const refused = once<{ message: string }>(socket, 'subscribeError');
    for (let room = 0; room < 51; room += 1) {
      const answer = room < 50 ? once(socket, 'subscribeSuccess') : refused;
      socket.emit('subscribe', { video_id: `${LINK}/${room}`, lang: 'en' });
      await answer;
      // Time gives what the last message took.
      api.pass(200);
    }
    expect(joined).toBe(50);
    expect((await refused).message).toContain('50 rooms');
  });

  it('of messages closes the connection, and only that one', async () => {
    const healthy = await join(LIVE);
    const flooder = await joinAsBot();
    for (let message = 0; message < 60; message += 1) {
      flooder.emit('subscribe', { video_id: LIVE, lang: 'en' });
    }
    await flooder.closed;
    const heard = once<{ message: string }>(healthy, `${LIVE}/en`);
    await say('still here');
    expect((await heard).message).toBe('still here');
  });

  it('in one message closes the connection', async () => {
    const raw = await joinAsBot();
    raw.emit('subscribe', { video_id: 'a'.repeat(5_000), lang: 'en' });
    await expect(raw.closed).resolves.toBeUndefined();
  });

  it('of connections from one address are closed, greeted or not, and one more is let in after one has left', async () => {
    const crowded = await startTranslations();
    try {
      const held = [];
      for (let count = 0; count < 5; count += 1) held.push(await joinRaw(crowded.origin));
      for (let count = 0; count < 5; count += 1) held.push(await openRaw(crowded.origin));
      await expect((await openRaw(crowded.origin)).closed).resolves.toBeUndefined();
      held[9]?.close();
      await held[9]?.closed;
      await joinRaw(crowded.origin);
    } finally {
      await crowded.stop();
    }
  });

  it('of waiting closes a connection that enters no room within ten seconds, and no other', async () => {
    const patient = await startTranslations();
    try {
      const [silent, greeted, listening] = [
        await openRaw(patient.origin),
        await joinRaw(patient.origin),
        await joinRaw(patient.origin),
      ];
      listening.emit('subscribe', { video_id: LIVE, lang: 'en' });
      await listening.event('subscribeSuccess');
      patient.pass(9_999);
      patient.socket.closeIdle();
      const late = await joinRaw(patient.origin);
      patient.pass(1);
      patient.socket.closeIdle();
      await Promise.all([silent.closed, greeted.closed]);
      expect(patient.socket.connections()).toBe(2);
      for (const open of [listening, late]) {
        open.emit('subscribe', { video_id: LIVE, lang: 'en' });
        await open.event('subscribeSuccess');
      }
    } finally {
      await patient.stop();
    }
  });
});

describe('who does not read', () => {
  it('who does not read is dropped before it fills the memory of everybody', async () => {
    const small = await startTranslations({ limits: { bufferedBytes: 20_000 } });
    try {
      const raw = await joinRaw(small.origin);
      raw.emit('subscribe', { video_id: LIVE, lang: 'en' });
      await raw.event('subscribeSuccess');
      raw.stopReading();
      const message = 'あ'.repeat(400);
      // How much the system keeps before lines stay in this process differs from machine to machine.
      for (let line = 0; small.socket.connections() > 0; line += 1) {
        small.sendMessage(LIVE, message);
        if (line % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      expect(small.socket.connections()).toBe(0);
    } finally {
      await small.stop();
    }
  });
});
