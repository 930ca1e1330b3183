/** The sentences a page needs: both namespaces of one language, fetched together. */
import type { UiLanguage } from '@oshimado/domain';
import { loadMessages } from '@oshimado/locales';

export const namespaces = ['portal', 'widgets'] as const;
export type Namespace = (typeof namespaces)[number];
export type Messages = Readonly<Record<Namespace, Readonly<Record<string, unknown>>>>;

export async function loadAllMessages(language: UiLanguage): Promise<Messages> {
  const [portal, widgets] = await Promise.all(
    namespaces.map((namespace) => loadMessages(language, namespace)),
  );
  return { portal, widgets } as Messages;
}
