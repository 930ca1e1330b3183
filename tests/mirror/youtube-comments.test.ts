/** Comments of YouTube with time stamps: which are kept, when they are read, and for how long. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import type { SourceStore, VideoRecord } from '../../apps/api/src/store/records';
import { createDatabase } from '../postgres/databases';
import {
  beginYoutubeLife,
  DAY,
  HOUR,
  MIDNIGHT,
  MINUTE,
  worldChannels,
  type YoutubeLife,
} from '../support/youtube-life';
import { apiError, type WorldComment, type WorldVideo } from '../support/youtube-stand-in';

const channels = worldChannels(2);
const START = MIDNIGHT + HOUR;
const END = START + HOUR;
const ID = 'talking____';

const stream = (comments: readonly WorldComment[], more: Partial<WorldVideo> = {}): WorldVideo => ({
  id: ID,
  channelId: channels[0]?.id ?? '',
  title: 'Talking',
  publishedAt: MIDNIGHT - DAY,
  schedule: [{ from: 0, start: START }],
  startedAt: START,
  endedAt: END,
  comments,
  ...more,
});
const said = (id: string, text: string, at = 0): WorldComment => ({ id, text, at });

describe('comments of a stream at YouTube', () => {
  let life: YoutubeLife;
  afterEach(() => life.stop());
  const begin = async (...videos: WorldVideo[]) =>
    (life = await beginYoutubeLife({ channels, videos }));
  const kept = (id = ID) => life.store.videos.get(id)?.comments;
  const spent = () =>
    [...life.standIn.units.values()].reduce((sum, used) => sum + (used.commentThreads ?? 0), 0);

  it('comments of a stream at YouTube are those with a time stamp, as they are written, without their authors', async () => {
    await begin(
      stream([
        said('a', '12:34 <b>here</b> & "there"'),
        said('b', 'no time at all'),
        said('c', '0:10\n1:02:03 song'),
        said('d', `1:00 ${'x'.repeat(10_000)}`),
        said('', '1:00 without an id'),
        said('e', '５：００ 全角'),
      ]),
    );
    await life.runTo(END + HOUR + 5 * MINUTE);
    expect(kept()).toEqual([
      { comment_key: 'a', message: '12:34 <b>here</b> & "there"' },
      { comment_key: 'c', message: '0:10\n1:02:03 song' },
      { comment_key: 'e', message: '５：００ 全角' },
    ]);
  });

  it('comments of a stream at YouTube that are switched off cost a look and are no trouble', async () => {
    await begin(stream([], { hasNoComments: true }));
    await life.runTo(END + 3 * HOUR);
    expect([kept(), spent()]).toEqual([[], 1]);
    expect(life.source().status?.()?.trouble).toBeUndefined();
    expect(life.warnings).toEqual([]);
  });

  it('comments of a stream at YouTube that fail keep those of others not waiting, and are read later', async () => {
    const other = stream([said('b', '3:00')], { id: 'other______', endedAt: END + MINUTE });
    await begin(stream([said('a', '1:00')]), other);
    life.standIn.fault = (path, query) =>
      path.endsWith('commentThreads') && query.get('videoId') === ID
        ? apiError(500, 'backendError')
        : undefined;
    await life.runTo(END + 2 * HOUR);
    expect([kept(), kept(other.id)?.length]).toEqual([undefined, 1]);
    life.standIn.fault = () => undefined;
    await life.runTo(END + 4 * HOUR);
    expect(kept()?.length).toBe(1);
  });

  it('comments of a stream at YouTube are read soon when somebody opens the video', async () => {
    const old = stream([said('a', '1:00')], {
      id: 'old________',
      schedule: undefined,
      startedAt: undefined,
      endedAt: undefined,
      duration: 600,
    });
    await begin(old);
    await life.runTo(MIDNIGHT + 3 * HOUR);
    expect(kept(old.id)).toBeUndefined();
    life.store.requested.add(old.id);
    await life.runTo(MIDNIGHT + 3 * HOUR + 2 * MINUTE);
    expect(kept(old.id)?.length).toBe(1);
    expect(life.store.requested.size).toBe(0);
  });
});

describe('comments in the store', () => {
  const among = ['holodex', 'youtube'];
  const video = (id: string): VideoRecord => ({
    id,
    channel_id: channels[0]?.id ?? '',
    title: 'Talking',
    type: 'stream',
    status: 'past',
    start_actual: new Date(START),
    end_actual: new Date(END),
  });
  const comments = [{ comment_key: 'a', message: '1:00 here' }];
  let now = END + HOUR;
  let store: Store;
  let youtube: SourceStore;
  let holodex: SourceStore;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const database = await createDatabase();
    now = END + HOUR;
    store = openStore({
      connectionString: database.connectionString,
      poolSize: 2,
      now: () => now,
    });
    remove = database.drop;
    await store.migrate();
    holodex = store.sourceOf({ name: 'holodex', among });
    youtube = store.sourceOf({ name: 'youtube', among });
    await holodex.writeChannels([{ id: channels[0]?.id ?? '', name: 'Sora', type: 'vtuber' }]);
    await holodex.writeVideos([video('theirs_____')]);
    await youtube.writeVideos([video(ID)]);
  });
  afterEach(async () => {
    await store.close();
    await remove();
  });
  const shown = async (id: string) => (await store.reads.commentsOf(id)).length;

  it('belong to the source of their video, which is named with its end and the last look', async () => {
    expect(await youtube.endedStreams(new Date(START))).toEqual([
      { id: ID, end: new Date(END), readAt: null },
    ]);
    expect(await youtube.writeComments(ID, comments)).toBe(1);
    expect(await youtube.writeComments(ID, comments)).toBe(0);
    expect(await youtube.writeComments('theirs_____', comments)).toBe(0);
    expect([await shown(ID), await shown('theirs_____')]).toEqual([1, 0]);
    expect(await youtube.endedStreams(new Date(START))).toMatchObject([{ readAt: new Date(now) }]);
    expect(await youtube.endedStreams(new Date(END))).toEqual([]);
  });

  it('comments in the store are found by the search of comments, until they are forgotten', async () => {
    await youtube.writeComments(ID, comments);
    expect(await store.reads.commentsHolding([ID], 'here', false)).toHaveLength(1);
    const before = new Date(now + 1);
    expect(await youtube.oldComments(new Date(now), 9)).toEqual([]);
    expect(await youtube.oldComments(before, 9)).toEqual([ID]);
    expect(await holodex.forgetComments(before)).toBe(0);
    expect(await youtube.forgetComments(before)).toBe(1);
    expect(await store.reads.commentsHolding([ID], 'here', false)).toEqual([]);
    expect(await youtube.oldComments(before, 9)).toEqual([]);
  });

  it('comments in the store of an opened video are asked for by the source that has it, once', async () => {
    now = END + 10 * DAY;
    await store.requestVideo(ID);
    await store.requestVideo('theirs_____');
    expect(await youtube.requestedVideos(9)).toEqual([ID]);
    expect(await holodex.requestedVideos(9)).toEqual(['theirs_____']);
    await youtube.writeComments(ID, []);
    await store.requestVideo(ID);
    expect(await youtube.requestedVideos(9)).toEqual([]);
  });
});
