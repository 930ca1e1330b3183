/** Each way a stream can go at YouTube ends with the right status, however its answers fail. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  beginYoutubeLife,
  DAY,
  HOUR,
  listOf,
  MIDNIGHT,
  MINUTE,
  worldChannels,
  type YoutubeLife,
} from '../support/youtube-life';
import { apiError, type StandInFault, type WorldVideo } from '../support/youtube-stand-in';

const channels = worldChannels(3);
const [sora, miko] = channels.map(({ id }) => id);
const START = MIDNIGHT + 2 * HOUR;

/** A stream that was announced yesterday for `START` and takes an hour. */
const stream = (id: string, more: Partial<WorldVideo> = {}): WorldVideo => ({
  id: id.padEnd(11, '_'),
  channelId: sora ?? '',
  title: `${id} 配信`,
  publishedAt: MIDNIGHT - DAY,
  schedule: [{ from: 0, start: START }],
  startedAt: START,
  endedAt: START + HOUR,
  ...more,
});

let life: YoutubeLife;
afterEach(() => life.stop());
const begin = async (...videos: WorldVideo[]) =>
  (life = await beginYoutubeLife({ channels, videos }));
const statusOf = (id: string) => life.statusOf(id.padEnd(11, '_'));
const row = (id: string) => life.store.videos.get(id.padEnd(11, '_'));

describe('a stream', () => {
  it('a stream is upcoming, live within two minutes of its start, and past with its length', async () => {
    await begin(stream('plain'));
    await life.runTo(START - MINUTE);
    expect(statusOf('plain')).toBe('upcoming');
    await life.runTo(START + 2 * MINUTE);
    expect(row('plain')).toMatchObject({ status: 'live', live_viewers: 1_200 });
    await life.runTo(START + HOUR + 2 * MINUTE);
    expect(row('plain')).toMatchObject({ status: 'past', duration: 3_600, live_viewers: 0 });
  });

  it('a stream that is late is upcoming until it starts', async () => {
    await begin(stream('late', { startedAt: START + 50 * MINUTE, endedAt: START + 2 * HOUR }));
    await life.runTo(START + 49 * MINUTE);
    expect(statusOf('late')).toBe('upcoming');
    await life.runTo(START + 53 * MINUTE);
    expect(statusOf('late')).toBe('live');
  });

  it('a stream that is moved twice has its last time', async () => {
    const schedule = [
      { from: 0, start: START },
      { from: MIDNIGHT + HOUR, start: START + HOUR },
      { from: MIDNIGHT + 90 * MINUTE, start: START + 5 * HOUR },
    ];
    await begin(stream('moved', { schedule, startedAt: START + 5 * HOUR, endedAt: undefined }));
    await life.runTo(START + HOUR);
    expect(row('moved')).toMatchObject({
      status: 'upcoming',
      start_scheduled: new Date(START + 5 * HOUR),
    });
    await life.runTo(START + 5 * HOUR + 2 * MINUTE);
    expect(statusOf('moved')).toBe('live');
  });

  it.each([
    ['becomes private while it is live', START + 20 * MINUTE],
    ['is set private at its end', START + HOUR],
    ['is cancelled before it starts', START - 30 * MINUTE],
  ])('that %s is missing within eight minutes', async (_, from) => {
    await begin(stream('gone', { hidden: [{ from }] }));
    await life.runTo(from - 3 * MINUTE);
    expect(['live', 'upcoming']).toContain(statusOf('gone'));
    await life.runTo(from + (from < START ? 30 : 8) * MINUTE);
    expect(statusOf('gone')).toBe('missing');
  });

  it('a stream that returns has its state again', async () => {
    const hidden = [{ from: START + 10 * MINUTE, to: START + 5 * HOUR }];
    await begin(stream('back', { hidden }));
    await life.runTo(START + 20 * MINUTE);
    expect(statusOf('back')).toBe('missing');
    await life.runTo(START + 6 * HOUR + 5 * MINUTE);
    expect(statusOf('back')).toBe('past');
  });

  it('a stream of a waiting room without a plan is read once a day', async () => {
    const free = stream('free', {
      title: 'フリーチャット',
      schedule: [{ from: 0, start: MIDNIGHT + 900 * DAY }],
      startedAt: undefined,
      endedAt: undefined,
    });
    await begin(free);
    await life.runTo(MIDNIGHT + DAY);
    expect(statusOf('free')).toBe('upcoming');
    const used = [...life.standIn.units.values()][0];
    expect(used?.videos).toBeLessThan(10);
  });

  it('a stream that runs for days stays live', async () => {
    await begin(stream('radio', { startedAt: MIDNIGHT - 300 * DAY, endedAt: undefined }));
    await life.runTo(MIDNIGHT + 3 * HOUR);
    expect(statusOf('radio')).toBe('live');
  });

  it('a stream is followed on after the program was ended and started again', async () => {
    await begin(
      stream('on'),
      stream('b', { channelId: miko, hidden: [{ from: START + 5 * MINUTE }] }),
    );
    await life.runTo(START + 4 * MINUTE);
    await life.restart();
    await life.runTo(START + 15 * MINUTE);
    expect([statusOf('on'), statusOf('b')]).toEqual(['live', 'missing']);
    await life.runTo(START + HOUR + 3 * MINUTE);
    expect(statusOf('on')).toBe('past');
  });

  it('a stream of the archive that is deleted later is missing within two hours, where the archive is small', async () => {
    const hidden = [{ from: MIDNIGHT + HOUR }];
    const old = { schedule: undefined, startedAt: undefined, endedAt: undefined, duration: 600 };
    await begin(stream('old', { ...old, publishedAt: MIDNIGHT - 9 * DAY, hidden }));
    await life.runTo(MIDNIGHT + HOUR);
    expect(statusOf('old')).toBe('past');
    await life.runTo(MIDNIGHT + 3 * HOUR);
    expect(statusOf('old')).toBe('missing');
  });

  it('a stream that nobody announced is found by the feed', async () => {
    await begin(stream('sudden', { publishedAt: START, schedule: undefined }));
    life.standIn.fault = (path) =>
      path.endsWith('playlistItems') ? apiError(500, 'backendError') : undefined;
    await life.runTo(START + 20 * MINUTE);
    expect(statusOf('sudden')).toBe('live');
  });
});

