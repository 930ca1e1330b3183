'use client';

// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import { reactElement, type ReactElement } from './react-element';

export type { ReactElement, ReactElementProps } from './react-element';

/** The live board of an organization or of some channels. */
export const OshiLiveFeed: ReactElement<'oshi-live-feed'> = /* @__PURE__ */ reactElement('oshi-live-feed');
/** The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before. */
export const OshiPlayer: ReactElement<'oshi-player'> = /* @__PURE__ */ reactElement('oshi-player');
/** The live translations of a stream, or those of a recording. */
export const OshiChat: ReactElement<'oshi-chat'> = /* @__PURE__ */ reactElement('oshi-chat');
/** Several streams beside each other: pictures of the videos, and their players once a visitor presses them. */
export const OshiMultiview: ReactElement<'oshi-multiview'> = /* @__PURE__ */ reactElement('oshi-multiview');
/** One card: a stream, recording or clip with its picture, title, channel, state and time. While it is live or to come, it keeps up to date. */
export const OshiVideo: ReactElement<'oshi-video'> = /* @__PURE__ */ reactElement('oshi-video');
/** A channel: picture, name, organization, numbers, and its stream that is live or comes next. */
export const OshiChannel: ReactElement<'oshi-channel'> = /* @__PURE__ */ reactElement('oshi-channel');
/** A playlist: its name, the number of its videos, and their cards. */
export const OshiPlaylist: ReactElement<'oshi-playlist'> = /* @__PURE__ */ reactElement('oshi-playlist');
/** The newest clips of an organization or of some channels. */
export const OshiClips: ReactElement<'oshi-clips'> = /* @__PURE__ */ reactElement('oshi-clips');
/** Who streams when over the next days, in the visitor's time and in Japan's. */
export const OshiSchedule: ReactElement<'oshi-schedule'> = /* @__PURE__ */ reactElement('oshi-schedule');
/** A search field, and the videos that it finds. */
export const OshiSearch: ReactElement<'oshi-search'> = /* @__PURE__ */ reactElement('oshi-search');
/** Whether a channel is live, with its viewers, or how many streams of an organization are: a line that leads there. */
export const OshiLiveBadge: ReactElement<'oshi-live-badge'> = /* @__PURE__ */ reactElement('oshi-live-badge');
