/** Fictional channels for stories and tests of channel lists and channel pages. */
import type { Channel, ChannelFull, Favorite } from '@oshimado/contract';
import type { Outbox, StoredChannel } from '@oshimado/domain';
import { at, clipper, talents } from './sample-videos';

const sampleChannel = (changes: Partial<Channel> = {}): Channel => ({
  ...talents[0],
  group: '1st Generation',
  lang: null,
  twitter: 'oshimado_hinata',
  twitch: 'oshimado_hinata',
  video_count: 609,
  subscriber_count: 2_408_000,
  clip_count: 3_028,
  top_topics: ['Block_Garden', 'singing', 'talk'],
  yt_handle: ['@oshimado_hinata'],
  inactive: false,
  published_at: at(-3 * 365 * 24 * 60),
  ...changes,
});

const GROUPS = ['1st Generation', '2nd Generation', null] as const;

/** As many VTubers, in three groups of one organization: two with a name, one without. */
export const talentChannels = (size: number): Channel[] =>
  Array.from({ length: size }, (_, index) =>
    sampleChannel({
      ...talents[index % talents.length],
      id: `UCtalent${String(index).padStart(16, '0')}`,
      org: 'Hololive',
      suborg: null,
      group: GROUPS[index % GROUPS.length] ?? null,
      subscriber_count: 2_408_000 - index * 91_000,
      inactive: index % 7 === 6,
    }),
  );

export const clipperChannels: readonly Channel[] = ['en', 'ja', 'es'].map((lang, index) =>
  sampleChannel({
    ...clipper,
    id: `UCclip000000000000000${index}`,
    name: `Window Clips (${lang})`,
    lang,
    group: null,
    twitter: null,
    twitch: null,
    clip_count: null,
    top_topics: null,
    yt_handle: null,
    subscriber_count: 72_700 - index * 9_000,
  }),
);

export const favoriteOf = (channel: Channel): Favorite => ({
  id: channel.id,
  name: channel.name,
  english_name: channel.english_name,
  type: channel.type,
  org: channel.org,
  group: channel.group,
  photo: channel.photo,
  twitter: channel.twitter,
  video_count: channel.video_count,
  subscriber_count: channel.subscriber_count,
  clip_count: channel.clip_count,
  inactive: channel.inactive,
});

/** The outbox of a viewer whose first favorite is still to be sent, as a device stores it. */
export function keptFavorites(owner: string): string {
  const staged = [{ op: 'add' as const, channel_id: talents[0].id, owner }];
  const outbox: Outbox = { version: 1, closed: 0, staged, queue: [] };
  return JSON.stringify(outbox);
}

/** A channel as a device stores it. */
export const storedChannelOf = (channel: Channel): StoredChannel => ({
  id: channel.id,
  name: channel.name,
  english_name: channel.english_name,
  type: channel.type,
  org: channel.org,
  suborg: channel.suborg,
  group: channel.group,
  photo: channel.photo ?? '',
});

export const sampleFullChannel = (changes: Partial<ChannelFull> = {}): ChannelFull => ({
  ...sampleChannel(),
  thumbnail: null,
  banner: null,
  description:
    'I build castles, sing on Fridays and read your letters.\n\nLetters: https://example.com/letters\nManners: be kind to each other.',
  view_count: 512_000_000,
  created_at: at(-365 * 24 * 60),
  updated_at: at(-60),
  crawled_at: at(-60),
  comments_crawled_at: null,
  yt_uploads_id: null,
  yt_name_history: ['白峰ひなた', 'Hinata the Builder'],
  ...changes,
});
