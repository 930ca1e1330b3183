// Written by `npx vitest run --project node tests/architecture -u` from the tables.
/** What is written into every element. */
export interface SharedAttributes {
  /** Origin of the server. Default: the one the script came from. */
  api?: string | undefined;
  /** UI language code. Default: the visitor's. */
  lang?: string | undefined;
  /** Where pictures come from. `server`, the default: all from `api`; `platform`: those of YouTube and others from there. */
  pictures?: 'server' | 'platform' | undefined;
  /** `dark`, `light` or `auto` (the `color-scheme` of the page), a theme's name, or both: `suisei light`. Default `dark aqua`. */
  theme?: 'dark' | 'light' | 'auto' | 'aqua' | 'matsuri' | 'korone' | 'rushia' | 'fubuki' | 'figaro' | 'shion' | 'coco' | 'suisei' | 'haato' | 'miko' | 'irys' | 'luna' | 'pekora' | 'polka' | 'towa' | 'flare' | 'noel' | 'lamy' | 'okayu' | 'kobo' | 'fauna' | 'reine' | (string & {}) | undefined;
}
