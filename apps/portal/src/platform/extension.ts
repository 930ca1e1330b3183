/** Sends token and favorites to the browser extension, if it is installed, without waiting for an answer (wire contract 3.1). */
import type { ExtensionMessage } from '@oshimado/widgets/internal/base/viewer';
import { site } from './site';

interface ExtensionRuntime {
  readonly sendMessage?: (id: string, message: ExtensionMessage) => unknown;
}

export function sendToExtension(message: ExtensionMessage): void {
  const { chrome } = globalThis as { chrome?: { readonly runtime?: ExtensionRuntime } };
  try {
    const answer = chrome?.runtime?.sendMessage?.(site.extensionId, message);
    // Without the extension the promise of newer browsers is rejected, which is no error here.
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // Browsers throw if the id is not valid for them: the extension is not installed.
  }
}
