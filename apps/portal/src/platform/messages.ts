/** Loads the messages that are embedded in a page. */
import type { UiLanguage } from '@oshimado/domain';
import { loadMessages, namespaces, type Namespace } from '@oshimado/locales';
import { firstNamespaces, type Messages } from '@oshimado/widgets/internal/base/sentences';

export { firstNamespaces, namespaces, type Messages, type Namespace };

export async function loadNamespaces(
  language: UiLanguage,
  wanted: readonly Namespace[],
): Promise<Messages> {
  const trees = await Promise.all(wanted.map((namespace) => loadMessages(language, namespace)));
  return Object.fromEntries(wanted.map((namespace, index) => [namespace, trees[index]]));
}

export const loadFirstMessages = (language: UiLanguage): Promise<Messages> =>
  loadNamespaces(language, firstNamespaces);
