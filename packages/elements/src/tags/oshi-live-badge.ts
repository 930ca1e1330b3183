// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-live-badge>`. */
export interface OshiLiveBadgeAttributes extends SharedAttributes {
  /** Id of the channel that it is about; it counts before `org`. One of both is needed. */
  channel?: string | undefined;
  /** Organization whose live streams are counted. */
  org?: string | undefined;
}

/** The events of `<oshi-live-badge>`. */
export interface OshiLiveBadgeEvents {
  /** It is known for the first time whether anybody is live. */
  'oshi-ready': CustomEvent<{live: boolean}>;
  /** How many streams are live, or how many watch, is not what it was. */
  'oshi-change': CustomEvent<{live: number, viewers: number}>;
  /** A visitor chose the badge; cancelable. */
  'oshi-select': CustomEvent<{href: string}>;
  /** It could not be loaded who is live. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** Whether a channel is live, with its viewers, or how many streams of an organization are: a line that leads there. */
export interface OshiLiveBadgeElement extends HTMLElement {
  /** Id of the channel that it is about; it counts before `org`. One of both is needed. */
  channel: string | null;
  /** Organization whose live streams are counted. */
  org: string | null;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
