/** What the tags of all elements have in TypeScript and JSX. */
import type { ThemeSlug } from '@oshimado/ui/theme';

type EmbedMode = 'dark' | 'light' | 'auto';

/** React 19 takes the events as `onoshi-select` and so on. */
export type EventHandlers<Events> = {
  [T in keyof Events & string as `on${T}`]?: (event: CustomEvent<Events[T]>) => void;
};

export interface SharedAttributes {
  /** Origin of the server. Default: the one the script came from. */
  api?: string;
  /** A mode, a theme or both. Default `dark aqua`; `auto` follows the `color-scheme` of the element. */
  theme?: EmbedMode | ThemeSlug | `${ThemeSlug} ${EmbedMode}` | `${EmbedMode} ${ThemeSlug}`;
}

/** `addEventListener` of an element that knows the details of its own events. */
export interface KnownEvents<Events> {
  addEventListener<T extends keyof Events & string>(
    type: T,
    listener: (event: CustomEvent<Events[T]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
