/** The elements in templates of Vue: what its checker takes from this table. */
import '@oshimado/widgets/vue';
import type { GlobalComponents } from 'vue';

type Player = InstanceType<GlobalComponents['oshi-player']>;
type Feed = InstanceType<GlobalComponents['oshi-live-feed']>;

export const player: Player['$props'] = { video: 'a', start: '1:30', muted: 'false', id: 'player' };
export const feed: Feed['$props'] = { max: 12, theme: 'suisei light' };

// @ts-expect-error: it would show nothing without a video
export const empty: Player['$props'] = { start: 30 };
// @ts-expect-error: there is no such place
export const nowhere: Feed['$props'] = { pictures: 'nowhere' };
// @ts-expect-error: it is no number
export const many: Feed['$props'] = { max: 'many' };

export function emitted({ $emit }: Feed): void {
  $emit('oshi-ready', new CustomEvent('oshi-ready', { detail: { count: 1 } }));
  // @ts-expect-error: a feed does not play
  $emit('oshi-play', new CustomEvent('oshi-play'));
}
