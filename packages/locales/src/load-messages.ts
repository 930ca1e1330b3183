/** Loads the sentences of a language; each namespace is a separate chunk, loaded on demand. */
import type { Namespace } from './namespaces';
import { composeMessages, type MessageFile } from './overlay';
import type { MessageTree } from './translate';

/**
 * The sentences of one language and namespace; English for a language that is not offered. The list of files is a separate
 * chunk, because a server-rendered page contains its first sentences.
 */
export async function loadMessages(language: string, namespace: Namespace): Promise<MessageTree> {
  const { loadFile, loadOverlay } = await import('./message-files');
  return composeMessages(
    namespace,
    language,
    async (known) => loadFile(known, namespace) as Promise<MessageFile>,
    async (known) => loadOverlay(known) as Promise<MessageFile>,
  );
}
