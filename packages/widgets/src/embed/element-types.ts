/** What pages' own code sees of the elements: their properties and events, and their tags in TypeScript and JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OshiChatElement } from './oshi-chat/element';
import type { OshiLiveFeedElement } from './oshi-live-feed/element';
import type { OshiMultiviewElement } from './oshi-multiview/element';
import type { OshiPlayerElement } from './oshi-player/element';
import type { Attributes, sharedAttributes, TypeOf, Written } from './attributes';
import type { elementAttributes } from './elements';
import type { OshiLiveFeedEvents } from './oshi-live-feed/events';
import type { OshiChatEvents } from './oshi-chat/events';
import type { OshiMultiviewEvents } from './oshi-multiview/events';
import type { OshiPlayerEvents } from './oshi-player/events';

type Required<Table extends Attributes> = keyof {
  [Name in keyof Table as Table[Name] extends { isRequired: true } ? Name : never]: Name;
};

type WrittenIn<Table extends Attributes> = {
  -readonly [Name in keyof Table]: Written[TypeOf<Table[Name]>];
};

/** React 19 takes the events as `onoshi-select` and so on. */
type EventHandlers<Events> = {
  [T in keyof Events & string as `on${T}`]?: (event: CustomEvent<Events[T]>) => void;
};

/** The attributes of an element in JSX. */
type AttributesOf<Table extends Attributes, Events> = Partial<WrittenIn<typeof sharedAttributes>> &
  Partial<WrittenIn<Omit<Table, Required<Table>>>> &
  WrittenIn<Pick<Table, Required<Table>>> &
  EventHandlers<Events>;

/** `addEventListener` of an element that knows the details of its own events. */
interface KnownEvents<Events> {
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

/** The class and the events of each tag. */
interface Elements {
  'oshi-live-feed': [OshiLiveFeedElement, OshiLiveFeedEvents];
  'oshi-player': [OshiPlayerElement, OshiPlayerEvents];
  'oshi-chat': [OshiChatElement, OshiChatEvents];
  'oshi-multiview': [OshiMultiviewElement, OshiMultiviewEvents];
}

/** The attributes and events of each tag, for frameworks that check tags by such a table. */
export type OshiElementAttributes = {
  [Tag in keyof Elements]: AttributesOf<(typeof elementAttributes)[Tag], Elements[Tag][1]>;
};

/** The attributes of `<oshi-live-feed>` in JSX. */
export type OshiLiveFeedAttributes = OshiElementAttributes['oshi-live-feed'];
/** The attributes of `<oshi-player>` in JSX. */
export type OshiPlayerAttributes = OshiElementAttributes['oshi-player'];
/** The attributes of `<oshi-chat>` in JSX. */
export type OshiChatAttributes = OshiElementAttributes['oshi-chat'];
/** The attributes of `<oshi-multiview>` in JSX. */
export type OshiMultiviewAttributes = OshiElementAttributes['oshi-multiview'];

type Tags = { [Tag in keyof Elements]: KnownEvents<Elements[Tag][1]> & Elements[Tag][0] };

type Jsx = {
  [Tag in keyof Tags]: DetailedHTMLProps<HTMLAttributes<Tags[Tag]>, Tags[Tag]> &
    OshiElementAttributes[Tag];
};

type LiveFeedEventMap = { [T in keyof OshiLiveFeedEvents]: CustomEvent<OshiLiveFeedEvents[T]> };

declare global {
  interface HTMLElementTagNameMap extends Tags {}
  interface HTMLElementEventMap extends LiveFeedEventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Jsx {}
  }
}
