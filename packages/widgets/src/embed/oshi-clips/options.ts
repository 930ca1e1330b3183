/** The attributes of `<oshi-clips>`. */
import { numberFrom, text, type Attributes, type OptionsOf } from '../attributes';
import { channelIds, languageCodes } from '../list-attributes';

/** Each channel is a call of its own. */
const CHANNELS_HIGHEST = 20;

export const clipsAttributes = {
  /** Organization whose clips are shown. Default: all. */
  org: text,
  /** Channel ids, joined by commas: the clips about talents, or those of clippers; they count before `org`. Default: none. */
  channels: channelIds(CHANNELS_HIGHEST),
  /** Languages of the clips, joined by commas: `en,ja`, or `all`. Default: that of the element, as `lang` says, English where it is none of clips. */
  languages: languageCodes,
  /** Most cards, 1 to 100. Default 24. */
  max: numberFrom(1, 100, 24),
} as const satisfies Attributes;

export type ClipsOptions = OptionsOf<typeof clipsAttributes>;
