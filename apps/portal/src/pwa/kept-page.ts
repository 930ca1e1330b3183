/** Whether this document came out of the worker, and for which address it was drawn. */
import { pageAddress } from '../app/page-address';
import type { PageState } from '../app/page-state';
import { KEPT_ATTRIBUTE } from './worker-contract';

/** The moment the document was kept, epoch ms; null for one that the server sent just now. */
export function keptAt(): number | null {
  const text = document.documentElement.getAttribute(KEPT_ATTRIBUTE);
  return text === null ? null : Number(text);
}

export const here = (): string => location.pathname + location.search;

/** Whether what stands in the document is what this address is drawn as now, so that it can be taken over. */
export const isAsDrawn = ({ url }: PageState): boolean =>
  keptAt() === null && url === pageAddress(here());
