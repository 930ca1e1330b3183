import { loadTranslationsMessages, loadWidgetMessages } from '@oshimado/locales';
import { mountWith } from '../mount-in-shadow';
import { EmbedChat } from './EmbedChat';
import type { OshiChatEvents } from './events';
import type { ChatOptions } from './options';

export { scriptUrl } from '../script-url';

/** Draws live translations into the shadow root of their element. */
export const mountOshiChat = mountWith<ChatOptions, OshiChatEvents>(EmbedChat, async (language) => {
  const [widgets, translations] = await Promise.all([
    loadWidgetMessages(language),
    loadTranslationsMessages(language),
  ]);
  return { widgets, translations };
});
