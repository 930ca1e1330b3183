/** The attributes of `<oshi-live-feed>`. */
import {
  listIn,
  numberFrom,
  oneOf,
  text,
  type Attributes,
  type OptionsOf,
  type Surroundings,
} from '../attributes';
import { channelIds } from '../list-attributes';

/** What a feed can leave out: streams of others with a talent, placeholders, and videos that are gone. */
const HIDEABLE = ['collabs', 'placeholders', 'missing'] as const;
export type Hideable = (typeof HIDEABLE)[number];

export const liveFeedAttributes = {
  /** Organization whose board is shown. Default: all. */
  org: text,
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels: channelIds(100),
  /** Most cards, 1 to 100. Default 24. */
  max: numberFrom(1, 100, 24),
  /** `cards`, the default: a grid; `list`: rows; `strip`: one row that scrolls sideways. */
  layout: oneOf('layout', ['cards', 'list', 'strip']),
  /** `all`, the default, or only streams that are `live` or `upcoming`. */
  status: oneOf('status', ['all', 'live', 'upcoming']),
  /** Topics, joined by commas: only streams of one of them. Default: all. */
  topics: {
    type: 'list',
    read: (written: string): readonly string[] => listIn(written),
  },
  /** What is left out, joined by commas: `collabs` (streams of others), `placeholders`, `missing`. Default: nothing. */
  hide: {
    type: 'list',
    words: HIDEABLE,
    takes: `${HIDEABLE.join(', ')}, joined by commas`,
    read: (written: string, { complain }: Surroundings): readonly Hideable[] => {
      const words = listIn(written);
      const known = HIDEABLE.filter((word) => words.includes(word));
      if (!words.every((word) => known.some((one) => one === word))) complain();
      return known;
    },
  },
} as const satisfies Attributes;

export type LiveFeedOptions = OptionsOf<typeof liveFeedAttributes>;
