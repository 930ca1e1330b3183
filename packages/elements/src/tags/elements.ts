// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import type { OshiLiveFeedAttributes, OshiLiveFeedElement, OshiLiveFeedEvents } from './oshi-live-feed';
import type { OshiPlayerAttributes, OshiPlayerElement, OshiPlayerEvents } from './oshi-player';
import type { OshiChatAttributes, OshiChatElement, OshiChatEvents } from './oshi-chat';
import type { OshiMultiviewAttributes, OshiMultiviewElement, OshiMultiviewEvents } from './oshi-multiview';
import type { OshiVideoAttributes, OshiVideoElement, OshiVideoEvents } from './oshi-video';
import type { OshiChannelAttributes, OshiChannelElement, OshiChannelEvents } from './oshi-channel';
import type { OshiPlaylistAttributes, OshiPlaylistElement, OshiPlaylistEvents } from './oshi-playlist';
import type { OshiClipsAttributes, OshiClipsElement, OshiClipsEvents } from './oshi-clips';
import type { OshiScheduleAttributes, OshiScheduleElement, OshiScheduleEvents } from './oshi-schedule';
import type { OshiSearchAttributes, OshiSearchElement, OshiSearchEvents } from './oshi-search';
import type { OshiLiveBadgeAttributes, OshiLiveBadgeElement, OshiLiveBadgeEvents } from './oshi-live-badge';

export type * from './oshi-live-feed';
export type * from './oshi-player';
export type * from './oshi-chat';
export type * from './oshi-multiview';
export type * from './oshi-video';
export type * from './oshi-channel';
export type * from './oshi-playlist';
export type * from './oshi-clips';
export type * from './oshi-schedule';
export type * from './oshi-search';
export type * from './oshi-live-badge';
export type { SharedAttributes } from './shared-attributes';

/** What is written into each tag. */
export interface ElementAttributes {
  'oshi-live-feed': OshiLiveFeedAttributes;
  'oshi-player': OshiPlayerAttributes;
  'oshi-chat': OshiChatAttributes;
  'oshi-multiview': OshiMultiviewAttributes;
  'oshi-video': OshiVideoAttributes;
  'oshi-channel': OshiChannelAttributes;
  'oshi-playlist': OshiPlaylistAttributes;
  'oshi-clips': OshiClipsAttributes;
  'oshi-schedule': OshiScheduleAttributes;
  'oshi-search': OshiSearchAttributes;
  'oshi-live-badge': OshiLiveBadgeAttributes;
}

/** The events of each tag. */
export interface ElementEvents {
  'oshi-live-feed': OshiLiveFeedEvents;
  'oshi-player': OshiPlayerEvents;
  'oshi-chat': OshiChatEvents;
  'oshi-multiview': OshiMultiviewEvents;
  'oshi-video': OshiVideoEvents;
  'oshi-channel': OshiChannelEvents;
  'oshi-playlist': OshiPlaylistEvents;
  'oshi-clips': OshiClipsEvents;
  'oshi-schedule': OshiScheduleEvents;
  'oshi-search': OshiSearchEvents;
  'oshi-live-badge': OshiLiveBadgeEvents;
}

/** The element of each tag. */
export interface Elements {
  'oshi-live-feed': OshiLiveFeedElement;
  'oshi-player': OshiPlayerElement;
  'oshi-chat': OshiChatElement;
  'oshi-multiview': OshiMultiviewElement;
  'oshi-video': OshiVideoElement;
  'oshi-channel': OshiChannelElement;
  'oshi-playlist': OshiPlaylistElement;
  'oshi-clips': OshiClipsElement;
  'oshi-schedule': OshiScheduleElement;
  'oshi-search': OshiSearchElement;
  'oshi-live-badge': OshiLiveBadgeElement;
}

/** The tags of all elements. */
export type ElementTag = keyof Elements;

/** The script that registers each tag, and its attributes that are on or off, with their defaults. */
export const facts: Readonly<
  Record<ElementTag, { readonly script: string; readonly switches: Readonly<Record<string, boolean>> }>
> = {
  'oshi-live-feed': { script: 'live-feed', switches: {} },
  'oshi-player': { script: 'oshi-player', switches: {muted: false} },
  'oshi-chat': { script: 'oshi-chat', switches: {} },
  'oshi-multiview': { script: 'oshi-multiview', switches: {chat: false, controls: true} },
  'oshi-video': { script: 'oshi-video', switches: {} },
  'oshi-channel': { script: 'oshi-channel', switches: {} },
  'oshi-playlist': { script: 'oshi-playlist', switches: {} },
  'oshi-clips': { script: 'oshi-clips', switches: {} },
  'oshi-schedule': { script: 'oshi-schedule', switches: {} },
  'oshi-search': { script: 'oshi-search', switches: {} },
  'oshi-live-badge': { script: 'oshi-live-badge', switches: {} },
};
