import { loadPlainMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedFeed } from './EmbedFeed';
import type { OshiLiveFeedEvents } from './events';
import type { LiveFeedOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws the feed into the shadow root of its element. */
export const mountLiveFeed = mountWith<LiveFeedOptions, OshiLiveFeedEvents>(
  EmbedFeed,
  loadPlainMessages,
);
