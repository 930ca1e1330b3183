import type { Video } from '@oshimado/contract';
import type { EmbedFailure } from '../failures';

/** The details of the element's events. All of them bubble, cross shadow roots and can be cancelled. */
export interface OshiClipsEvents {
  /** The clips are there, with so many cards: at most `max`. Those far below the screen are drawn as the visitor scrolls. */
  'oshi-ready': { readonly count: number };
  /** A visitor chose a clip. Cancelled, the link is not followed. */
  'oshi-select': { readonly video: Video; readonly href: string };
  /** The clips could not be loaded (`busy`: too many were asked for, and it is tried again); `load`: the scripts of the element could not. */
  'oshi-error': { readonly code: EmbedFailure | 'load' };
}
