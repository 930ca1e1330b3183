// Written by `npx vitest run --project node tests/architecture -u` from the tables.
import OshiLiveFeedComponent from './OshiLiveFeed.svelte';
import OshiPlayerComponent from './OshiPlayer.svelte';
import OshiChatComponent from './OshiChat.svelte';
import OshiMultiviewComponent from './OshiMultiview.svelte';
import OshiVideoComponent from './OshiVideo.svelte';
import OshiChannelComponent from './OshiChannel.svelte';
import OshiPlaylistComponent from './OshiPlaylist.svelte';
import OshiClipsComponent from './OshiClips.svelte';
import OshiScheduleComponent from './OshiSchedule.svelte';
import OshiSearchComponent from './OshiSearch.svelte';
import OshiLiveBadgeComponent from './OshiLiveBadge.svelte';
import type { SvelteElement } from './svelte-element';

export type { SvelteElement, SvelteElementProps } from './svelte-element';

/** The live board of an organization or of some channels. */
export const OshiLiveFeed: SvelteElement<'oshi-live-feed'> = OshiLiveFeedComponent;
/** The picture of a video, and its player once a visitor presses it; nothing of the platform is loaded before. */
export const OshiPlayer: SvelteElement<'oshi-player'> = OshiPlayerComponent;
/** The live translations of a stream, or those of a recording. */
export const OshiChat: SvelteElement<'oshi-chat'> = OshiChatComponent;
/** Several streams beside each other: pictures of the videos, and their players once a visitor presses them. */
export const OshiMultiview: SvelteElement<'oshi-multiview'> = OshiMultiviewComponent;
/** One card: a stream, recording or clip with its picture, title, channel, state and time. While it is live or to come, it keeps up to date. */
export const OshiVideo: SvelteElement<'oshi-video'> = OshiVideoComponent;
/** A channel: picture, name, organization, numbers, and its stream that is live or comes next. */
export const OshiChannel: SvelteElement<'oshi-channel'> = OshiChannelComponent;
/** A playlist: its name, the number of its videos, and their cards. */
export const OshiPlaylist: SvelteElement<'oshi-playlist'> = OshiPlaylistComponent;
/** The newest clips of an organization or of some channels. */
export const OshiClips: SvelteElement<'oshi-clips'> = OshiClipsComponent;
/** Who streams when over the next days, in the visitor's time and in Japan's. */
export const OshiSchedule: SvelteElement<'oshi-schedule'> = OshiScheduleComponent;
/** A search field, and the videos that it finds. */
export const OshiSearch: SvelteElement<'oshi-search'> = OshiSearchComponent;
/** Whether a channel is live, with its viewers, or how many streams of an organization are: a line that leads there. */
export const OshiLiveBadge: SvelteElement<'oshi-live-badge'> = OshiLiveBadgeComponent;
