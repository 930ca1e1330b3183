/**
 * The elements that pages of strangers embed, one entry each. The script of an element is `<name>.ts` in this folder and is served as
 * `/v1/<name>.js`. The build, `docs/generated/elements.md` and the tests read this table.
 */
export interface Embed {
  readonly tag: 'oshi-live-feed' | 'oshi-player' | 'oshi-chat' | 'oshi-multiview';
  /** Bytes of its script at most, in brotli, as served: a page that embeds it pays for every byte. */
  readonly bytes: number;
  /**
   * Bytes at most until it is drawn, if it loads what it draws (`mount-<name>.tsx`) when it comes near the screen: its script, that
   * part with its styles, English sentences. Default: its script is everything.
   */
  readonly drawnBytes?: number;
  /** Namespaces of the sentences that it draws with. */
  readonly sentences: readonly string[];
}

export const embeds: Readonly<Record<string, Embed>> = {
  'live-feed': {
    tag: 'oshi-live-feed',
    bytes: 4_000,
    drawnBytes: 40_000,
    sentences: ['widgets'],
  },
  // Served beside the pages for frames, which are named `player` and `chat`.
  'oshi-player': {
    tag: 'oshi-player',
    bytes: 4_000,
    drawnBytes: 45_000,
    sentences: ['widgets', 'watch'],
  },
  'oshi-chat': {
    tag: 'oshi-chat',
    bytes: 4_000,
    drawnBytes: 53_500,
    sentences: ['widgets', 'translations'],
  },
  'oshi-multiview': {
    tag: 'oshi-multiview',
    bytes: 4_000,
    drawnBytes: 45_000,
    sentences: ['widgets', 'multiview'],
  },
};

/**
 * Scripts of the pages that our own pages have in frames, by name, with their bytes at most in brotli, as served. The script of a page
 * is `frames/<name>.ts` in this folder and is served as `/v1/<name>.js`; the server writes the page (`/v1/<name>.html`).
 */
export const frames: Readonly<Record<string, number>> = { player: 6_000, chat: 1_000 };

/** What elements draw after a press (`mount-<name>.tsx`), under a name that stays, with the bytes at most in brotli. */
export const lateMounts: Readonly<Record<string, number>> = { 'oshi-multiview-grid': 150_000 };

/** Parts without React that elements fetch when they need them, under a name that stays, with their bytes at most in brotli. */
export const lateParts: Readonly<Record<string, number>> = {
  'oshi-player-engine': 20_000,
  'oshi-chat-connection': 40_000,
};
