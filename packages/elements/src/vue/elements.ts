// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import { vueElement, type VueElement } from './vue-element';

export type { VueElement, VueElementProps } from './vue-element';

/** The live board of an organization or of some channels. */
export const OshiLiveFeed: VueElement<'oshi-live-feed'> = /* @__PURE__ */ vueElement('oshi-live-feed');
/** The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before. */
export const OshiPlayer: VueElement<'oshi-player'> = /* @__PURE__ */ vueElement('oshi-player');
/** The live translations of a stream, or those of a recording. */
export const OshiChat: VueElement<'oshi-chat'> = /* @__PURE__ */ vueElement('oshi-chat');
/** Several streams beside each other: pictures of the videos, and their players once a visitor presses them. */
export const OshiMultiview: VueElement<'oshi-multiview'> = /* @__PURE__ */ vueElement('oshi-multiview');
/** One card: a stream, recording or clip with its picture, title, channel, state and time. While it is live or to come, it keeps up to date. */
export const OshiVideo: VueElement<'oshi-video'> = /* @__PURE__ */ vueElement('oshi-video');
/** A channel: picture, name, organization, numbers, and its stream that is live or comes next. */
export const OshiChannel: VueElement<'oshi-channel'> = /* @__PURE__ */ vueElement('oshi-channel');
/** A playlist: its name, the number of its videos, and their cards. */
export const OshiPlaylist: VueElement<'oshi-playlist'> = /* @__PURE__ */ vueElement('oshi-playlist');
/** The newest clips of an organization or of some channels. */
export const OshiClips: VueElement<'oshi-clips'> = /* @__PURE__ */ vueElement('oshi-clips');
/** Who streams when over the next days, in the visitor's time and in Japan's. */
export const OshiSchedule: VueElement<'oshi-schedule'> = /* @__PURE__ */ vueElement('oshi-schedule');
/** A search field, and the videos that it finds. */
export const OshiSearch: VueElement<'oshi-search'> = /* @__PURE__ */ vueElement('oshi-search');
/** Whether a channel is live, with its viewers, or how many streams of an organization are: a line that leads there. */
export const OshiLiveBadge: VueElement<'oshi-live-badge'> = /* @__PURE__ */ vueElement('oshi-live-badge');
