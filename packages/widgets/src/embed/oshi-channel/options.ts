/** The attributes of `<oshi-channel>`. */
import { requiredText, type Attributes, type OptionsOf } from '../attributes';

export const channelAttributes = {
  /** Id of the channel. */
  channel: requiredText,
} as const satisfies Attributes;

export type ChannelOptions = OptionsOf<typeof channelAttributes>;
