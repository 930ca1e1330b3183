/** What a page's own code sees of `<oshi-live-feed>`: its events, and its tag in TypeScript and JSX. */
import type { Video } from '@oshimado/contract';
import type { LiveFeedError } from '@oshimado/machines/live-feed';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiLiveFeedElement } from '../live-feed/live-feed.element';

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

type EventMap = { [T in keyof OshiLiveFeedEvents]: CustomEvent<OshiLiveFeedEvents[T]> };

type EventHandlers = {
  [T in keyof OshiLiveFeedEvents as `on${T}`]?: (event: CustomEvent<OshiLiveFeedEvents[T]>) => void;
};

/** The attributes of `<oshi-live-feed>` in JSX; React 19 takes the events as `onoshi-select` and so on. */
export interface OshiLiveFeedAttributes extends EventHandlers {
  /** Origin of the server. Default: the one the script came from. */
  api?: string;
  /** Organization whose board is shown. Default: all. */
  org?: string;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels?: string;
  /** Default `dark`; `auto` follows the visitor's system. */
  theme?: 'dark' | 'light' | 'auto';
  /** Most cards, 1 to 100. Default 24. */
  max?: number;
}

type LiveFeedProps = DetailedHTMLProps<HTMLAttributes<OshiLiveFeedElement>, OshiLiveFeedElement> &
  OshiLiveFeedAttributes;

declare global {
  interface HTMLElementTagNameMap {
    'oshi-live-feed': OshiLiveFeedElement;
  }
  interface HTMLElementEventMap extends EventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'oshi-live-feed': LiveFeedProps;
    }
  }
}
