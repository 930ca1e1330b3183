/** What a page's own code sees of `<oshi-multiview>`: its events, and its tag in TypeScript and JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiMultiviewElement } from './multiview.element';
import type { EventHandlers, KnownEvents, SharedAttributes } from './element-types';
import type { OshiMultiviewEvents } from './oshi-multiview.events';

/** The attributes of `<oshi-multiview>` in JSX. */
export interface OshiMultiviewAttributes
  extends SharedAttributes, EventHandlers<OshiMultiviewEvents> {
  /** A layout code with its videos, or the address of a shared multiview. Default: the automatic layout for `videos`. */
  layout?: string;
  /** Ids or addresses of videos and `twitch:name`, joined by commas. Default: those of `layout`. */
  videos?: string;
  /** A chat beside the videos, without `layout`. Default `off`. */
  chat?: 'on' | 'off';
  /** The bar that plays, pauses and mutes all videos. Default `on`. */
  controls?: 'on' | 'off';
}

type MultiviewTag = KnownEvents<OshiMultiviewEvents> & OshiMultiviewElement;

type MultiviewProps = DetailedHTMLProps<HTMLAttributes<MultiviewTag>, MultiviewTag> &
  OshiMultiviewAttributes;

declare global {
  interface HTMLElementTagNameMap {
    'oshi-multiview': MultiviewTag;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'oshi-multiview': MultiviewProps;
    }
  }
}
