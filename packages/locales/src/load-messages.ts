/** Loads the sentences of a language; each namespace is a separate chunk, loaded on demand. */
import { isLanguage, isOverlay } from './languages';
import type { Namespace } from './namespaces';
import { withOverlay } from './overlay';
import type { MessageTree } from './translate';

interface MessageFile {
  readonly default: MessageTree;
}

/**
 * The sentences of one language and namespace; English for a language that is not offered. The list of files is a separate
 * chunk, because a server-rendered page contains its first sentences.
 */
export async function loadMessages(language: string, namespace: Namespace): Promise<MessageTree> {
  const { loadFile, loadOverlay } = await import('./message-files');
  const known = isLanguage(language) ? language : 'en';
  if (!isOverlay(known)) return ((await loadFile(known, namespace)) as MessageFile).default;
  const [base, overlay] = (await Promise.all([loadFile('en', namespace), loadOverlay(known)])) as [
    MessageFile,
    MessageFile,
  ];
  const part = overlay.default[namespace];
  return typeof part === 'object' ? withOverlay(base.default, part) : base.default;
}
