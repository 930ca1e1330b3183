/**
 * The npm package holodex.js, unmodified, pointed at our server through its constructor: each of its methods, each getter
 * of what comes back. It was written for the original service and knows nothing of ours.
 */
import { HolodexApiClient, type VideosParam, type ChannelsParam } from 'holodex.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownServer } from '../conformance/server';
import { ids, NOW, videoId } from '../fixtures/world';
import { originOf } from '../realtime/event-stream';

const api = ownServer();
let client: HolodexApiClient;
beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  client = new HolodexApiClient({ apiKey: 'any key at all', url: `${originOf(api.app)}/api/v2` });
});

type ListKind = Parameters<HolodexApiClient['getVideosByChannelId']>[1];
// Its enums exist at compile time only, and only for who compiles it.
const kind = (value: 'clips' | 'videos' | 'collabs') => value as ListKind;
const params = (value: object) => value as VideosParam & ChannelsParam;

const idsOf = (videos: readonly { readonly videoId: string }[]) =>
  videos.map((video) => video.videoId).sort();

describe('holodex.js', () => {
  it('getChannels: talents of an org, every getter', async () => {
    const channels = await client.getChannels(
      params({
        type: 'vtuber',
        org: 'Hololive',
        sort: 'subscriber_count',
        order: 'desc',
        lang: ['all'],
      }),
    );
    expect(channels.map(({ channelId }) => channelId)).toEqual([ids.sora, ids.miko]);
    const [sora] = channels;
    expect(sora).toMatchObject({
      name: '空ちゃんねる',
      englishName: 'Sora',
      channelType: 'vtuber',
      organization: 'Hololive',
      avatarUrl: 'https://pictures.example/sora.png',
      twitterName: 'sora',
      videoCount: 900,
      subscriberCount: 3_000_000_000,
      clipCount: 70,
      isInactive: false,
    });
    expect(sora?.createdAt.getTime()).toBeLessThan(NOW);
  });

  it('getChannel: one channel with banner, description and views', async () => {
    const channel = await client.getChannel(ids.sora);
    expect(channel).toMatchObject({
      channelId: ids.sora,
      bannerUrl: 'https://pictures.example/banner',
      description: 'First of all.',
      viewCount: 90_000_000_000,
    });
    await expect(client.getChannel('UCnobody')).rejects.toMatchObject({
      response: { status: 404 },
    });
  });

  it('getVideosByChannelId: uploads, clips and collabs', async () => {
    const uploads = await client.getVideosByChannelId(
      ids.kuzu,
      kind('videos'),
      params({ limit: 50 }),
    );
    expect(idsOf(uploads)).toContain(videoId('live-kuzu'));
    const clips = await client.getVideosByChannelId(ids.sora, kind('clips'));
    expect(idsOf(clips)).toEqual([videoId('clip-en'), videoId('clip-ja')].sort());
    const collabs = await client.getVideosByChannelId(
      ids.kuzu,
      kind('collabs'),
      params({ include: ['mentions'] }),
    );
    expect(idsOf(collabs)).toEqual([videoId('live-sora'), videoId('past-miko')].sort());
    expect(
      collabs.every(({ mentions }) => mentions.some(({ channelId }) => channelId === ids.kuzu)),
    ).toBe(true);
  });

  it('getVideo: one video with comments, clips, songs and everything else', async () => {
    const video = await client.getVideo(videoId('past-sora'), true, ['en', 'ja']);
    expect(video).toMatchObject({
      videoId: videoId('past-sora'),
      title: 'Yesterday',
      videoType: 'stream',
      topic: 'singing',
      duration: 7_197,
      status: 'past',
      songCount: 1,
    });
    expect(video.comments.map(({ content }) => content.trim())).toEqual([
      '0:10 start',
      '1:02:03 here',
    ]);
    expect(idsOf(video.clips)).toEqual([videoId('clip-en'), videoId('clip-ja')].sort());
    expect(idsOf(video.refers)).toEqual([videoId('past-miko')]);
    expect(idsOf(video.simulcasts)).toEqual([videoId('past-miko')]);
    expect(video.songs[0]).toMatchObject({ name: 'Song 3', startTime: 100, endTime: 300 });
    expect(video.channel.channelId).toBe(ids.sora);
    expect(video.actualStart.getTime()).toBeGreaterThan(video.scheduledStart.getTime());
    expect(video.actualEnd.getTime()).toBeGreaterThan(video.availableAt.getTime());
    const clip = await client.getVideo(videoId('clip-en'));
    expect(idsOf(clip.sources)).toEqual([videoId('past-sora')]);
  });

  it('getLiveVideosByChannelId: channels named, without a login', async () => {
    const videos = await client.getLiveVideosByChannelId([ids.sora, ids.kuzu]);
    expect(idsOf(videos)).toEqual(
      ['far-kuzu', 'live-kuzu', 'live-sora', 'soon-sora'].map(videoId).sort(),
    );
    expect(idsOf(await client.getLiveVideosByChannelId(ids.sora))).toEqual(
      ['live-sora', 'soon-sora'].map(videoId).sort(),
    );
  });

  it('getLiveVideos: the board, filtered, with viewers', async () => {
    const videos = await client.getLiveVideos(
      params({ org: 'Nijisanji', include: ['mentions', 'live_info'] }),
    );
    const live = videos.find((video) => video.videoId === videoId('live-kuzu'));
    expect(live).toMatchObject({ status: 'live', liveViewers: 5_000, topic: 'Mario_Kart' });
    expect(live?.mentions.map(({ channelId }) => channelId)).toEqual([ids.sora]);
  });

  it('getVideos: any filter it knows, every kind of extra data', async () => {
    const include = [
      'clips',
      'refers',
      'sources',
      'simulcasts',
      'mentions',
      'description',
      'live_info',
      'channel_stats',
      'songs',
    ];
    const videos = await client.getVideos(
      params({
        status: 'past',
        type: 'stream',
        topic: 'singing',
        include,
        limit: 5,
        max_upcoming_hours: 1,
      }),
    );
    expect(idsOf(videos)).toEqual([videoId('past-sora')]);
    expect(videos[0]?.description).toBe('See also the other one.');
    expect(videos[0]?.channel.subscriberCount).toBe(3_000_000_000);
    const one = await client.getVideos(params({ id: videoId('past-miko') }));
    expect(idsOf(one)).toEqual([videoId('past-miko')]);
    const page = await client.getVideos(
      params({ limit: 2, offset: 1, order: 'asc', sort: 'title' }),
    );
    expect(page).toHaveLength(2);
  });
});
