/** Addresses of the music site, which is outside this one. */

/** The default music site. */
export const MUSIC_SITE = 'https://music.holodex.net';

/** A channel's songs on the music site; the base address has no slash at the end. */
export const musicChannelUrl = (id: string, music: string): string =>
  `${music}/channel/${encodeURIComponent(id)}`;

/** The songs of a video on the music site; the base address has no slash at the end. */
export const musicVideoUrl = (id: string, music: string): string =>
  `${music}/video/${encodeURIComponent(id)}`;
