/** The sentences of a language, each namespace in a chunk of its own that is fetched when it is needed. */
import { isLanguage, isOverlay } from './languages';
import type { Namespace } from './namespaces';
import { withOverlay } from './overlay';
import type { MessageTree } from './translate';

interface MessageFile {
  readonly default: MessageTree;
}

/**
 * The sentences of one language and namespace; English for a language that is not offered. The list of files is code of its
 * own: a page that brought its sentences along needs it only for the next ones.
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
