/** The browser extension is told of token and favorites, if it is there; no answer is awaited (wire contract 3.1). */
import type { Favorite } from '@oshimado/contract';
import { site } from '../../app/site';

export type ExtensionMessage =
  | { readonly message: 'token'; readonly token: string | null }
  | { readonly message: 'favorites'; readonly favorites: readonly Favorite[] };

interface ExtensionRuntime {
  readonly sendMessage?: (id: string, message: ExtensionMessage) => unknown;
}

export function tellExtension(message: ExtensionMessage): void {
  const { chrome } = globalThis as { chrome?: { readonly runtime?: ExtensionRuntime } };
  try {
    const answer = chrome?.runtime?.sendMessage?.(site.extensionId, message);
    // Without the extension the promise of newer browsers is refused; nobody waits for it.
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // Browsers throw where the id is not one of theirs. There is nobody to tell.
  }
}
