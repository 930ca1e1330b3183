/** The attributes of `<oshi-live-feed>`: text in, options out. What cannot be read keeps its default and is named. */
import {
  listIn,
  readSharedOptions,
  type Complain,
  type Read,
  type SharedOptions,
  type Surroundings,
} from './embed-options';

export const liveFeedAttributes = ['api', 'org', 'channels', 'lang', 'theme', 'max'] as const;
export type LiveFeedAttribute = (typeof liveFeedAttributes)[number];

export interface LiveFeedOptions extends SharedOptions {
  /** Organization; empty for all. Default empty. */
  readonly org: string;
  /** Channel ids; they count before the organization. Default none. */
  readonly channels: readonly string[];
  /** Most cards, 1 to 100. Default 24. */
  readonly max: number;
}

const MAX_DEFAULT = 24;
const MAX_HIGHEST = 100;
const CHANNELS_HIGHEST = 100;

function maxOf(read: Read<'max'>, complain: Complain<'max'>): number {
  const value = read('max');
  if (!value) return MAX_DEFAULT;
  const max = Number(value);
  if (Number.isInteger(max) && max >= 1 && max <= MAX_HIGHEST) return max;
  complain('max', value, `a whole number from 1 to ${MAX_HIGHEST}`);
  return MAX_DEFAULT;
}

function channelsOf(read: Read<'channels'>, complain: Complain<'channels'>): string[] {
  const value = read('channels') ?? '';
  const ids = listIn(value);
  if (ids.length <= CHANNELS_HIGHEST) return ids;
  complain('channels', value, `at most ${CHANNELS_HIGHEST} ids`);
  return ids.slice(0, CHANNELS_HIGHEST);
}

export const readLiveFeedOptions = (
  read: Read<LiveFeedAttribute>,
  around: Surroundings<LiveFeedAttribute>,
): LiveFeedOptions => ({
  ...readSharedOptions(read, around),
  org: read('org') ?? '',
  channels: channelsOf(read, around.complain),
  max: maxOf(read, around.complain),
});
