import { loadPlainMessages } from '../load-messages';
import { mountWith } from '../mount-in-shadow';
import { EmbedChannel } from './EmbedChannel';
import type { OshiChannelEvents } from './events';
import type { ChannelOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a channel into the shadow root of its element. */
export const mountOshiChannel = mountWith<ChannelOptions, OshiChannelEvents>(
  EmbedChannel,
  loadPlainMessages,
);
