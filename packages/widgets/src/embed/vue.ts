/** The tags in templates of Vue: `import '@oshimado/widgets/vue'`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ElementOf, ElementTag, EventsOf, TemplateAttributesOf } from './tag-types';

type Emits<Events> = { [T in keyof Events]: (event: Events[T]) => void };

/** As Vue's checker sees an element. */
type Components = {
  [Tag in ElementTag]: new () => ElementOf[Tag] & {
    /** Not there at run time: what a template may write. */
    readonly $props: HTMLAttributes & TemplateAttributesOf[Tag] & PublicProps;
    /** Not there at run time: what a template may listen to. */
    readonly $emit: EmitFn<Emits<EventsOf[Tag]>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
