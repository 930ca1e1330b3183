import type { EmbedTag } from '@oshimado/contract';

/**
 * The elements that pages of strangers embed, and all scripts that are served for them as `/v1/<name>.js`. The build,
 * `docs/generated/elements.md` and the tests read these tables.
 */
export interface Embed {
  /** The name of its script, which registers the tag: `register.ts` in the folder of the tag. `mount.tsx` there is what it draws with. */
  readonly script: string;
  /** Bytes of its script at most, in brotli, as served: a page that embeds it pays for every byte. */
  readonly bytes: number;
  /** Bytes at most until it is drawn: its script, what it draws with and the styles of that, English sentences. */
  readonly drawnBytes: number;
  /** Namespaces of the sentences that it draws with. */
  readonly sentences: readonly string[];
  /** It draws with the DOM alone, in `mount.ts`. Default false. */
  readonly isPlain?: boolean;
}

export const embeds: Readonly<Record<EmbedTag, Embed>> = {
  'oshi-live-feed': {
    script: 'live-feed',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets'],
  },
  // Served beside the pages for frames, which are named `player` and `chat`.
  'oshi-player': {
    script: 'oshi-player',
    bytes: 4_000,
    drawnBytes: 45_000,
    sentences: ['widgets', 'watch'],
  },
  'oshi-chat': {
    script: 'oshi-chat',
    bytes: 4_000,
    drawnBytes: 45_000,
    sentences: ['widgets', 'translations'],
  },
  'oshi-multiview': {
    script: 'oshi-multiview',
    bytes: 4_000,
    drawnBytes: 45_000,
    sentences: ['widgets', 'multiview'],
  },
  'oshi-video': {
    script: 'oshi-video',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets'],
  },
  'oshi-channel': {
    script: 'oshi-channel',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets'],
  },
  'oshi-playlist': {
    script: 'oshi-playlist',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets'],
  },
  'oshi-clips': {
    script: 'oshi-clips',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets', 'elements'],
  },
  'oshi-schedule': {
    script: 'oshi-schedule',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets', 'elements'],
  },
  'oshi-search': {
    script: 'oshi-search',
    bytes: 4_000,
    drawnBytes: 42_000,
    sentences: ['widgets', 'elements'],
  },
  'oshi-live-badge': {
    script: 'oshi-live-badge',
    bytes: 4_000,
    drawnBytes: 6_000,
    sentences: ['badge'],
    isPlain: true,
  },
};

export interface Script {
  /** Its file in this folder. */
  readonly source: string;
  /**
   * `tag`: registers a tag, on pages of others; it runs as a module and without `type="module"`. `page`: a page of ours loads it. `part`: a script imports it when it is needed, and it has no React. `drawn`: a script imports it too, and it
   * draws with Preact; all of this kind are built once more in files that they share. `windows`: as `drawn`, with dialogs and menus, and not built once more.
   * `plain`: a script imports it, and it draws without Preact.
   */
  readonly kind: 'tag' | 'page' | 'part' | 'drawn' | 'windows' | 'plain';
  /** Bytes at most in brotli, as served. Default: it is weighed with its element. */
  readonly bytes?: number;
}

const scriptsOf = ([tag, { script, bytes, isPlain }]: readonly [string, Embed]): [
  string,
  Script,
][] => [
  [
    `mount-${script}`,
    isPlain
      ? { source: `${tag}/mount.ts`, kind: 'plain' }
      : { source: `${tag}/mount.tsx`, kind: 'drawn' },
  ],
  [script, { source: `${tag}/register.ts`, kind: 'tag', bytes }],
];

/** By their names, which stay from build to build: a copy of an older build that was kept finds them. */
export const scripts: Readonly<Record<string, Script>> = {
  ...Object.fromEntries(Object.entries(embeds).flatMap(scriptsOf)),
  // All elements; what each draws with is loaded when it comes near the screen, in files that they share.
  oshi: { source: 'register-all.ts', kind: 'tag', bytes: 5_000 },
  'mount-oshi-multiview-grid': {
    source: 'oshi-multiview/mount-grid.tsx',
    kind: 'windows',
    bytes: 150_000,
  },
  'oshi-player-engine': { source: 'oshi-player/engine.ts', kind: 'part', bytes: 20_000 },
  'oshi-chat-connection': { source: 'oshi-chat/connection.ts', kind: 'part', bytes: 40_000 },
  // Of elements in frames, and of the pages around those frames.
  frame: { source: 'frames/frame.ts', kind: 'page', bytes: 300 },
  'frame-height': { source: 'frames/frame-height.ts', kind: 'page', bytes: 500 },
  // Of the pages that our own pages have in frames; the server writes those pages (`/v1/<name>.html`).
  player: { source: 'frames/player.ts', kind: 'page', bytes: 6_000 },
  chat: { source: 'frames/chat.ts', kind: 'page', bytes: 1_000 },
};