describe('YouTube', () => {
  const BUSY = apiError(503, 'backendError', 'try again', { 'retry-after': '120' });
  it.each<[string, StandInFault]>([
    ['fails', (path) => (path.includes('/v3/') ? apiError(500, 'backendError') : undefined)],
    ['asks for patience', (path) => (path.includes('/v3/') ? BUSY : undefined)],
    [
      'limits the rate',
      (path) => (path.includes('/v3/') ? apiError(403, 'rateLimitExceeded') : undefined),
    ],
    [
      'sends broken JSON',
      (path) => (path.includes('/v3/') ? { status: 200, body: '{"items": [' } : undefined),
    ],
    [
      'says that the units are used up',
      (path) => (path.includes('/v3/') ? apiError(403, 'quotaExceeded') : undefined),
    ],
    [
      'refuses the key',
      (path) => (path.includes('/v3/') ? apiError(403, 'accessNotConfigured') : undefined),
    ],
  ])('that %s takes nothing off the board, and the source says so', async (_, fault) => {
    await begin(stream('plain', { endedAt: START + 3 * HOUR }));
    await life.runTo(START + 5 * MINUTE);
    life.standIn.fault = fault;
    await life.runTo(START + 90 * MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(life.source().status?.()?.trouble).toBeTruthy();
    // An outage is a few lines, not one for each call.
    expect(life.warnings.length).toBeLessThan(20);
  });

  it('YouTube is read again after an outage, within minutes', async () => {
    await begin(stream('plain'));
    await life.runTo(START + 5 * MINUTE);
    life.standIn.fault = () => apiError(500, 'backendError');
    await life.runTo(START + HOUR + 10 * MINUTE);
    life.standIn.fault = () => undefined;
    await life.runTo(START + HOUR + 22 * MINUTE);
    expect(statusOf('plain')).toBe('past');
    expect(life.source().status?.()?.trouble).toBeUndefined();
  });

  it('YouTube is left alone until midnight in California once the units are used up', async () => {
    await begin(stream('plain', { endedAt: MIDNIGHT + DAY + 2 * HOUR }));
    await life.runTo(START + 5 * MINUTE);
    let refused = 0;
    life.standIn.fault = (path) => {
      if (!path.includes('/v3/')) return undefined;
      refused += 1;
      return apiError(403, 'quotaExceeded');
    };
    await life.runTo(MIDNIGHT + DAY - MINUTE);
    expect(refused).toBe(1);
    life.standIn.fault = () => undefined;
    await life.runTo(MIDNIGHT + DAY + 5 * MINUTE);
    expect(life.source().status?.()?.trouble).toBeUndefined();
    await life.runTo(MIDNIGHT + DAY + 2 * HOUR + 3 * MINUTE);
    expect(statusOf('plain')).toBe('past');
  });

  it('that leaves most of one answer out has its videos kept', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `many-${n}`);
    await begin(...ids.map((id) => stream(id, { endedAt: undefined })));
    await life.runTo(START + 5 * MINUTE);
    life.standIn.fault = (path) =>
      path.endsWith('/videos') ? { status: 200, body: '{"items": []}' } : undefined;
    await life.runTo(START + 20 * MINUTE);
    expect(new Set(ids.map(statusOf))).toEqual(new Set(['live']));
    // Half an hour of the same answer is no accident.
    await life.runTo(START + 50 * MINUTE);
    expect(new Set(ids.map(statusOf))).toEqual(new Set(['missing']));
  });
});

