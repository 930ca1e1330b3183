/** Each way a broadcast can go at Twitch ends with the right status, however its answers fail. */
import { afterEach, describe, expect, it } from 'vitest';
import { placeholderStatus } from '../../packages/domain/src';
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { jsonReply, type Reply } from '../support/stand-in';
import {
  beginTwitchLife,
  listOfLogins as listOf,
  TWITCH_BEGIN as BEGIN,
  twitchUsers as users,
  type TwitchLife,
} from '../support/twitch-life';
import { twitchError, type TwitchFault } from '../support/twitch-stand-in';
import type { TwitchSegment, TwitchStream, TwitchVideo } from '../support/twitch-world';
import { channelId } from '../support/youtube-life';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = BEGIN + HOUR;

/** A stream of the first user, of an hour. */
const stream = (id: string, more: Partial<TwitchStream> = {}): TwitchStream => ({
  id,
  userId: '1000',
  title: `${id} 配信`,
  startedAt: START,
  endedAt: START + HOUR,
  ...more,
});

let life: TwitchLife;
afterEach(() => life.stop());
const begin = async (...given: Parameters<typeof beginTwitchLife>) =>
  (life = await beginTwitchLife(...given));

const runTo = (time: number) => life.clock.runTo(time);
const row = (id: string) => life.store.videos.get(rowIdOf(id));
/** As viewers see it: the state of a placeholder follows the clock. */
const statusOf = (id: string) => {
  const found = row(id);
  if (!found) return undefined;
  const { placeholderType, start_scheduled, duration = 0 } = found;
  return placeholderStatus(
    {
      duration,
      start_scheduled: start_scheduled?.toISOString(),
      ...(placeholderType && { placeholderType }),
    },
    life.clock.now(),
  );
};
const status = () => life.source().status?.();

