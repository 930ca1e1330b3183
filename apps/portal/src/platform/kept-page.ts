/** Whether this document was served by the service worker's cache. */
import { KEPT_ATTRIBUTE } from './worker-contract';

/** The moment the document was kept, epoch ms; null for one that the server sent just now. */
export function keptAt(): number | null {
  const text = document.documentElement.getAttribute(KEPT_ATTRIBUTE);
  return text === null ? null : Number(text);
}
