/** Loads the sentences of one namespace, for code that must not include the list of all files. */
import type { Namespace } from './namespaces';
import { composeMessages, type MessageFile } from './overlay';
import type { MessageTree } from './translate';

/** Sentences of the namespace whose files `load` loads; English for a language that is not offered. */
export const loadNamespace = (
  namespace: Namespace,
  language: string,
  load: (language: string) => Promise<MessageFile>,
): Promise<MessageTree> =>
  composeMessages(
    namespace,
    language,
    load,
    async (known) => import(`./overlays/${known}.json`) as Promise<MessageFile>,
  );
