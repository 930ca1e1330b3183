import { loadWidgetMessages } from '@oshimado/locales';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import { EmbedVideo } from './EmbedVideo';
import type { OshiVideoEvents } from './events';
import type { VideoOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws the card of a video into the shadow root of its element. */
export const mountOshiVideo = (
  given: MountOptions<VideoOptions, OshiVideoEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => ({ widgets: await loadWidgetMessages(language) }),
    render: (drawing) => <EmbedVideo {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
