/** Loads the sentences of one namespace, for code that must not include the list of all files. */
import { isLanguage, isOverlay } from './languages';
import type { Namespace } from './namespaces';
import { withOverlay } from './overlay';
import type { MessageTree } from './translate';

export interface MessageFile {
  readonly default: MessageTree;
}

const loadOverlay = async (language: string): Promise<MessageFile> =>
  import(`./overlays/${language}.json`) as Promise<MessageFile>;

/** Sentences of the namespace whose files `load` loads; English for a language that is not offered. */
export async function loadNamespace(
  namespace: Namespace,
  language: string,
  load: (language: string) => Promise<MessageFile>,
): Promise<MessageTree> {
  const known = isLanguage(language) ? language : 'en';
  if (!isOverlay(known)) return (await load(known)).default;
  const [base, overlay] = await Promise.all([load('en'), loadOverlay(known)]);
  const part = overlay.default[namespace];
  return typeof part === 'object' ? withOverlay(base.default, part) : base.default;
}
