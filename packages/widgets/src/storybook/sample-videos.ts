/** The videos stories show: fictional, at a fixed time, with pictures that need no network. */
import type { Video } from '@oshimado/contract';

/** Every clock in a story stands here. */
export const STORY_NOW = Date.parse('2026-03-01T12:00:00.000Z');

const MINUTE = 60_000;
export const at = (minutes: number) => new Date(STORY_NOW + minutes * MINUTE).toISOString();

let count = 0;
const nextId = () => `story${String((count += 1)).padStart(6, '0')}`;

export function sampleVideo(changes: Partial<Video> = {}): Video {
  return {
    id: nextId(),
    title: 'Building a castle together, come and say hello',
    type: 'stream',
    topic_id: 'Minecraft',
    published_at: at(-600),
    available_at: at(-75),
    duration: 0,
    status: 'live',
    start_scheduled: at(-80),
    start_actual: at(-75),
    live_viewers: 12_345,
    mentions: [],
    channel: {
      id: 'UCstory0000000000000000',
      name: '白峰ひなた / Hinata Ch.',
      english_name: 'Shiramine Hinata',
      type: 'vtuber',
      org: 'Hololive',
      suborg: 'a 1st Generation',
      photo: '',
    },
    ...changes,
  };
}

export const upcoming = (minutes: number, changes: Partial<Video> = {}) =>
  sampleVideo({
    status: 'upcoming',
    available_at: at(minutes),
    start_scheduled: at(minutes),
    start_actual: undefined,
    live_viewers: 0,
    title: 'Evening chat and your letters',
    topic_id: 'talk',
    ...changes,
  });

export const past = (changes: Partial<Video> = {}) =>
  sampleVideo({
    status: 'past',
    available_at: at(-3 * 24 * 60),
    start_actual: at(-3 * 24 * 60),
    duration: 7_384,
    live_viewers: 0,
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
    ...changes,
  });

/** A board of so many: one in four live. */
export const board = (size: number): Video[] =>
  Array.from({ length: size }, (_, index) =>
    index % 4 === 0
      ? sampleVideo({
          live_viewers: 100 + index * 37,
          start_actual: at(-index - 5),
          available_at: at(-index - 5),
        })
      : upcoming(index * 9 + 10),
  );
