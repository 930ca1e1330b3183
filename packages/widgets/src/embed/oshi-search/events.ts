import type { Video } from '@oshimado/contract';
import type { EmbedFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiSearchEvents {
  /** The field is there. */
  'oshi-ready': Readonly<Record<never, never>>;
  /** A visitor searches for a text. Cancelled, nothing is asked for, and the page shows what it finds itself. */
  'oshi-search': { readonly text: string };
  /** A visitor chose a result. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The results could not be loaded (`busy`: too many were asked for, and it is tried again); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: EmbedFailure | 'load' };
}
