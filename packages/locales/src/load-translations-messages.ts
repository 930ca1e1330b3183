/** The sentences of live translations alone, as those of widgets. */
import { loadNamespace, type MessageFile } from './one-namespace';
import type { MessageTree } from './translate';

/** The sentences of the namespace `translations`; English for a language that is not offered. */
export const loadTranslationsMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'translations',
    language,
    async (known) => import(`./${known}/translations.json`) as Promise<MessageFile>,
  );
