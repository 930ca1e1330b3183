/** Puts the sentences of a language together from the files they are in. */
import {
  baseLanguage,
  isLanguage,
  isOverlay,
  type FullLanguage,
  type OverlayLanguage,
} from './languages';
import type { Namespace } from './namespaces';
import type { MessageTree } from './translate';

/** A file of sentences, as an import gives it. */
export interface MessageFile {
  readonly default: MessageTree;
}

/** Replaces the sentences that the overlay contains; all others stay. */
export function withOverlay(base: MessageTree, overlay: MessageTree): MessageTree {
  const entries = Object.entries(base).map(([key, value]) => {
    const other = Object.hasOwn(overlay, key) ? overlay[key] : undefined;
    if (typeof value === 'string') return [key, typeof other === 'string' ? other : value];
    return [key, typeof other === 'object' ? withOverlay(value, other) : value];
  });
  return Object.fromEntries(entries) as MessageTree;
}

/**
 * The sentences of a namespace. `loadFile` loads those of the namespace in one language, `loadOverlay` what a variant of English
 * says differently in all namespaces. English for a language that is not offered.
 */
export async function composeMessages(
  namespace: Namespace,
  language: string,
  loadFile: (language: FullLanguage) => Promise<MessageFile>,
  loadOverlay: (language: OverlayLanguage) => Promise<MessageFile>,
): Promise<MessageTree> {
  const known = isLanguage(language) ? language : 'en';
  if (isOverlay(known)) {
    const [base, overlay] = await Promise.all([loadFile('en'), loadOverlay(known)]);
    const part = overlay.default[namespace];
    return typeof part === 'object' ? withOverlay(base.default, part) : base.default;
  }
  const base = baseLanguage(known);
  if (base === undefined) return (await loadFile(known)).default;
  const [whole, differences] = await Promise.all([loadFile(base), loadFile(known)]);
  return withOverlay(whole.default, differences.default);
}
