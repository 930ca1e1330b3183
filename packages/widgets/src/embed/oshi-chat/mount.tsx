import { loadTranslationsMessages, loadWidgetMessages } from '@oshimado/locales';
import type { ChatOptions } from './options';
import { EmbedChat } from './EmbedChat';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiChatEvents } from './events';

export { scriptUrl } from '../script-url';

/** Draws live translations into the shadow root of their element. */
export const mountOshiChat = (
  given: MountOptions<ChatOptions, OshiChatEvents>,
): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => {
      const [widgets, translations] = await Promise.all([
        loadWidgetMessages(language),
        loadTranslationsMessages(language),
      ]);
      return { widgets, translations };
    },
    render: (drawing) => <EmbedChat {...drawing} {...{ onPhase, emit, complain }} />,
  });
};
