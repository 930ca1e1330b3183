/** The sentences of single embeds alone, as those of widgets. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `elements`; English for a language that is not offered. */
export const loadElementsMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'elements',
    language,
    async (known) => import(`./${known}/elements.json`) as Promise<MessageFile>,
  );