describe('the list of channels', () => {
  it('the list of channels is followed when it changes, and the last valid one is kept when it is broken', async () => {
    const other = stream('other', { channelId: miko });
    await begin(stream('plain'), other);
    life.list = listOf(channels.slice(0, 1));
    await life.restart();
    await life.runTo(MIDNIGHT + 30 * MINUTE);
    life.list = 'channels: [';
    await life.runTo(MIDNIGHT + HOUR);
    expect(life.source().status?.()).toMatchObject({
      channels: 1,
      trouble: expect.stringContaining('channels.yaml:1'),
    });
    life.list = listOf(channels);
    await life.runTo(MIDNIGHT + HOUR + 10 * MINUTE);
    expect(life.source().status?.()).toMatchObject({ channels: 3, trouble: undefined });
    await life.runTo(START + 2 * MINUTE);
    expect(statusOf('other')).toBe('live');
  });

  it('the list of channels that cannot be read at a start has no uploads read before their time', async () => {
    await begin();
    let reads = 0;
    life.standIn.fault = (path) => {
      if (path.endsWith('/playlistItems')) reads += 1;
      return undefined;
    };
    await life.runTo(MIDNIGHT + 2 * MINUTE);
    expect(reads).toBe(3);
    life.list = 'channels: [';
    await life.restart();
    await life.runTo(MIDNIGHT + 4 * MINUTE);
    life.list = listOf(channels);
    await life.runTo(MIDNIGHT + 8 * MINUTE);
    expect(reads).toBe(3);
    await life.runTo(MIDNIGHT + 14 * MINUTE);
    expect(reads).toBe(6);
  });

  it.each([
    ['cannot be read at a start', 'channels: ['],
    ['has lost its channel of clips', listOf(channels.slice(0, 1))],
  ])('that %s leaves clips what they are', async (_, list) => {
    const clips = `${listOf(channels.slice(0, 1))}  - { name: Cuts, youtube: ${miko}, type: clipper, lang: en }\n`;
    const description = 'https://youtu.be/plain______';
    await begin(stream('cut', { channelId: miko, title: 'Cut of @talent0', description }));
    await life.runTo(MIDNIGHT + MINUTE);
    life.list = clips;
    await life.runTo(START + 10 * MINUTE);
    const clip = { type: 'clip', lang: 'en', sources: ['plain______'], mentions: [sora] };
    expect(row('cut')).toMatchObject({ ...clip, status: 'live' });
    life.list = list;
    await life.restart();
    await life.runTo(START + 40 * MINUTE);
    expect(row('cut')).toMatchObject(clip);
    life.list = list === 'channels: [' ? clips : list;
    await life.runTo(START + 2 * HOUR);
    expect(row('cut')).toMatchObject({ ...clip, status: 'past' });
  });

  it('the list of channels knows who takes part by the handles in a title', async () => {
    await begin(stream('duo', { title: 'コラボ with @Talent1 and @talent0' }));
    await life.runTo(MIDNIGHT + HOUR);
    expect(row('duo')?.mentions).toEqual([miko]);
  });

  it('the list of channels keeps who takes part over a restart after which their handles cannot be read', async () => {
    await begin(stream('duo', { title: 'コラボ with @Talent1' }));
    await life.runTo(MIDNIGHT + HOUR);
    expect(row('duo')?.mentions).toEqual([miko]);
    life.standIn.fault = (path) =>
      path.endsWith('/channels') ? { status: 500, body: '' } : undefined;
    await life.restart();
    await life.runTo(START + 10 * MINUTE);
    expect(row('duo')).toMatchObject({ status: 'live', mentions: [miko] });
  });

  it.each([
    [false, null, 'membersonly'],
    [true, 'singing', 'membersonly'],
  ])(
    'the list of channels finds topics by words if it is asked to (%s), and always who is for members',
    async (topics, sung, members) => {
      const song = stream('song', { title: '【歌枠】夜の部' });
      const inner = stream('inner', { title: '【メン限】歌枠' });
      life = await beginYoutubeLife({ channels, videos: [song, inner], topics });
      await life.runTo(MIDNIGHT + HOUR);
      expect(row('song')).toMatchObject({ topic_id: sung, topic_by: 'rule' });
      expect(row('inner')).toMatchObject({ topic_id: members, topic_by: 'rule' });
    },
  );

  it('names channels by their handles too', async () => {
    await begin(stream('plain'));
    life.list = `channels: [{ name: Sora, youtube: "@Talent0", group: First, org: O }]\norgs: [{ name: O, groups: [First] }]`;
    await life.runTo(START + 2 * MINUTE);
    expect(life.store.channels.get(sora ?? '')).toMatchObject({
      name: 'Sora',
      suborg: 'a First',
      yt_handle: ['@talent0'],
      subscriber_count: 1_200,
    });
    expect(statusOf('plain')).toBe('live');
  });
});
