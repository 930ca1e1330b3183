import type { Video } from '@oshimado/contract';
import type { BoardFailure } from '@oshimado/domain';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiLiveFeedEvents {
  /** The first board is there, with so many videos. */
  'oshi-ready': { readonly count: number };
  /** The board changed: how many of the loaded rows are live and coming. Not many more rows are loaded than `max` cards need. */
  'oshi-change': { readonly live: number; readonly upcoming: number };
  /** A visitor chose a video. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The board could not be loaded; `load`: the scripts of the feed could not. */
  'oshi-error': { readonly code: BoardFailure | 'load' };
}
