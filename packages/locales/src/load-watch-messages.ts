/** The sentences of players alone, as those of widgets. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `watch`; English for a language that is not offered. */
export const loadWatchMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'watch',
    language,
    async (known) => import(`./${known}/watch.json`) as Promise<MessageFile>,
  );
