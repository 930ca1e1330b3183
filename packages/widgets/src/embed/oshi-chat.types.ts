/** What a page's own code sees of `<oshi-chat>`: its events, and its tag in TypeScript and JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiChatElement } from './live-translations.element';
import type { EventHandlers, KnownEvents, SharedAttributes } from './element-types';
import type { OshiChatEvents } from './oshi-chat.events';

/** The attributes of `<oshi-chat>` in JSX. */
export interface OshiChatAttributes extends SharedAttributes, EventHandlers<OshiChatEvents> {
  /** Id of the video. */
  video: string;
  /** Languages of the translations, joined by commas. Default: by the UI language. */
  languages?: string;
  /** Id of an `<oshi-player>` on the page, which a recording's lines follow and move. Default: none. */
  player?: string;
}

type ChatTag = KnownEvents<OshiChatEvents> & OshiChatElement;

type ChatProps = DetailedHTMLProps<HTMLAttributes<ChatTag>, ChatTag> & OshiChatAttributes;

declare global {
  interface HTMLElementTagNameMap {
    'oshi-chat': ChatTag;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'oshi-chat': ChatProps;
    }
  }
}
