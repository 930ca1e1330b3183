/** The attributes of `<oshi-live-badge>`. */
import { text, type Attributes, type OptionsOf } from '../attributes';

export const liveBadgeAttributes = {
  /** Id of the channel that it is about; it counts before `org`. One of both is needed. */
  channel: text,
  /** Organization whose live streams are counted. */
  org: text,
} as const satisfies Attributes;

export type LiveBadgeOptions = OptionsOf<typeof liveBadgeAttributes>;
