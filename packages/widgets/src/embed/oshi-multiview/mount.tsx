import { loadMultiviewMessages, loadWidgetMessages } from '@oshimado/locales';
import type { MultiviewOptions } from './options';
import { EmbedMultiview } from './EmbedMultiview';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiMultiviewEvents } from './events';

export { scriptUrl } from '../script-url';

/** Draws the pictures of a multiview into the shadow root of its element. */
export const mountOshiMultiview = (
  given: MountOptions<MultiviewOptions, OshiMultiviewEvents>,
): Promise<Mounted> =>
  mountInShadow(given, {
    loadMessages: async (language) => {
      const [widgets, multiview] = await Promise.all([
        loadWidgetMessages(language),
        loadMultiviewMessages(language),
      ]);
      return { widgets, multiview };
    },
    render: (drawing) => <EmbedMultiview {...drawing} given={given} />,
  });
