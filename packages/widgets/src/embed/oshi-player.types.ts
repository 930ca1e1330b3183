/** What a page's own code sees of `<oshi-player>`: its events, and its tag in TypeScript and JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiPlayerElement } from './player.element';
import type { EventHandlers, KnownEvents, SharedAttributes } from './element-types';
import type { OshiPlayerEvents } from './oshi-player.events';

/** The attributes of `<oshi-player>` in JSX. */
export interface OshiPlayerAttributes extends SharedAttributes, EventHandlers<OshiPlayerEvents> {
  /** Id of the video. */
  video: string;
  /** Where it starts: seconds, or a time like `1:02:03` or `1h2m3s`. Default: the beginning. */
  start?: number | string;
  /** Starts without sound. Default false. */
  muted?: boolean;
}

type PlayerTag = KnownEvents<OshiPlayerEvents> & OshiPlayerElement;

type PlayerProps = DetailedHTMLProps<HTMLAttributes<PlayerTag>, PlayerTag> & OshiPlayerAttributes;

declare global {
  interface HTMLElementTagNameMap {
    'oshi-player': PlayerTag;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'oshi-player': PlayerProps;
    }
  }
}
