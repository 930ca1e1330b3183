import {
  defineComponent,
  h,
  onMounted,
  type DefineSetupFnComponent,
  type HTMLAttributes,
  type SlotsType,
} from 'vue';
import { loadElement, writtenValues, type ElementSource } from '../load-element';
import type { ElementAttributes, ElementEvents, ElementTag } from '../tags/elements';
import type { Capitalized, WrittenValues } from '../written';

/** Templates write `onOshiReady` as `@oshi-ready`. */
type Handlers<Tag extends ElementTag> = {
  [Name in keyof ElementEvents[Tag] & string as `on${Capitalized<Name>}`]?: (
    event: ElementEvents[Tag][Name],
  ) => void;
};

/** The props of an element: where it comes from, its attributes, handlers of its events, and what every tag takes. */
export type VueElementProps<Tag extends ElementTag> = ElementSource &
  WrittenValues<ElementAttributes[Tag]> &
  Handlers<Tag> &
  Omit<HTMLAttributes, keyof ElementAttributes[Tag]>;

/** An element as a component; `$el` of its ref is the element. */
export type VueElement<Tag extends ElementTag> = DefineSetupFnComponent<
  VueElementProps<Tag>,
  {},
  SlotsType<{ default?: {} }>
>;

/** The component of a tag. Apps need no `isCustomElement` for it. */
export function vueElement<Tag extends ElementTag>(tag: Tag): VueElement<Tag> {
  return defineComponent(
    ({ from, integrity }: VueElementProps<Tag>, { attrs, slots }) => {
      onMounted(() => loadElement(tag, { from, integrity }));
      return () => h(tag, writtenValues(tag, attrs), slots['default']?.());
    },
    { name: tag, inheritAttrs: false, props: ['from', 'integrity'] },
  );
}
