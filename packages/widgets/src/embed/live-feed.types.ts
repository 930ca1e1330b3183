/** What a page's own code sees of `<oshi-live-feed>`: its events, and its tag in TypeScript and JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiLiveFeedElement } from './live-feed.element';
import type { EventHandlers, SharedAttributes } from './element-types';
import type { OshiLiveFeedEvents } from './live-feed.events';

type EventMap = { [T in keyof OshiLiveFeedEvents]: CustomEvent<OshiLiveFeedEvents[T]> };

/** The attributes of `<oshi-live-feed>` in JSX. */
export interface OshiLiveFeedAttributes
  extends SharedAttributes, EventHandlers<OshiLiveFeedEvents> {
  /** Organization whose board is shown. Default: all. */
  org?: string;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels?: string;
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
