/** What pages' own code sees of the elements, in any framework: their properties, attributes and events, by tag. */
import type { OshiChatElement } from './oshi-chat/element';
import type { OshiLiveFeedElement } from './oshi-live-feed/element';
import type { OshiMultiviewElement } from './oshi-multiview/element';
import type { OshiPlayerElement } from './oshi-player/element';
import type { OshiVideoElement } from './oshi-video/element';
import type { OshiChannelElement } from './oshi-channel/element';
import type { OshiPlaylistElement } from './oshi-playlist/element';
import type { OshiClipsElement } from './oshi-clips/element';
import type { OshiScheduleElement } from './oshi-schedule/element';
import type { OshiSearchElement } from './oshi-search/element';
import type { OshiLiveBadgeElement } from './oshi-live-badge/element';
import type { Attributes, sharedAttributes, TypeOf, Written } from './attributes';
import type { elementAttributes } from './elements';
import type { OshiLiveFeedEvents } from './oshi-live-feed/events';
import type { OshiChatEvents } from './oshi-chat/events';
import type { OshiMultiviewEvents } from './oshi-multiview/events';
import type { OshiPlayerEvents } from './oshi-player/events';
import type { OshiVideoEvents } from './oshi-video/events';
import type { OshiChannelEvents } from './oshi-channel/events';
import type { OshiPlaylistEvents } from './oshi-playlist/events';
import type { OshiClipsEvents } from './oshi-clips/events';
import type { OshiScheduleEvents } from './oshi-schedule/events';
import type { OshiSearchEvents } from './oshi-search/events';
import type { OshiLiveBadgeEvents } from './oshi-live-badge/events';

type Required<Table extends Attributes> = keyof {
  [Name in keyof Table as Table[Name] extends { isRequired: true } ? Name : never]: Name;
};

type WrittenIn<Table extends Attributes> = {
  -readonly [Name in keyof Table]: Written[TypeOf<Table[Name]>];
};

/** The attributes of an element. */
type AttributesOf<Table extends Attributes> = Partial<WrittenIn<typeof sharedAttributes>> &
  Partial<WrittenIn<Omit<Table, Required<Table>>>> &
  WrittenIn<Pick<Table, Required<Table>>>;

/** A handler for each event, by a name that the framework listens to it with. */
type HandlersOf<Events, Prefix extends string> = {
  [T in keyof Events & string as `${Prefix}${T}`]?: (event: CustomEvent<Events[T]>) => void;
};

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
  'oshi-video': [OshiVideoElement, OshiVideoEvents];
  'oshi-channel': [OshiChannelElement, OshiChannelEvents];
  'oshi-playlist': [OshiPlaylistElement, OshiPlaylistEvents];
  'oshi-clips': [OshiClipsElement, OshiClipsEvents];
  'oshi-schedule': [OshiScheduleElement, OshiScheduleEvents];
  'oshi-search': [OshiSearchElement, OshiSearchEvents];
  'oshi-live-badge': [OshiLiveBadgeElement, OshiLiveBadgeEvents];
}

/** The tags of all elements. */
export type ElementTag = keyof Elements;

/** The element of each tag. */
export type ElementOf = {
  [Tag in ElementTag]: KnownEvents<Elements[Tag][1]> & Elements[Tag][0];
};

/** The events of each tag, by the names with which a page adds listeners. */
export type EventsOf = {
  [Tag in ElementTag]: {
    [T in keyof Elements[Tag][1] & string]: CustomEvent<Elements[Tag][1][T]>;
  };
};

/** What is written into each tag, as values. */
export type WrittenAttributesOf = {
  [Tag in ElementTag]: AttributesOf<(typeof elementAttributes)[Tag]>;
};

/** In templates `max="12"` and `muted="false"` are texts. */
type InTemplate<Value> = Value extends number | boolean ? Value | `${Value}` : Value;

/** What is written into each tag in templates, as values or texts. */
export type TemplateAttributesOf = {
  [Tag in ElementTag]: {
    [Name in keyof WrittenAttributesOf[Tag]]: InTemplate<WrittenAttributesOf[Tag][Name]>;
  };
};

/** Handlers of the events of each tag, such as `onoshi-select` with the prefix `on`. */
export type EventHandlersOf<Prefix extends string> = {
  [Tag in ElementTag]: HandlersOf<Elements[Tag][1], Prefix>;
};

type LiveFeedEventMap = { [T in keyof OshiLiveFeedEvents]: CustomEvent<OshiLiveFeedEvents[T]> };

declare global {
  interface HTMLElementTagNameMap extends ElementOf {}
  interface HTMLElementEventMap extends LiveFeedEventMap {}
}
