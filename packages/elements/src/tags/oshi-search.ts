// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { Video } from '@oshimado/contract';
import type { SharedAttributes } from './shared-attributes';

/** What is written into `<oshi-search>`. */
export interface OshiSearchAttributes extends SharedAttributes {
  /** Organization whose videos are searched. Default: all. */
  org?: string | undefined;
  /** Most results, 1 to 50; a link leads to all of them. Default 12. */
  max?: number | undefined;
}

/** The events of `<oshi-search>`. */
export interface OshiSearchEvents {
  /** The field is there. */
  'oshi-ready': CustomEvent<{}>;
  /** A visitor searches; canceled, the page shows what it finds itself. */
  'oshi-search': CustomEvent<{text: string}>;
  /** A visitor chose a result; cancelable. */
  'oshi-select': CustomEvent<{video: Video, href: string}>;
  /** The results could not be loaded. */
  'oshi-error': CustomEvent<{code: string}>;
}

/** A search field, and the videos that it finds. */
export interface OshiSearchElement extends HTMLElement {
  /** Organization whose videos are searched. Default: all. */
  org: string | null;
  /** Most results, 1 to 50; a link leads to all of them. Default 12. */
  max: number;
  /** Origin of the server. Default: the one the script came from. */
  api: string | null;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures: 'server' | 'platform';
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme: string | null;
}
