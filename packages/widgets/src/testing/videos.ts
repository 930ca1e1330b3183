/** Videos for the tests of this package; not part of what it exports. */
import type { Video, VideoChannel } from '@oshimado/contract';
import * as fc from 'fast-check';

export const NOW = Date.UTC(2026, 0, 10, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time as it travels, so many milliseconds from now. */
export const fromNow = (ms: number): string => new Date(NOW + ms).toISOString();

export const channel = (over: Partial<VideoChannel> = {}): VideoChannel => ({
  id: 'UCown',
  name: '星見みなと',
  english_name: 'Hoshimi Minato',
  type: 'vtuber',
  org: 'Hololive',
  suborg: 'a Gen 1',
  photo: '',
  ...over,
});

export const video = (over: Partial<Video> = {}): Video => ({
  id: 'aaaaaaaaaaa',
  title: 'Singing',
  type: 'stream',
  published_at: fromNow(-DAY),
  available_at: fromNow(HOUR),
  duration: 0,
  status: 'upcoming',
  channel: channel(),
  ...over,
});

export const liveVideo = (over: Partial<Video> = {}): Video =>
  video({
    status: 'live',
    available_at: fromNow(-HOUR),
    start_scheduled: fromNow(-HOUR),
    start_actual: fromNow(-HOUR),
    live_viewers: 1_234,
    ...over,
  });

/** As many videos as asked, the first `live` of them live, each with an id of its own. */
export const videos = (count: number, live = 0): Video[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `video${String(index).padStart(6, '0')}`;
    const own = { id, title: `Video ${index}` };
    return index < live
      ? liveVideo(own)
      : video({ ...own, available_at: fromNow(HOUR + index * MINUTE) });
  });

const instant = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) })
  .map((time) => new Date(time).toISOString());
const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const arbitraryChannel: fc.Arbitrary<VideoChannel> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 24 }),
  name: text,
  english_name: nullable(text),
  type: fc.constantFrom('vtuber', 'subber', 'external', 'system'),
  org: nullable(text),
  suborg: nullable(text),
  photo: fc.oneof(fc.constant(''), fc.webUrl(), text),
});

/** Any video that the contract allows, with everything a card looks at. */
export const arbitraryVideo: fc.Arbitrary<Video> = fc.record(
  {
    id: fc.stringMatching(/^[\w-]{11}$/),
    title: text,
    type: fc.constantFrom('stream', 'clip', 'placeholder'),
    status: fc.constantFrom('new', 'upcoming', 'live', 'past', 'missing'),
    topic_id: text,
    published_at: nullable(instant),
    available_at: instant,
    start_scheduled: instant,
    start_actual: instant,
    end_actual: instant,
    duration: fc.nat(),
    live_viewers: fc.nat(),
    songcount: fc.nat(),
    channel: arbitraryChannel,
    live_tl_count: fc.dictionary(fc.constantFrom('en', 'ja', 'es'), fc.nat()),
    recent_live_tls: fc.array(fc.constantFrom('en', 'ja', 'es'), { maxLength: 3 }),
    placeholderType: fc.constantFrom('scheduled-yt-stream', 'external-stream', 'event'),
    certainty: fc.constantFrom('certain', 'likely'),
    jp_name: text,
    link: fc.oneof(fc.webUrl(), text, fc.constant('javascript:alert(1)')),
    thumbnail: fc.oneof(fc.webUrl(), text, fc.constant('/pictures/a.webp')),
  },
  {
    requiredKeys: [
      'id',
      'title',
      'type',
      'status',
      'published_at',
      'available_at',
      'duration',
      'channel',
    ],
  },
);
