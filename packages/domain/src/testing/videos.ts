/** Videos for the tests of this package; not part of what it exports. */
import type { Mention, Video, VideoChannel } from '@oshimado/contract';
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

export const mention = (over: Partial<Mention> = {}): Mention => ({
  id: 'UCguest',
  name: '雨宮しずく',
  english_name: 'Amamiya Shizuku',
  type: 'vtuber',
  org: 'Nijisanji',
  suborg: 'b Wave 2',
  group: 'Wave 2',
  photo: '',
  ...over,
});

export const video = (over: Partial<Video> = {}): Video => ({
  id: 'aaaaaaaaaaa',
  title: 'Singing',
  type: 'stream',
  published_at: fromNow(-DAY),
  available_at: fromNow(0),
  duration: 0,
  status: 'upcoming',
  channel: channel(),
  ...over,
});

const orgs = fc.constantFrom('Hololive', 'Nijisanji', 'Independents', 'constructor', null);
const suborgs = fc.constantFrom('a Gen 1', 'b Wave 2', 'c WAVE 2', null);
const channelIds = fc.constantFrom('UC1', 'UC2', 'UC3', 'UC4');
const times = fc.integer({ min: -30 * 24, max: 30 * 24 }).map((hours) => fromNow(hours * HOUR));

const arbitraryChannel = fc.record({ id: channelIds, org: orgs, suborg: suborgs }).map(channel);
const arbitraryMention = fc
  .record({
    id: channelIds,
    org: orgs,
    suborg: suborgs,
    group: fc.constantFrom('Gen 1', 'Wave 2', 'wave 2', null),
  })
  .map(mention);

const arbitraryVideo: fc.Arbitrary<Video> = fc
  .record(
    {
      id: fc.stringMatching(/^[a-e]{11}$/),
      type: fc.constantFrom('stream', 'clip', 'placeholder'),
      status: fc.constantFrom('new', 'upcoming', 'live', 'past', 'missing'),
      topic_id: fc.constantFrom('singing', 'Mario_Kart', 'GTA'),
      available_at: times,
      start_scheduled: times,
      start_actual: times,
      live_viewers: fc.nat(5),
      channel: arbitraryChannel,
      mentions: fc.array(arbitraryMention, { maxLength: 3 }),
    },
    { requiredKeys: ['id', 'channel', 'available_at'] },
  )
  .map(video);

export const arbitraryVideos = fc.array(arbitraryVideo, { maxLength: 12 });
