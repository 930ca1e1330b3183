/** The tags in JSX of React 19, which takes the events as `onoshi-select` and so on. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, ElementTag, EventHandlersOf, WrittenAttributesOf } from './tag-types';

/** The attributes and events of each tag, for frameworks that check tags by such a table. */
export type OshiElementAttributes = {
  [Tag in ElementTag]: WrittenAttributesOf[Tag] & EventHandlersOf<'on'>[Tag];
};

/** The attributes of `<oshi-live-feed>` in JSX. */
export type OshiLiveFeedAttributes = OshiElementAttributes['oshi-live-feed'];
/** The attributes of `<oshi-player>` in JSX. */
export type OshiPlayerAttributes = OshiElementAttributes['oshi-player'];
/** The attributes of `<oshi-chat>` in JSX. */
export type OshiChatAttributes = OshiElementAttributes['oshi-chat'];
/** The attributes of `<oshi-multiview>` in JSX. */
export type OshiMultiviewAttributes = OshiElementAttributes['oshi-multiview'];
/** The attributes of `<oshi-video>` in JSX. */
export type OshiVideoAttributes = OshiElementAttributes['oshi-video'];
/** The attributes of `<oshi-channel>` in JSX. */
export type OshiChannelAttributes = OshiElementAttributes['oshi-channel'];
/** The attributes of `<oshi-playlist>` in JSX. */
export type OshiPlaylistAttributes = OshiElementAttributes['oshi-playlist'];
/** The attributes of `<oshi-clips>` in JSX. */
export type OshiClipsAttributes = OshiElementAttributes['oshi-clips'];
/** The attributes of `<oshi-schedule>` in JSX. */
export type OshiScheduleAttributes = OshiElementAttributes['oshi-schedule'];
/** The attributes of `<oshi-search>` in JSX. */
export type OshiSearchAttributes = OshiElementAttributes['oshi-search'];
/** The attributes of `<oshi-live-badge>` in JSX. */
export type OshiLiveBadgeAttributes = OshiElementAttributes['oshi-live-badge'];

type Jsx = {
  [Tag in ElementTag]: DetailedHTMLProps<HTMLAttributes<ElementOf[Tag]>, ElementOf[Tag]> &
    OshiElementAttributes[Tag];
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Jsx {}
  }
}
