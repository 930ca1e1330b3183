/** The tags in markup of Svelte: `import '@oshimado/widgets/svelte'`. Svelte 5 listens with `onoshi-select`, older versions with `on:oshi-select`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementOf, ElementTag, EventHandlersOf, TemplateAttributesOf } from './tag-types';

type Elements = {
  [Tag in ElementTag]: HTMLAttributes<ElementOf[Tag]> &
    TemplateAttributesOf[Tag] &
    EventHandlersOf<'on' | 'on:'>[Tag];
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
