/** The attributes of `<oshi-video>`. */
import { requiredText, type Attributes, type OptionsOf } from '../attributes';

export const videoAttributes = {
  /** Id of the video. */
  video: requiredText,
} as const satisfies Attributes;

export type VideoOptions = OptionsOf<typeof videoAttributes>;
