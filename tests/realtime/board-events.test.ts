/** The changes of the live board over a real connection. */
import type { BoardChange } from '@oshimado/contract';
import { boardChange } from '@oshimado/contract/schemas';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownServer } from '../conformance/server';
import { videoId, videos } from '../fixtures/world';
import { openEvents, originOf, type EventStream } from './event-stream';

const PATH = '/api/v2/live/events';
const HEARTBEAT_MS = 25_000;

const beats: (() => void)[] = [];
const streams: EventStream[] = [];

const api = ownServer({
  every: (ms, work) => {
    if (ms === HEARTBEAT_MS) beats.push(work);
    return () => void beats.splice(beats.indexOf(work), 1);
  },
});
beforeAll(() => api.app.listen({ host: '127.0.0.1', port: 0 }));
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function listen(search = '', headers: Readonly<Record<string, string>> = {}) {
  const stream = await openEvents(`${originOf(api.app)}${PATH}${search}`, headers);
  streams.push(stream);
  await stream.more();
  return stream;
}

/** Open streams, as metrics say. */
const openStreams = async () => {
  const text = await api.app.metrics.registry.getSingleMetricAsString('sockets_open');
  return Number(/^sockets_open\{kind="board"\} (\d+)$/m.exec(text)?.[1]);
};

const change = async (name: string, more: object) => {
  const row = videos.find(({ id }) => id === videoId(name));
  if (!row) throw new Error(`the world has no ${name}`);
  await api.store.source.writeVideos([{ ...row, ...more }]);
};

const changeIn = (data: string): BoardChange => boardChange.parse(JSON.parse(data));

describe('the events of the live board', () => {
  it('the events of the live board are an event stream that any page may read and no cache stores', async () => {
    const { response, text } = await listen();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-ratelimit-limit')).not.toBeNull();
    expect(text()).toContain('retry: 3000');
  });

  it('contain a changed title, or only the viewers if nothing else changed', async () => {
    const stream = await listen();
    await change('live-sora', { title: 'Another title' });
    const first = await stream.next();
    expect(first.event).toBe('board');
    expect(changeIn(first.data).changed.map(({ title }) => title)).toEqual(['Another title']);
    await change('live-sora', { title: 'Another title', live_viewers: 4_321 });
    expect(changeIn((await stream.next()).data)).toEqual({
      changed: [],
      removed: [],
      viewers: { [videoId('live-sora')]: 4_321 },
    });
  });

  it('the events of the live board are counted while they are open', async () => {
    await expect.poll(openStreams).toBe(0);
    const stream = await listen();
    await listen();
    expect(await openStreams()).toBe(2);
    stream.close();
    await expect.poll(openStreams).toBe(1);
  });

  it('contain rows that left the board', async () => {
    const stream = await listen();
    await change('live-kuzu', { status: 'past' });
    expect(changeIn((await stream.next()).data).removed).toEqual([videoId('live-kuzu')]);
    await change('live-kuzu', {});
    expect(changeIn((await stream.next()).data).changed.map(({ id }) => id)).toEqual([
      videoId('live-kuzu'),
    ]);
  });

  it('go on after the last one seen, by header or by query', async () => {
    // Keeps the board watched while the other one is away.
    await listen();
    const away = await listen();
    await change('soon-sora', { title: 'One' });
    const seen = await away.next();
    away.close();
    await change('soon-sora', { title: 'Two' });
    for (const back of [
      await listen('', { 'last-event-id': seen.id }),
      await listen(`?last_event_id=${seen.id}`),
    ]) {
      const missed = await back.next();
      expect(changeIn(missed.data).changed.map(({ title }) => title)).toEqual(['Two']);
    }
  });

  it('say that everything must be loaded again where the last one seen is not known', async () => {
    const stream = await listen('', { 'last-event-id': 'from-another-life-7' });
    expect(await stream.next()).toMatchObject({ event: 'reset', data: '{}' });
  });

  it('the events of the live board can be of one org alone, collabs with its talents included', async () => {
    const stream = await listen('?org=Nijisanji');
    await change('late-miko', { title: 'Of Hololive alone' });
    await change('live-sora', { title: 'With a guest of Nijisanji' });
    const ofOthers = changeIn((await stream.next()).data);
    expect(ofOthers).toMatchObject({ changed: [], removed: [videoId('late-miko')] });
    const { data } = await stream.next();
    expect(changeIn(data).changed.map(({ title }) => title)).toEqual(['With a guest of Nijisanji']);
  });

  it('the events of the live board of one org name a video as removed once nobody of that org is part of it', async () => {
    const stream = await listen('?org=Nijisanji');
    const id = videoId('live-sora');
    await change('live-sora', { mentions: [] });
    expect(changeIn((await stream.next()).data)).toMatchObject({ changed: [], removed: [id] });
    await change('live-sora', {});
    expect(changeIn((await stream.next()).data).changed.map((video) => video.id)).toEqual([id]);
  });

  it('beat every 25 s, so that proxies keep the connection', async () => {
    const stream = await listen();
    expect(beats.length).toBeGreaterThan(0);
    for (const beat of beats) beat();
    while (!stream.text().includes(': still here')) await stream.more();
  });

  it('the events of the live board are ten at most from one address, and one more after one is closed', async () => {
    for (let stream = 0; stream < 10; stream += 1) await listen();
    const refused = await fetch(`${originOf(api.app)}${PATH}`);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: 'rate_limited' });
  });
});
