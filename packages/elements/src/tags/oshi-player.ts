// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-player>`. */
export interface OshiPlayerAttributes extends SharedAttributes {
  /** Id of the video. */
  video: string;
  /** Where it starts: seconds, or a time like `1:02:03` or `1h2m3s`. Default: the beginning. */
  start?: number | string | undefined;
  /** Starts without sound; while it plays, turns the sound off. Default false. */
  muted?: boolean | undefined;
}

/** The events of `<oshi-player>`. */
export interface OshiPlayerEvents {
  /** The picture is shown. */
  'oshi-ready': CustomEvent<{video: Video}>;
  /** Playing was asked for; canceled, nothing is loaded from the platform. */
  'oshi-play': CustomEvent<{video: Video}>;
  /** It plays, is paused, has ended, or has reached another second. */
  'oshi-change': CustomEvent<{paused: boolean, ended: boolean, currentTime: number, duration: number}>;
  /** A visitor chose the title or the channel; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The video could not be loaded, or cannot be played. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before. */
export interface OshiPlayerElement extends HTMLElement {
  /** Id of the video. */
  video: string | null;
  /** Where it starts: seconds, or a time like `1:02:03` or `1h2m3s`. Default: the beginning. */
  start: number;
  /** Starts without sound; while it plays, turns the sound off. Default false. */
  muted: boolean;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
  /** Position in seconds; 0 before it was started. */
  currentTime: number;
  /** Length in seconds; 0 while unknown. */
  readonly duration: number;
  /** Whether it is not playing; true before it was started. */
  readonly paused: boolean;
  /** Whether it has reached its end. */
  readonly ended: boolean;
  /** Plays; loads the platform's player if a visitor has not done so. Browsers may refuse sound without a press. */
  play(): void;
  /** Pauses; does nothing before it was started. */
  pause(): void;
}
