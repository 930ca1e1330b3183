/** The videos stories show: fictional, at a fixed time, with pictures that need no network. */
import type { Video, VideoChannel } from '@oshimado/contract';
import { face1, face2, face3, scene1, scene2, scene3, scene4 } from './pictures';

/** Fixed time of every clock in stories. */
export const STORY_NOW = Date.parse('2026-03-01T12:00:00.000Z');

const MINUTE = 60_000;
export const at = (minutes: number) => new Date(STORY_NOW + minutes * MINUTE).toISOString();

let count = 0;
const nextId = () => `story${String((count += 1)).padStart(6, '0')}`;

const talent = (id: string, changes: Partial<VideoChannel>): VideoChannel => ({
  id: `UCstory0000000000000${id}`,
  name: '白峰ひなた / Hinata Ch.',
  english_name: 'Shiramine Hinata',
  type: 'vtuber',
  org: 'Hololive',
  suborg: 'a 1st Generation',
  photo: face1,
  ...changes,
});

export const talents = [
  talent('001', {}),
  talent('002', { name: '水城るか', english_name: 'Mizuki Luca', photo: face2 }),
  talent('003', {
    name: 'Poppy Vale【Window】',
    english_name: 'Poppy Vale',
    org: 'Independents',
    photo: face3,
  }),
] as const;

export const clipper: VideoChannel = {
  ...talents[0],
  id: 'UCclip0000000000000000',
  type: 'subber',
  name: 'Window Clips',
  english_name: null,
  org: null,
  suborg: null,
  photo: '',
};

export const sampleVideo = (changes: Partial<Video> = {}): Video => ({
  id: nextId(),
  title: 'Building a castle together, come and say hello',
  type: 'stream',
  topic_id: 'Block_Garden',
  published_at: at(-600),
  available_at: at(-75),
  duration: 0,
  status: 'live',
  start_scheduled: at(-80),
  start_actual: at(-75),
  live_viewers: 12_345,
  mentions: [],
  thumbnail: scene1,
  channel: talents[0],
  ...changes,
});

export const upcoming = (minutes: number, changes: Partial<Video> = {}) =>
  sampleVideo({
    status: 'upcoming',
    available_at: at(minutes),
    start_scheduled: at(minutes),
    start_actual: undefined,
    live_viewers: 0,
    title: 'Evening chat and your letters',
    topic_id: 'talk',
    thumbnail: scene2,
    ...changes,
  });

export const past = (changes: Partial<Video> = {}) =>
  sampleVideo({
    status: 'past',
    available_at: at(-3 * 24 * 60),
    start_actual: at(-3 * 24 * 60),
    duration: 7_384,
    live_viewers: 0,
    thumbnail: scene3,
    ...changes,
  });

export const placeholder = (changes: Partial<Video> = {}) =>
  upcoming(26 * 60, {
    type: 'placeholder',
    title: 'Anniversary concert',
    jp_name: '周年記念コンサート',
    topic_id: undefined,
    duration: 7_200,
    placeholderType: 'event',
    certainty: 'certain',
    link: 'https://example.com/concert',
    thumbnail: scene4,
    ...changes,
  });

const SCENES = [scene1, scene2, scene3, scene4];
const TITLES = [
  'Building a castle together, come and say hello',
  '【歌枠】みんなと一緒にまったり歌う夜ふかし配信！リクエスト募集中【白峰ひなた】',
  'Evening chat and your letters',
  '【Dungeon of Dawn】 #12 one more floor, I promise, and then we really go to sleep',
];
const TOPICS = ['Block_Garden', 'singing', 'talk', 'Dungeon_of_Dawn'];

/** A board of so many: one in four live, the others one after another. */
export const board = (size: number): Video[] =>
  Array.from({ length: size }, (_, index) => {
    const turn = index + Math.floor(index / 4);
    const look = {
      title: TITLES[turn % TITLES.length],
      topic_id: TOPICS[turn % TOPICS.length],
      thumbnail: SCENES[turn % SCENES.length],
      channel: talents[turn % talents.length],
    };
    const begun = at(-index * 7 - 5);
    return index % 4 === 0
      ? sampleVideo({
          ...look,
          live_viewers: 120 + ((index * 7_919) % 40_000),
          start_actual: begun,
          available_at: begun,
        })
      : upcoming(index * 19 + 10, look);
  });
