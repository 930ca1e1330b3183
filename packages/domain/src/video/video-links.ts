/** Links of videos and channels. */
import type { Video } from '@oshimado/contract';
import { escapeHtml } from '../format/escape-html';
import { HOUR } from '../time-units';

/** The path of a video's page. */
export const watchPath = (id: string): string => `/watch/${encodeURIComponent(id)}`;
/** The path of a channel's page, by the id of the channel. */
export const channelPath = (id: string): string => `/channel/${encodeURIComponent(id)}`;
/** The path of the page that edits a video, by the id of the video; `tab` is one of its tabs. Default: the page's own choice. */
export const editVideoPath = (id: string, tab?: string): string =>
  `/edit/video/${encodeURIComponent(id)}${tab === undefined ? '' : `/${tab}`}`;
/** The path of a playlist's page, by the id of the playlist. */
export const playlistPath = (id: string | number): string => `/playlist/${encodeURIComponent(id)}`;
/** The address of a video on YouTube. */
export const youtubeUrl = (id: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** A comment on YouTube, by its `comment_key`. Keys come from outside, and `encodeURIComponent` throws for half a character. */
export const youtubeCommentUrl = (videoId: string, key: string): string =>
  `${youtubeUrl(videoId)}&${new URLSearchParams({ lc: key }).toString()}`;

/** A position in a video on YouTube. */
export const youtubeTimeUrl = (id: string, seconds: number): string =>
  `${youtubeUrl(id)}&t=${seconds}s`;

/** A position in a video on this site. */
export const watchTimePath = (id: string, seconds: number): string =>
  `${watchPath(id)}?t=${seconds}`;

/** Only a web address is ever made into a link; anything else a source sends is dropped. */
export function webUrl(text: string | undefined): string | undefined {
  if (text === undefined || !/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}

/** The page of a video on its platform: by its link if it has one, otherwise at YouTube. A placeholder without a link has none. */
export const platformPage = ({
  id,
  type,
  link,
}: Pick<Video, 'id' | 'type' | 'link'>): string | undefined =>
  link === undefined && type !== 'placeholder' ? youtubeUrl(id) : webUrl(link);

const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * An event from the scheduled start, with a link back: as long as the video where that is known (`duration`, seconds), one
 * hour otherwise. Undefined when no readable time is scheduled.
 */
export function googleCalendarUrl(
  video: Pick<Video, 'id' | 'title' | 'start_scheduled'> & Partial<Pick<Video, 'duration'>>,
  origin: string,
): string | undefined {
  const start = Date.parse(video.start_scheduled ?? '');
  if (Number.isNaN(start)) return undefined;
  const seconds = video.duration ?? 0;
  const end = start + (seconds > 0 ? seconds * 1_000 : HOUR);
  if (Number.isNaN(new Date(end).getTime())) return undefined;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: video.title,
    dates: `${stamp(start)}/${stamp(end)}`,
    // The details of an entry are HTML; an origin comes from the outside.
    details: `<a href="${escapeHtml(origin + watchPath(video.id))}">Open Video</a>`,
  });
  return `https://www.google.com/calendar/render?${query}`;
}

/** Titles decode only `&amp;` and `&quot;`. */
export const plainTitle = (title: string): string =>
  title.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
