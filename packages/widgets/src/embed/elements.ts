import { liveFeedAttributes } from './live-feed.options';
import { chatAttributes } from './live-translations.options';
import { multiviewAttributes } from './multiview.options';
import { playerAttributes } from './player.options';
import type { Attributes } from './attributes';
import type { Embed } from './embeds';

/** The table of attributes of each element, by its tag: types and docs of all elements are made of it. */
export const elementAttributes = {
  'oshi-live-feed': liveFeedAttributes,
  'oshi-player': playerAttributes,
  'oshi-chat': chatAttributes,
  'oshi-multiview': multiviewAttributes,
} as const satisfies Readonly<Record<Embed['tag'], Attributes>>;
