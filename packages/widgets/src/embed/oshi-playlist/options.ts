/** The attributes of `<oshi-playlist>`. */
import { numberFrom, requiredText, type Attributes, type OptionsOf } from '../attributes';

export const playlistAttributes = {
  /** Id of the playlist. */
  playlist: requiredText,
  /** Most cards, 1 to 100. Default 24. */
  max: numberFrom(1, 100, 24),
} as const satisfies Attributes;

export type PlaylistOptions = OptionsOf<typeof playlistAttributes>;
