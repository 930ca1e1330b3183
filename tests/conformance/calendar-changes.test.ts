/** A calendar whose events move, change and are called off, as the programs that hold a copy of it see that. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Video } from '@oshimado/contract';
import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { at, ids, videoId } from '../fixtures/world';
import { newPerson, type Person } from './people';
import { ownServer } from './server';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const api = ownServer({ publicOrigin: 'https://portal.example' });
let editor: Person;
beforeAll(async () => {
  editor = await newPerson(api, 'editor');
});

const timeOf = (component: ICAL.Component, name: string) =>
  (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate();

/** The event as a program reads it; every time of a change in it is past. */
async function eventOf(id: string, path = '/live.ics') {
  const { body } = await api.get(path);
  const all = new ICAL.Component(ICAL.parse(body) as unknown[]).getAllSubcomponents('vevent');
  for (const one of all) {
    for (const name of ['dtstamp', 'last-modified', 'created']) {
      expect(timeOf(one, name).getTime()).toBeLessThanOrEqual(api.now());
    }
  }
  const found = all.filter((one) => one.getFirstPropertyValue('uid') === `${id}@oshimado`);
  expect(found.length).toBeLessThanOrEqual(1);
  const [component] = found;
  if (!component) return undefined;
  return {
    start: timeOf(component, 'dtstart'),
    summary: component.getFirstPropertyValue('summary'),
    status: component.getFirstPropertyValue('status'),
    sequence: component.getFirstPropertyValue('sequence'),
    modified: timeOf(component, 'last-modified'),
    stamp: timeOf(component, 'dtstamp'),
  };
}

const entered = async (start: Date, more: object = {}): Promise<string> => {
  const body = {
    channel_id: ids.indie,
    title: {
      name: 'Concert',
      link: 'https://example.test/concert',
      placeholderType: 'event',
      certainty: 'certain',
    },
    liveTime: start.toISOString(),
    duration: 3_600,
    ...more,
  };
  const answer = await api.send('POST', '/api/v2/videos/placeholder', body, editor.headers);
  expect(answer.statusCode).toBe(200);
  const [made] = answer.json<Video[]>();
  return made?.id ?? '';
};

const stream = (more: Partial<VideoRecord> = {}): VideoRecord => ({
  id: videoId('moving'),
  channel_id: ids.indie,
  title: 'Moving',
  type: 'stream',
  status: 'upcoming',
  published_at: at(-HOUR),
  start_scheduled: at(30 * HOUR),
  ...more,
});

it('an event that an editor moves to an earlier time is a later revision', async () => {
  const id = await entered(at(71 * HOUR));
  const first = await eventOf(id);
  expect(first).toMatchObject({ sequence: 0, modified: at(0), stamp: at(0), status: 'CONFIRMED' });
  api.pass(10 * MINUTE);
  await entered(at(51.5 * HOUR), { id });
  expect(await eventOf(id)).toMatchObject({
    start: at(51.5 * HOUR),
    sequence: 1,
    modified: new Date(api.now()),
    stamp: new Date(api.now()),
  });
});

it('a mirrored stream that moves, is renamed or begins is a later revision each time, and only then', async () => {
  const { source } = api.store;
  const id = videoId('moving');
  await source.writeVideos([stream()]);
  const changes: Partial<VideoRecord>[] = [
    { start_scheduled: at(32 * HOUR) },
    { start_scheduled: at(28 * HOUR) },
    { title: 'Moved' },
    { status: 'live', start_actual: at(0) },
  ];
  let now: Partial<VideoRecord> = {};
  for (const [index, change] of changes.entries()) {
    api.pass(MINUTE);
    now = { ...now, ...change };
    await source.writeVideos([stream(now)]);
    const modified = new Date(api.now());
    expect(await eventOf(id)).toMatchObject({ sequence: index + 1, modified, stamp: modified });
    api.pass(MINUTE);
    await source.writeVideos([stream(now), stream({ ...now, live_viewers: 3 + index })]);
    expect(await eventOf(id)).toMatchObject({ sequence: index + 1, modified });
  }
  await source.writeVideos([stream({ ...now, status: 'past', end_actual: new Date(api.now()) })]);
  expect(await eventOf(id)).toBeUndefined();
});

