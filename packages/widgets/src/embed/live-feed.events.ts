import type { Video } from '@oshimado/contract';
import type { LiveFeedError } from '@oshimado/machines/live-feed';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiLiveFeedEvents {
  /** The first board is there, with so many videos. */
  'oshi-ready': { readonly count: number };
  /** The board changed: how many are live and coming, before `max`. */
  'oshi-change': { readonly live: number; readonly upcoming: number };
  /** A visitor chose a video. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The board could not be had; `load`: the feed itself could not. */
  'oshi-error': { readonly code: LiveFeedError | 'load' };
}
