import type { VideoFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiLiveBadgeEvents {
  /** It is known for the first time whether anybody is live. */
  'oshi-ready': { readonly live: boolean };
  /** How many streams are live, and how many watch the one of a channel: 0 where that is unknown, and for organizations. */
  'oshi-change': { readonly live: number; readonly viewers: number };
  /** A visitor chose the badge. Cancelled, the link is not followed. */
  'oshi-select': { readonly href: string };
  /** It could not be loaded who is live, and is tried again later; `missing`: the server does not know the channel; `load`: the scripts of the badge could not be loaded. */
  'oshi-error': { readonly code: VideoFailure | 'load' };
}
