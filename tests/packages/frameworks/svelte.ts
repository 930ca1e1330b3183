/** The elements in markup of Svelte: what its checker takes from this table. */
import '@oshimado/widgets/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Player = SvelteHTMLElements['oshi-player'];
type Feed = SvelteHTMLElements['oshi-live-feed'];

export const player: Player = { video: 'a', start: '1:30', muted: 'false', id: 'player' };
export const feed: Feed = {
  max: 12,
  theme: 'suisei light',
  'onoshi-ready': ({ detail }) => detail.count.toFixed(),
  'on:oshi-select': ({ detail }) => detail.href.trim(),
};

// @ts-expect-error: it would show nothing without a video
export const empty: Player = { start: 30 };
// @ts-expect-error: there is no such place
export const nowhere: Feed = { pictures: 'nowhere' };
// @ts-expect-error: it is no number
export const many: Feed = { max: 'many' };
// @ts-expect-error: a feed does not play
export const playing: Feed = { 'onoshi-play': () => {} };
