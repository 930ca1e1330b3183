/** The sentences of a page: the namespaces every page needs come with it, those of one page with that page. */
import type { UiLanguage } from '@oshimado/domain';
import { loadMessages, namespaces, type MessageTree, type Namespace } from '@oshimado/locales';

export { namespaces, type Namespace };

/** The namespaces that are there, by name; a page that needs another one adds it. */
export type Messages = { [N in Namespace]?: MessageTree };

/** What the frame of every page and the cards on it say. */
export const firstNamespaces = ['portal', 'widgets'] as const satisfies readonly Namespace[];

export async function loadNamespaces(
  language: UiLanguage,
  wanted: readonly Namespace[],
): Promise<Messages> {
  const trees = await Promise.all(wanted.map((namespace) => loadMessages(language, namespace)));
  return Object.fromEntries(wanted.map((namespace, index) => [namespace, trees[index]]));
}

export const loadFirstMessages = (language: UiLanguage): Promise<Messages> =>
  loadNamespaces(language, firstNamespaces);
