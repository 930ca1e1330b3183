/** Whether this document was served by the service worker's cache. */
import { KEPT_ATTRIBUTE } from './worker-contract';

/** When the document was cached, epoch ms; null if it came from the server. */
export function keptAt(): number | null {
  const text = document.documentElement.getAttribute(KEPT_ATTRIBUTE);
  return text === null ? null : Number(text);
}
