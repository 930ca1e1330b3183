import { loadWidgetMessages } from '@oshimado/locales';
import type { LiveFeedOptions } from './options';
import { EmbedFeed } from './EmbedFeed';
import type { Mounted, MountOptions } from '../lazy-element';
import type { OshiLiveFeedEvents } from './events';
import { mountInShadow } from '../mount-in-shadow';

export { scriptUrl } from '../script-url';

/** Draws the feed into the shadow root of its element. */
export const mountLiveFeed = (
  given: MountOptions<LiveFeedOptions, OshiLiveFeedEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
    render: (drawing) => <EmbedFeed {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
