/** What tests show where nothing hangs on whose it is. */
import type { Favorite, Song, User, VideoFull } from '@oshimado/contract';
import type { StoredVideo } from '@oshimado/domain';

export const sampleChannel = {
  id: 'UC1',
  name: 'Own',
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '',
} as const;

export const sampleFavorite = (more: Partial<Favorite> = {}): Favorite => ({
  ...sampleChannel,
  group: null,
  twitter: null,
  video_count: 0,
  subscriber_count: 0,
  clip_count: null,
  inactive: false,
  ...more,
});

/** One whose names show their languages. */
export const japaneseChannel = {
  ...sampleChannel,
  id: 'UCaaaaaaaaaaaaaaaaaaaaaa',
  name: '星見みなと',
  english_name: 'Hoshimi Minato',
  org: 'Nijisanji',
} as const;

/** A participant of a stream. */
export const japaneseGuest = {
  ...japaneseChannel,
  id: 'UCguest',
  name: 'しずく',
  english_name: 'Shizuku',
  group: null,
} as const;

export const sampleSong = (more: Partial<Song> = {}): Song => ({
  id: 'one',
  name: 'Night',
  original_artist: 'Choir',
  start: 60,
  end: 260,
  itunesid: null,
  art: null,
  amUrl: null,
  video_id: 'aaaaaaaaaaa',
  channel_id: 'UC1',
  channel: { name: 'Own', english_name: null },
  available_at: '2026-01-01T00:00:00.000Z',
  creator_id: null,
  approver_id: null,
  is_mv: false,
  ...more,
});

/** What the page of a video has beyond its card, all of it empty. */
export const emptyDetails = {
  description: '',
  clips: [],
  sources: [],
  refers: [],
  simulcasts: [],
  mentions: [],
  songs: [],
  live_tl_count: {},
} satisfies Partial<VideoFull>;

export const sampleUser = (more: Partial<User> = {}): User => ({
  id: '1',
  username: 'somebody',
  role: 'user',
  created_at: '2026-01-01T00:00:00.000Z',
  contribution_count: '0',
  discord_id: null,
  google_id: null,
  twitter_id: null,
  api_key: null,
  yt_channel_key: null,
  ...more,
});

/** A video as a device keeps it. */
export const sampleStoredVideo = (id: string, more: Partial<StoredVideo> = {}): StoredVideo => ({
  id,
  title: `Video ${id}`,
  type: 'stream',
  status: 'past',
  published_at: '2026-01-01T00:00:00.000Z',
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 60,
  channel: { ...japaneseChannel, english_name: null, org: null, group: null },
  ...more,
});
