import type { Video } from '@oshimado/contract';
import type { EmbedFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiLiveFeedEvents {
  /** The first board is there, with so many cards: at most `max`. Those far below the screen are drawn as the visitor scrolls. */
  'oshi-ready': { readonly count: number };
  /** The board changed: how many streams of the whole board are live and coming, also beyond `max`. A server that does not count its board lets the element count the rows it has loaded, which are not many more than `max`. */
  'oshi-change': { readonly live: number; readonly upcoming: number };
  /** A visitor chose a video. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The board could not be loaded (`busy`: too many were asked for, and it is tried again); `load`: the scripts of the feed could not. */
  'oshi-error': { readonly code: EmbedFailure | 'load' };
}
