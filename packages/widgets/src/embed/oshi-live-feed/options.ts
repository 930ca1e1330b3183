/** The attributes of `<oshi-live-feed>`. */
import {
  listIn,
  numberFrom,
  text,
  type Attributes,
  type OptionsOf,
  type Surroundings,
} from '../attributes';

const CHANNELS_HIGHEST = 100;

export const liveFeedAttributes = {
  /** Organization whose board is shown. Default: all. */
  org: text,
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels: {
    type: 'list',
    takes: `at most ${CHANNELS_HIGHEST} ids`,
    read: (written: string, { complain }: Surroundings): readonly string[] => {
      const ids = listIn(written);
      if (ids.length > CHANNELS_HIGHEST) complain();
      return ids.slice(0, CHANNELS_HIGHEST);
    },
  },
  /** Most cards, 1 to 100. Default 24. */
  max: numberFrom(1, 100, 24),
} as const satisfies Attributes;

export type LiveFeedOptions = OptionsOf<typeof liveFeedAttributes>;
