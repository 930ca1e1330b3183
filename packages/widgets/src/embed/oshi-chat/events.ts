import type { AnswerOf } from '@oshimado/contract';
import type { VideoFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiChatEvents {
  /** The video is known, and its translations are shown as they come. */
  'oshi-ready': { readonly video: AnswerOf<'getVideo'> };
  /** A visitor chose the time of a line. Cancelled, the player that the attribute `player` names does not move. */
  'oshi-jump': { readonly seconds: number };
  /** The video could not be loaded (`missing`: the server does not know it; `busy`: it refuses calls for a while); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: VideoFailure | 'load' };
}
