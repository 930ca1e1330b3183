/** Rows as services of this kind write them; names and texts are ours. */
import type { Row } from '../../parse/value';

export const channelId = (name: string): string => `UC${name.padEnd(22, '0')}`;
export const videoId = (name: string): string => name.padEnd(11, '_');

export const talent = (name: string, more: Row = {}): Row => ({
  id: channelId(name),
  name: `${name} ちゃんねる`,
  english_name: name,
  type: 'vtuber',
  org: 'Window Works',
  suborg: 'a First (Panes)',
  group: 'First (Panes)',
  photo: `https://pictures.example/${name}.png`,
  lang: null,
  twitter: name,
  twitch: null,
  video_count: 120,
  subscriber_count: 45_000,
  clip_count: 7,
  top_topics: ['singing'],
  yt_handle: [`@${name}`],
  inactive: false,
  published_at: '2020-01-02T03:04:05.000Z',
  ...more,
});

export const clipper = (name: string, more: Row = {}): Row =>
  talent(name, { type: 'subber', org: null, suborg: null, group: null, lang: 'en', ...more });

const uploader = ({ id, name, english_name, type, org, suborg, photo }: Row): Row => ({
  id,
  name,
  english_name,
  type,
  org,
  suborg,
  photo,
});

export const stream = (name: string, channel: Row, at: string, more: Row = {}): Row => ({
  id: videoId(name),
  title: `${name} 配信`,
  type: 'stream',
  topic_id: 'talk',
  published_at: at,
  available_at: at,
  duration: 3_600,
  status: 'past',
  start_scheduled: at,
  start_actual: at,
  end_actual: at,
  live_viewers: 0,
  description: 'Thank you for coming.',
  songcount: 0,
  channel: uploader(channel),
  mentions: [],
  ...more,
});

export const clip = (name: string, channel: Row, at: string, more: Row = {}): Row => ({
  id: videoId(name),
  title: name,
  type: 'clip',
  published_at: at,
  available_at: at,
  duration: 61,
  status: 'past',
  lang: 'en',
  channel: uploader(channel),
  mentions: [],
  sources: [],
  ...more,
});
