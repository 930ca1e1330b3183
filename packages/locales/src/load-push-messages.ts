/** The sentences of notifications alone, for the server that writes them. */
import { loadNamespace } from './one-namespace';
import type { MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** The sentences of the namespace `push`; English for a language that is not offered. */
export const loadPushMessages = (language: string): Promise<MessageTree> =>
  loadNamespace(
    'push',
    language,
    async (known) => import(`./${known}/push.json`) as Promise<MessageFile>,
  );
