import { loadWidgetMessages } from '@oshimado/locales';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import { EmbedChannel } from './EmbedChannel';
import type { OshiChannelEvents } from './events';
import type { ChannelOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws a channel into the shadow root of its element. */
export const mountOshiChannel = (
  given: MountOptions<ChannelOptions, OshiChannelEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
    render: (drawing) => <EmbedChannel {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
