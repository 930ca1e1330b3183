/** The sentences of the page that makes embeds, and of embeds without scripts. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `embed`; English for a language that is not offered. */
export const loadEmbedMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'embed',
    language,
    async (known) => import(`./${known}/embed.json`) as Promise<MessageFile>,
  );
