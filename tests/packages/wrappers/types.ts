/** What the checkers of Vue and Svelte take from the types of the components. */
import type * as svelteElements from '@oshimado/elements/svelte';
import type * as vueElements from '@oshimado/elements/vue';
import type { ComponentProps } from 'svelte';

type Vue = InstanceType<typeof vueElements.OshiPlayer>['$props'];
type Svelte = ComponentProps<typeof svelteElements.OshiPlayer>;

export const vue: Vue = {
  from: '/v1',
  video: 'a',
  muted: '',
  start: '1:30',
  onOshiChange: ({ detail }) => detail.currentTime.toFixed(),
};
export const svelte: Svelte = {
  from: '/v1',
  video: 'a',
  muted: 'false',
  'onoshi-change': ({ detail }) => detail.currentTime.toFixed(),
};

// @ts-expect-error: it would show nothing without a video
export const emptyVue: Vue = { from: '/v1' };
// @ts-expect-error: it would show nothing without a video
export const emptySvelte: Svelte = { from: '/v1' };
// @ts-expect-error: there is no such place
export const nowhere: Svelte = { from: '/v1', video: 'a', pictures: 'nowhere' };
