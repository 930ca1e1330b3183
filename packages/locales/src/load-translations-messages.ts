/** The sentences of live translations alone, as those of widgets. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `translations`; English for a language that is not offered. */
export const loadTranslationsMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'translations',
    language,
    async (known) => import(`./${known}/translations.json`) as Promise<MessageFile>,
  );
