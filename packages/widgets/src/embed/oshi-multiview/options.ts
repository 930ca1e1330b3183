/** The attributes of `<oshi-multiview>`. */
import { switchThatIs, text, type Attributes, type OptionsOf } from '../attributes';

export const multiviewAttributes = {
  /** A layout code with its videos, or the whole address of a shared multiview, with what its chats show. Default: the automatic layout for `videos`. */
  layout: text,
  /** Ids or addresses of videos and `twitch:name`, joined by commas. They fill the empty cells of `layout`; without it they get the automatic layout for their number. */
  videos: text,
  /** Puts a chat beside the videos if there is no `layout`. `off`, the default, or `on`. */
  chat: switchThatIs(false),
  /** The bar that plays, pauses and mutes all videos. `on`, the default, or `off`. */
  controls: switchThatIs(true),
} as const satisfies Attributes;

export type MultiviewOptions = OptionsOf<typeof multiviewAttributes>;
