// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-schedule>`. */
export interface OshiScheduleAttributes extends SharedAttributes {
  /** Organization whose streams are shown. Default: all. */
  org?: string | undefined;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels?: string | undefined;
  /** How many days, with today, 1 to 7. Default 3. */
  days?: number | undefined;
}

/** The events of `<oshi-schedule>`. */
export interface OshiScheduleEvents {
  /** The first schedule is there, with so many streams. */
  'oshi-ready': CustomEvent<{count: number}>;
  /** Streams came, went, began or are on another day; with how many there are now. */
  'oshi-change': CustomEvent<{count: number}>;
  /** A visitor chose a stream; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The schedule could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** Who streams when over the next days, in the visitor's time and in Japan's. */
export interface OshiScheduleElement extends HTMLElement {
  /** Organization whose streams are shown. Default: all. */
  org: string | null;
  /** Channel ids, joined by commas; they count before `org`. Default: none. */
  channels: string | readonly string[] | null;
  /** How many days, with today, 1 to 7. Default 3. */
  days: number;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