describe('a broadcast', () => {
  it('a broadcast is live within a minute of its start, with the address of its channel, and past with its length', async () => {
    await begin([stream('plain')]);
    await runTo(START - MINUTE);
    expect(life.store.videos.size).toBe(0);
    await runTo(START + MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(row('plain')).toMatchObject({
      channel_id: channelId(0),
      title: 'plain 配信',
      placeholderType: 'external-stream',
      link: 'https://www.twitch.tv/talent_0',
      certainty: 'certain',
      thumbnail: 'https://pictures.example/live_user_talent_0-640x360.jpg',
      topic_id: 'talk',
      topic_by: 'rule',
    });
    expect(rowIdOf('plain')).toMatch(/^[\w-]{11}$/);
    await runTo(START + HOUR + 3 * MINUTE);
    expect(statusOf('plain')).toBe('past');
    expect(row('plain')).toMatchObject({
      status: 'past',
      duration: 3_600,
      thumbnail: 'https://pictures.example/talent_0-300x300.png',
    });
  });

  it('a broadcast that one answer leaves out stays live', async () => {
    const hidden = [{ from: START + 10 * MINUTE, to: START + 11 * MINUTE }];
    await begin([stream('blink', { hidden })]);
    for (let at = 1; at < 60; at += 1) {
      await runTo(START + at * MINUTE);
      expect(statusOf('blink')).toBe('live');
    }
  });

  it('a broadcast of a whole night stays live, and its row changes once an hour', async () => {
    await begin([stream('radio', { endedAt: START + 12 * HOUR })]);
    await runTo(START + HOUR);
    const before = life.store.changes;
    await runTo(START + 11 * HOUR);
    expect(statusOf('radio')).toBe('live');
    expect(life.store.changes - before).toBeLessThanOrEqual(11);
  });

  it('a broadcast that breaks off and starts again within minutes under another id is the same', async () => {
    await begin([
      stream('first', { endedAt: START + 20 * MINUTE }),
      stream('second', { startedAt: START + 25 * MINUTE }),
    ]);
    await runTo(START + 24 * MINUTE);
    expect(statusOf('first')).toBe('past');
    await runTo(START + 30 * MINUTE);
    expect(statusOf('first')).toBe('live');
    expect(row('first')).toMatchObject({ title: 'second 配信', start_actual: new Date(START) });
    expect(row('second')).toBeUndefined();
  });

  it('a broadcast that starts an hour after another one is another', async () => {
    await begin([
      stream('noon'),
      stream('evening', { startedAt: START + 2 * HOUR, endedAt: START + 3 * HOUR }),
    ]);
    await runTo(START + 2 * HOUR + 2 * MINUTE);
    expect([statusOf('noon'), statusOf('evening')]).toEqual(['past', 'live']);
  });

  it('a broadcast that starts while Twitch cannot be read is another than the one before', async () => {
    const evening = { startedAt: START + 4 * HOUR, endedAt: START + 9 * HOUR };
    await begin([stream('noon'), stream('evening', evening)]);
    await runTo(START + 30 * MINUTE);
    life.standIn.fault = () => twitchError(500, 'Internal Server Error');
    await runTo(START + 5 * HOUR);
    life.standIn.fault = () => undefined;
    await runTo(START + 5 * HOUR + 15 * MINUTE);
    expect([statusOf('noon'), statusOf('evening')]).toEqual(['past', 'live']);
    expect(row('noon')).toMatchObject({ title: 'noon 配信', status: 'past' });
    expect(row('noon')?.end_actual?.getTime()).toBeLessThanOrEqual(START + 31 * MINUTE);
    expect(row('evening')).toMatchObject({ start_actual: new Date(START + 4 * HOUR) });
  });

  it('a broadcast that ended is removed after a day, also if others followed it', async () => {
    const evening = stream('evening', { startedAt: START + 2 * HOUR, endedAt: START + 3 * HOUR });
    await begin([stream('noon'), evening]);
    await runTo(START + HOUR + DAY - MINUTE);
    expect(life.store.videos.size).toBe(2);
    await runTo(START + 4 * HOUR + DAY);
    expect(life.store.videos.size).toBe(0);
  });

  it('a broadcast that ended while the program was stopped ends', async () => {
    await begin([stream('plain')]);
    await runTo(START + 5 * MINUTE);
    await life.stop();
    await runTo(START + 2 * HOUR);
    await life.restart();
    await runTo(START + 2 * HOUR + 2 * MINUTE);
    expect(statusOf('plain')).toBe('past');
    expect(status()?.videos).toEqual({ live: 0, ended: 1, upcoming: 0 });
  });

  it('a broadcast of an account that is no longer followed ends', async () => {
    await begin([stream('plain', { endedAt: START + DAY })]);
    await runTo(START + 5 * MINUTE);
    life.list = listOf(['talent_5']);
    await runTo(START + 7 * MINUTE);
    expect(statusOf('plain')).toBe('past');
  });
});

describe('the topic of a broadcast', () => {
  it('the topic of a broadcast is what its title says, by the words of the list first', async () => {
    await begin([
      stream('plain', { title: '【歌枠】' }),
      stream('game', { userId: '1001', title: 'BG #3' }),
    ]);
    await life.stop();
    life.list += 'topics: [{ id: Block_Garden, words: [BG, ブロックガーデン] }]\n';
    await life.restart();
    await runTo(START + MINUTE);
    expect(row('plain')).toMatchObject({ topic_id: 'singing' });
    expect(row('game')).toMatchObject({ topic_id: 'Block_Garden' });
  });
});

describe('a recording', () => {
  const END = START + HOUR;
  const video = (more: Partial<TwitchVideo> = {}): TwitchVideo => ({
    id: '2300000001',
    userId: '1000',
    streamId: 'plain',
    listedAt: START,
    ...more,
  });

  it('a recording is where the card of an ended broadcast leads, which stays for a week then', async () => {
    const others = [
      video({ id: '2300000002', streamId: null }),
      video({ id: '2300000003', streamId: 'other' }),
    ];
    await begin([stream('plain')], { videos: [...others, video()] });
    await runTo(END + 6 * MINUTE);
    expect(statusOf('plain')).toBe('past');
    expect(row('plain')).toMatchObject({
      link: 'https://www.twitch.tv/videos/2300000001',
      thumbnail: 'https://pictures.example/2300000001-320x180.jpg',
      duration: 3_600,
    });
    await life.restart();
    await runTo(END + 6 * DAY);
    expect(row('plain')).toMatchObject({ link: 'https://www.twitch.tv/videos/2300000001' });
    expect(life.standIn.calls.get('/helix/videos')).toBe(1);
    await runTo(END + 7 * DAY + HOUR);
    expect(row('plain')).toBeUndefined();
  });

  it.each([
    ['nothing else', []],
    [
      'another broadcast',
      [stream('next', { startedAt: END + 28 * HOUR, endedAt: END + 40 * HOUR })],
    ],
  ])(
    'a recording is found of a broadcast that ended in a pause of more than a day, where %s runs after it',
    async (_, others) => {
      await begin([stream('plain'), ...others], { videos: [video()] });
      await runTo(START + 30 * MINUTE);
      await life.stop();
      await runTo(END + 30 * HOUR);
      await life.restart();
      await runTo(END + 30 * HOUR + 5 * MINUTE);
      expect(row('plain')).toMatchObject({
        status: 'past',
        link: 'https://www.twitch.tv/videos/2300000001',
      });
    },
  );

  it('a recording that there is none of leaves no card for long of a broadcast that ended in such a pause', async () => {
    await begin([stream('plain')]);
    await runTo(START + 30 * MINUTE);
    await life.stop();
    await runTo(END + 30 * HOUR);
    await life.restart();
    await runTo(END + 31 * HOUR + 5 * MINUTE);
    expect(row('plain')).toBeUndefined();
  });

  it('a recording that is listed later is found half an hour or some hours after the end, with the picture of the channel until it has one', async () => {
    await begin([stream('plain')], {
      videos: [video({ listedAt: END + HOUR, isPictured: false })],
    });
    await runTo(END + HOUR);
    expect(row('plain')).toMatchObject({ link: 'https://www.twitch.tv/talent_0' });
    await runTo(END + 7 * HOUR);
    expect(row('plain')).toMatchObject({
      link: 'https://www.twitch.tv/videos/2300000001',
      thumbnail: 'https://pictures.example/talent_0-300x300.png',
    });
  });

  it('a recording that Twitch knows none of for one account keeps no other one from being found', async () => {
    const second = stream('second', { userId: '1001' });
    await begin([stream('plain'), second], {
      videos: [video({ userId: '1001', streamId: 'second' })],
    });
    life.standIn.fault = (path, query) =>
      path === '/helix/videos' && query.get('user_id') === '1000'
        ? twitchError(404, 'Not Found')
        : undefined;
    await runTo(END + 10 * MINUTE);
    expect(row('second')).toMatchObject({ link: 'https://www.twitch.tv/videos/2300000001' });
    expect(status()?.trouble).toBeUndefined();
  });

  it('a recording that is not public, or that there is none of, is looked for three times', async () => {
    await begin([stream('plain')], { videos: [video({ viewable: 'private' })] });
    await runTo(END + 20 * HOUR);
    expect(row('plain')).toMatchObject({ link: 'https://www.twitch.tv/talent_0' });
    expect(life.standIn.calls.get('/helix/videos')).toBe(3);
    await runTo(END + DAY + 5 * MINUTE);
    expect(row('plain')).toBeUndefined();
  });

  it('a recording of a broadcast that goes on is looked for again at its end', async () => {
    const again = stream('again', { startedAt: END + 5 * MINUTE, endedAt: END + HOUR });
    await begin([stream('plain'), again], {
      videos: [video(), video({ id: '2300000002', streamId: 'again', listedAt: END + HOUR })],
    });
    await runTo(END + 20 * MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(row('plain')).toMatchObject({ link: 'https://www.twitch.tv/talent_0' });
    await runTo(END + HOUR + 10 * MINUTE);
    expect(row('plain')).toMatchObject({ link: 'https://www.twitch.tv/videos/2300000002' });
  });
});

describe('a planned stream', () => {
  const planned = (more: Partial<TwitchSegment> = {}): TwitchSegment => ({
    id: 'plan=',
    userId: '1000',
    title: 'Evening',
    start: START + 10 * HOUR,
    end: START + 12 * HOUR,
    ...more,
  });
  const planOf = (id = 'plan=') => row(`segment:${id}`);

  it('a planned stream is upcoming, with its time, until its start, when it is removed whether it came or not', async () => {
    await begin([], { segments: [planned()] });
    await runTo(START);
    expect(planOf()).toMatchObject({
      channel_id: channelId(0),
      title: 'Evening',
      placeholderType: 'external-stream',
      certainty: 'likely',
      link: 'https://www.twitch.tv/talent_0',
      start_scheduled: new Date(START + 10 * HOUR),
      topic_id: 'talk',
    });
    expect(statusOf('segment:plan=')).toBe('upcoming');
    expect(status()?.videos).toMatchObject({ upcoming: 1 });
    await runTo(START + 10 * HOUR);
    expect(statusOf('segment:plan=')).not.toBe('live');
    await runTo(START + 10 * HOUR + 2 * MINUTE);
    expect(planOf()).toBeUndefined();
  });

  it('a planned stream gives way to the broadcast that starts a little earlier', async () => {
    const start = START + 10 * HOUR;
    await begin([stream('early', { startedAt: start - 10 * MINUTE, endedAt: start + HOUR })], {
      segments: [planned()],
    });
    await runTo(start - 7 * MINUTE);
    expect(statusOf('early')).toBe('live');
    expect(planOf()).toBeUndefined();
    expect(life.store.videos.size).toBe(1);
  });

  it.each<[string, Partial<TwitchSegment>]>([
    ['cancelled', { cancelledAt: START + HOUR }],
    ['taken out of the schedule', { listed: { from: 0, to: START + HOUR } }],
  ])('that is %s is removed at the next look', async (_, more) => {
    await begin([], {
      segments: [planned(more), planned({ id: 'other=', start: START + 9 * HOUR })],
    });
    await runTo(START);
    expect(planOf()).toBeDefined();
    await runTo(START + 6 * HOUR);
    expect(planOf()).toBeUndefined();
    expect(planOf('other=')).toBeDefined();
  });

  it('a planned stream that is moved has its new time', async () => {
    const moved = { id: 'moved=', start: START + 15 * HOUR, end: START + 16 * HOUR };
    await begin([], {
      segments: [
        planned({ listed: { from: 0, to: START + HOUR } }),
        planned({ ...moved, listed: { from: START + HOUR, to: Infinity } }),
      ],
    });
    await runTo(START + 6 * HOUR);
    expect(planOf()).toBeUndefined();
    expect(planOf('moved=')).toMatchObject({ start_scheduled: new Date(START + 15 * HOUR) });
  });

  it('a planned stream of a vacation is not shown, and neither is one of weeks ahead', async () => {
    const far = START + 20 * DAY;
    await begin([], {
      segments: [planned(), planned({ id: 'far=', start: far, end: far + HOUR })],
      vacations: new Map([['1000', { from: BEGIN, to: START + DAY }]]),
    });
    await runTo(START);
    expect(life.store.videos.size).toBe(0);
  });

  it('a planned stream leaves at the next look for a vacation that covers all that one answer lists', async () => {
    const daily = Array.from({ length: 30 }, (_, n) => {
      const start = START + n * DAY + 10 * HOUR;
      return planned({ id: `day${n}=`, start, end: start + HOUR });
    });
    const vacations = new Map<string, { from: number; to: number }>();
    await begin([], { segments: daily, vacations });
    await runTo(START);
    expect(life.store.videos.size).toBe(14);
    vacations.set('1000', { from: START, to: START + 40 * DAY });
    await runTo(START + 6 * HOUR);
    expect(life.store.videos.size).toBe(0);
  });

  it('a planned stream stays while its schedule cannot be read, and others are followed meanwhile', async () => {
    await begin([stream('plain')], { segments: [planned()] });
    await runTo(START - MINUTE);
    life.standIn.fault = (path) =>
      path === '/helix/schedule' ? twitchError(500, 'Internal Server Error') : undefined;
    await runTo(START + 8 * HOUR);
    expect(planOf()).toBeDefined();
    expect(statusOf('plain')).toBe('past');
    expect(status()?.trouble).toBeTruthy();
  });

  it('a planned stream is kept over a restart, and removed once its account is no longer followed', async () => {
    await begin([], { segments: [planned()] });
    await runTo(START);
    await life.restart();
    await runTo(START + 2 * MINUTE);
    expect(planOf()).toBeDefined();
    life.list = listOf(['talent_5']);
    await runTo(START + 5 * MINUTE);
    expect(planOf()).toBeUndefined();
  });

  it('costs a call four times a day, and one a day where there is no schedule', async () => {
    await begin([], { segments: [planned({ start: BEGIN + 5 * DAY, end: BEGIN + 6 * DAY })] });
    await runTo(BEGIN + DAY - HOUR);
    expect(life.standIn.calls.get('/helix/schedule')).toBe(users.length - 1 + 4);
  });
});

describe('Twitch', () => {
  const helix =
    (reply: Reply): TwitchFault =>
    (path) =>
      path.startsWith('/helix/') ? reply : undefined;

  it.each<[string, TwitchFault]>([
    ['fails', helix(twitchError(500, 'Internal Server Error'))],
    ['asks for patience', helix(twitchError(503, 'Service Unavailable', { 'retry-after': '120' }))],
    ['limits the rate', helix(twitchError(429, 'Too Many Requests'))],
    ['sends broken JSON', helix({ status: 200, body: '{"data": [' })],
    ['sends no list', helix(jsonReply({}))],
    ['refuses the token', helix(twitchError(401, 'Unauthorized'))],
  ])('that %s takes nothing off the board, and the source says so', async (_, fault) => {
    await begin([stream('plain', { endedAt: START + 3 * HOUR })]);
    await runTo(START + 5 * MINUTE);
    life.standIn.fault = fault;
    await runTo(START + 90 * MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(status()?.trouble).toBeTruthy();
    expect(life.warnings.length).toBeLessThan(5);
    life.standIn.fault = () => undefined;
    await runTo(START + 102 * MINUTE);
    expect(status()?.trouble).toBeUndefined();
  });

  it('Twitch that fails for good leaves nothing live for ever', async () => {
    await begin([stream('plain', { endedAt: undefined })]);
    await runTo(START + 5 * MINUTE);
    life.standIn.fault = () => twitchError(500, 'Internal Server Error');
    await runTo(START + 4 * HOUR);
    expect(statusOf('plain')).toBe('past');
  });

  it('Twitch that leaves most streams out has them kept for ten minutes', async () => {
    const ids = users.map(({ id }) => id);
    await begin(ids.map((userId) => stream(`of-${userId}`, { userId, endedAt: undefined })));
    await runTo(START + 5 * MINUTE);
    life.standIn.fault = (path) =>
      path === '/helix/streams' ? jsonReply({ data: [], pagination: {} }) : undefined;
    await runTo(START + 14 * MINUTE);
    const states = () => new Set(ids.map((id) => statusOf(`of-${id}`)));
    expect(states()).toEqual(new Set(['live']));
    await runTo(START + 18 * MINUTE);
    expect(states()).toEqual(new Set(['past']));
  });

  it('Twitch that revokes a token is asked for another one, once', async () => {
    await begin([stream('plain')]);
    await runTo(START - 5 * MINUTE);
    life.standIn.revoke();
    await runTo(START + 5 * MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(life.standIn.tokens).toBe(2);
    expect(life.warnings).toEqual([]);
  });

  it('Twitch is asked for another token before one ends', async () => {
    await begin([], { tokenSeconds: 1_800 });
    await runTo(BEGIN + 2 * HOUR);
    expect(life.standIn.tokens).toBe(5);
    expect(life.warnings).toEqual([]);
  });

  it('Twitch that refuses the secret is named with its settings', async () => {
    await begin([], { clientSecret: 'other' });
    await runTo(BEGIN + 10 * MINUTE);
    expect(status()?.trouble).toMatch(/invalid client secret\): check TWITCH_CLIENT_ID and/);
    expect(life.standIn.calls.get('/oauth2/token')).toBeLessThan(20);
  });

  it('whose points are used up is left alone until they are there again', async () => {
    await begin([stream('plain', { endedAt: START + 2 * HOUR })], { points: 1 });
    await runTo(START + HOUR);
    expect(statusOf('plain')).toBe('live');
    expect(status()).toMatchObject({ rate: { limit: 1, remaining: 0 }, trouble: undefined });
    expect(life.warnings).toEqual([]);
  });
});

describe('accounts', () => {
  it('accounts that Twitch does not know or finds malformed keep no others from being followed', async () => {
    await begin([stream('plain')]);
    await life.stop();
    life.list = listOf(['talent_0', 'nobody', 'bad_name', 'Talent_1']);
    await life.restart();
    await runTo(START + 2 * MINUTE);
    expect(statusOf('plain')).toBe('live');
    expect(status()).toMatchObject({ channels: 2, trouble: undefined });
    expect(life.warnings.map(({ details }) => details)).toEqual([
      { logins: ['nobody', 'bad_name'] },
    ]);
  });

  it('accounts are looked up once a day', async () => {
    await begin([]);
    await runTo(BEGIN + 10 * HOUR);
    expect(life.standIn.calls.get('/helix/users')).toBe(1);
    await runTo(BEGIN + 25 * HOUR);
    expect(life.standIn.calls.get('/helix/users')).toBe(2);
  });

  it('accounts of channels that are named by a handle are followed once their ids are known', async () => {
    await begin([stream('plain')]);
    await life.stop();
    life.list = 'channels: [{ name: Sora, youtube: "@Sora", twitch: talent_0 }]';
    await life.restart();
    await runTo(START + 5 * MINUTE);
    expect(status()?.channels).toBe(0);
    expect(life.warnings.map(({ details }) => details)).toEqual([{ channels: ['@Sora'] }]);
    await life.store.saveProgress('youtube/1/handles', { '@sora': channelId(7) });
    await runTo(START + 8 * MINUTE);
    expect(row('plain')).toMatchObject({ channel_id: channelId(7) });
  });
});