it('a stream called off before it began says so until a day after its time', async () => {
  const { source } = api.store;
  const id = videoId('called-off');
  const start_scheduled = new Date(api.now() + 2 * HOUR);
  const record = stream({ id, start_scheduled, mentions: [ids.miko] });
  await source.writeVideos([record]);
  await source.markMissing([id]);
  const gone = { status: 'CANCELLED', sequence: 1, start: start_scheduled };
  for (const search of [
    '',
    '?org=Independents',
    '?org=Hololive',
    `?channel=${ids.indie}`,
    `?channel=${ids.miko}`,
    '?collabs=only',
  ]) {
    expect(await eventOf(id, `/live.ics${search}`)).toMatchObject(gone);
  }
  expect(await eventOf(id, `/live.ics?channel=${ids.kuzu}`)).toBeUndefined();
  expect(await eventOf(id, '/live.ics?topic=singing')).toBeUndefined();
  expect(await eventOf(id, '/live.ics?collabs=hide')).toBeUndefined();
  // It is back, and gone once more.
  await source.writeVideos([record]);
  expect(await eventOf(id)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
  await source.markMissing([id]);
  expect(await eventOf(id)).toMatchObject({ ...gone, sequence: 3 });
  api.pass(27 * HOUR);
  expect(await eventOf(id)).toBeUndefined();
  api.pass(-27 * HOUR);
});

it('a stream that was live when it went missing was not called off', async () => {
  const { source } = api.store;
  const id = videoId('was-live');
  await source.writeVideos([stream({ id, status: 'live', start_actual: at(0) })]);
  await source.markMissing([id]);
  expect(await eventOf(id)).toBeUndefined();
});

it('a deleted placeholder is called off, and confirmed again where its deletion is reverted', async () => {
  const id = await entered(new Date(api.now() + 5 * HOUR));
  const deleted = await api.send(
    'DELETE',
    `/api/v2/videos/placeholder/${id}`,
    undefined,
    editor.headers,
  );
  expect(deleted.statusCode).toBe(200);
  expect(await eventOf(id, `/live.ics?channel=${ids.indie}`)).toMatchObject({
    status: 'CANCELLED',
    sequence: 1,
    summary: 'ひとり: Concert',
  });
  const admin = await newPerson(api, 'admin');
  const log = await api.get('/api/v2/audit?limit=1', admin.headers);
  const [entry] = log.json<{ id: number }[]>();
  const path = `/api/v2/audit/${entry?.id}/revert`;
  expect((await api.send('POST', path, {}, admin.headers)).statusCode).toBe(200);
  expect(await eventOf(id)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
});

it('a planned stream whose broadcast began some minutes early was not called off', async () => {
  const { source } = api.store;
  const planned: VideoRecord = {
    id: videoId('plc-early'),
    channel_id: ids.indie,
    title: 'Planned',
    type: 'placeholder',
    placeholderType: 'external-stream',
    certainty: 'likely',
    status: 'upcoming',
    published_at: null,
    start_scheduled: new Date(api.now() + 10 * MINUTE),
    duration: 0,
  };
  const later = {
    ...planned,
    id: videoId('plc-later'),
    start_scheduled: new Date(api.now() + 40 * MINUTE),
  };
  await source.writeVideos([planned, later]);
  const broadcast = stream({
    id: videoId('early'),
    status: 'live',
    start_scheduled: null,
    start_actual: new Date(api.now()),
  });
  await source.writeVideos([broadcast]);
  await source.removeVideos([planned.id, later.id]);
  expect(await eventOf(planned.id)).toBeUndefined();
  expect(await eventOf(later.id)).toMatchObject({ status: 'CANCELLED' });
  expect(await eventOf(broadcast.id)).toMatchObject({ status: 'CONFIRMED' });
});

it('a placeholder that may not take place is tentative, and a later revision once it is certain', async () => {
  const record: VideoRecord = {
    id: videoId('plc-maybe'),
    channel_id: ids.indie,
    title: 'Maybe',
    type: 'placeholder',
    placeholderType: 'event',
    certainty: 'likely',
    status: 'upcoming',
    published_at: null,
    start_scheduled: new Date(api.now() + HOUR),
    duration: 60,
  };
  await api.store.source.writeVideos([record]);
  expect(await eventOf(record.id)).toMatchObject({ status: 'TENTATIVE', sequence: 0 });
  await api.store.source.writeVideos([{ ...record, certainty: 'certain' }]);
  expect(await eventOf(record.id)).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
});

it('an event that began long ago is its first revision, of a time that is past', async () => {
  const record: VideoRecord = {
    id: videoId('plc-long'),
    channel_id: ids.indie,
    title: 'Three days',
    type: 'placeholder',
    placeholderType: 'event',
    status: 'upcoming',
    published_at: null,
    start_scheduled: new Date(api.now() - 30 * HOUR),
    duration: 3 * 86_400,
  };
  await api.store.source.writeVideos([record]);
  const before = await eventOf(record.id);
  expect(before).toMatchObject({ sequence: 0, start: record.start_scheduled });
  api.pass(MINUTE);
  expect(await eventOf(record.id)).toEqual(before);
});

it.each([
  ['/live.ics', 'br', brotliDecompressSync],
  ['/live.ics', 'gzip', gunzipSync],
  ['/feeds/search.rss?q=a', 'br', brotliDecompressSync],
  ['/feeds/videos.atom', 'gzip', gunzipSync],
  ['/feeds/videos.json', 'br', brotliDecompressSync],
] as const)('%s is compressed with %s, with a tag of its own', async (path, form, open) => {
  const plain = await api.get(path);
  const packed = await api.get(path, { 'accept-encoding': form });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({
    'content-encoding': form,
    vary: expect.stringContaining('accept-encoding'),
    'content-type': plain.headers['content-type'],
  });
  expect(open(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

it.each([
  '/live.ics',
  '/api/v2/live.ics',
  '/feeds/videos.rss',
  '/feeds/live.atom',
  '/feeds/clips.json',
])('%s is not sent again to who has it, however the tag is written', async (path) => {
  const { headers } = await api.get(path);
  const packed = await api.get(path, { 'accept-encoding': 'gzip' });
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*', String(packed.headers.etag)]) {
    const again = await api.get(path, { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] });
  }
  for (const other of ['"x"', 'W/"x"', '"x", "y"']) {
    expect((await api.get(path, { 'if-none-match': other })).statusCode).toBe(200);
  }
  // The moment of asking is in none of them.
  const before = await api.get(path);
  api.pass(MINUTE);
  expect((await api.get(path)).headers.etag).toBe(before.headers.etag);
});
