import { loadElementsMessages, loadWidgetMessages } from '@oshimado/locales';
import type { UiLanguage } from '@oshimado/domain';
import type { Messages } from '../base/sentences';

/** The sentences of most elements. */
export const loadPlainMessages = async (language: UiLanguage): Promise<Messages> => ({
  widgets: await loadWidgetMessages(language),
});

/** The sentences of elements that list videos. */
export async function loadListMessages(language: UiLanguage): Promise<Messages> {
  const [widgets, elements] = await Promise.all([
    loadWidgetMessages(language),
    loadElementsMessages(language),
  ]);
  return { widgets, elements };
}
