/** Videos and channels as a device keeps them, and as the rest of the portal knows them. */
import type { Favorite, Mention, PlaylistVideo, VideoChannel } from '@oshimado/contract';
import type { StoredChannel, StoredVideo } from '@oshimado/domain';

/** A channel of any list. */
export type AnyChannel = Pick<VideoChannel | Favorite | Mention, 'id' | 'name'> & {
  readonly english_name?: string | null | undefined;
  readonly type?: StoredChannel['type'];
  readonly org?: string | null | undefined;
  readonly suborg?: string | null | undefined;
  readonly group?: string | null | undefined;
  readonly photo?: string | null | undefined;
};

export const storedChannelOf = (channel: AnyChannel): StoredChannel => ({
  id: channel.id,
  name: channel.name,
  english_name: channel.english_name ?? null,
  type: channel.type ?? 'vtuber',
  org: channel.org ?? null,
  suborg: channel.suborg ?? null,
  group: channel.group ?? null,
  photo: channel.photo ?? '',
});

/** Of a whole video only what a list keeps: the numbers of this moment would be wrong in a week. */
export const listedVideo = (video: PlaylistVideo): PlaylistVideo => ({
  id: video.id,
  title: video.title,
  type: video.type,
  status: video.status,
  ...(video.topic_id !== undefined && { topic_id: video.topic_id }),
  published_at: video.published_at,
  available_at: video.available_at,
  duration: video.duration,
  ...(video.thumbnail !== undefined && { thumbnail: video.thumbnail }),
  channel: video.channel,
});

export const storedVideoOf = (video: PlaylistVideo): StoredVideo => ({
  ...listedVideo(video),
  channel: storedChannelOf(video.channel),
});
