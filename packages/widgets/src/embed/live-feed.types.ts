/** What a page's own code sees of `<oshi-live-feed>`: its events, and its tag in TypeScript and JSX. */
import type { ThemeSlug } from '@oshimado/ui/theme';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiLiveFeedElement } from '../live-feed/live-feed.element';
import type { OshiLiveFeedEvents } from './live-feed.events';

type EmbedMode = 'dark' | 'light' | 'auto';

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
  /** A mode, a theme or both. Default `dark aqua`; `auto` follows the `color-scheme` of the element. */
  theme?: EmbedMode | ThemeSlug | `${ThemeSlug} ${EmbedMode}` | `${EmbedMode} ${ThemeSlug}`;
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
