import type { Video } from '@oshimado/contract';
import type { EmbedFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiScheduleEvents {
  /** The first schedule is there, with so many streams on all of its days. */
  'oshi-ready': { readonly count: number };
  /** Streams came, went, began or are on another day; with how many there are now. */
  'oshi-change': { readonly count: number };
  /** A visitor chose a stream. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The schedule could not be loaded (`busy`: too many were asked for, and it is tried again); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: EmbedFailure | 'load' };
}
