/** The sentences a page needs: both namespaces of one language, fetched together. */
import type { UiLanguage } from '@oshimado/domain';
import { loadMessages, namespaces, type MessageTree, type Namespace } from '@oshimado/locales';

export { namespaces };
export type Messages = Readonly<Record<Namespace, MessageTree>>;

export async function loadAllMessages(language: UiLanguage): Promise<Messages> {
  const [portal, widgets] = await Promise.all(
    namespaces.map((namespace) => loadMessages(language, namespace)),
  );
  return { portal, widgets } as Messages;
}
