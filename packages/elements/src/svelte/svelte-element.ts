import type { Component } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementSource } from '../load-element';
import type { ElementAttributes, ElementEvents, Elements, ElementTag } from '../tags/elements';
import type { WrittenValues } from '../written';

type Handlers<Tag extends ElementTag> = {
  [Name in keyof ElementEvents[Tag] & string as `on${Name}`]?: (
    event: ElementEvents[Tag][Name],
  ) => void;
};

/** The props of an element: where it comes from, its attributes, handlers such as `onoshi-ready`, and what every tag takes. */
export type SvelteElementProps<Tag extends ElementTag> = ElementSource &
  WrittenValues<ElementAttributes[Tag]> &
  Handlers<Tag> &
  Omit<HTMLAttributes<Elements[Tag]>, keyof ElementAttributes[Tag]> & {
    /** The element, for `bind:element`. */
    element?: Elements[Tag] | undefined;
  };

/** An element as a component. */
export type SvelteElement<Tag extends ElementTag> = Component<
  SvelteElementProps<Tag>,
  {},
  'element'
>;
