/**
 * What a page says of itself in the head of its document: to search engines, and on the cards that other sites make of a shared link.
 * For the server alone.
 */
import type { AnswerOf, Client, VideoFull } from '@oshimado/contract';
import {
  channelPath,
  isoDuration,
  photoOf,
  plainTitle,
  thumbnailOf,
  youtubeUrl,
} from '@oshimado/domain';
import { channelQuery, playlistQuery, videoQuery } from '@oshimado/widgets';
import type { QueryClient } from '@tanstack/react-query';
import { SITE } from '../platform/page-head';
import { escapeHtml } from '../platform/page-template';
import type { PagePath } from './pages';

export interface PageDescription {
  readonly type: 'website' | 'profile' | 'video.other';
  /** Default: the site's. */
  readonly text?: string | undefined;
  /** Whole address of a picture; `large` where it is as wide as the card. */
  readonly picture?: { readonly src: string; readonly isLarge: boolean } | undefined;
  /** Structured data by schema.org. */
  readonly data?: object | undefined;
}

const TEXT_MAX = 200;

/** The beginning of a longer text, in one line; undefined for an empty one. */
function summary(text: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (characters.length <= TEXT_MAX) return line || undefined;
  const cut = characters.slice(0, TEXT_MAX);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > TEXT_MAX / 2 ? end : TEXT_MAX).join('')} …`;
}

const pictureOf = (src: string | null, isLarge: boolean) =>
  src === null ? undefined : { src, isLarge };

/** A video, and the broadcast it is or will be. */
export function describeVideo(video: VideoFull, origin: string): PageDescription {
  const title = plainTitle(video.title);
  const text = summary(video.description) ?? `${title} · ${video.channel.name}`;
  const src = thumbnailOf(video, 'sddefault', { origin });
  const start = video.start_actual ?? video.start_scheduled ?? video.available_at;
  const isBroadcast = video.status === 'live' || video.status === 'upcoming';
  return {
    type: 'video.other',
    text,
    picture: { src, isLarge: true },
    data: {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: text,
      thumbnailUrl: src,
      uploadDate: video.published_at ?? video.available_at,
      ...(video.duration > 0 && { duration: isoDuration(video.duration) }),
      ...(video.type !== 'placeholder' && { sameAs: youtubeUrl(video.id) }),
      author: {
        '@type': 'Person',
        name: video.channel.name,
        url: origin + channelPath(video.channel.id),
      },
      ...(isBroadcast && {
        publication: {
          '@type': 'BroadcastEvent',
          name: title,
          isLiveBroadcast: true,
          startDate: start,
        },
      }),
    },
  };
}

const describeChannel = (channel: AnswerOf<'getChannel'>, origin: string): PageDescription => ({
  type: 'profile',
  text: summary(channel.description),
  picture: pictureOf(photoOf(channel, 150, { origin }), false),
});

function describePlaylist({ videos }: AnswerOf<'getPlaylist'>, origin: string): PageDescription {
  const [first] = videos;
  return {
    type: 'website',
    text: summary(videos.map(({ title }) => plainTitle(title)).join(' · ')),
    picture: first && pictureOf(thumbnailOf(first, 'sddefault', { origin }), true),
  };
}

interface DescribedPage {
  readonly path: PagePath | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Holds the answers that the page was drawn from. */
  readonly queries: QueryClient;
  readonly client: Client;
  readonly origin: string;
}

/** The description of a page from the answers it was drawn from; that of the site where there is nothing more to say. */
export function describePage(page: DescribedPage): PageDescription {
  const { path, params, queries, client, origin } = page;
  const { id = '' } = params;
  const site = { type: 'website' } as const;
  if (path === '/watch/:id') {
    const video = queries.getQueryData<AnswerOf<'getVideo'>>(videoQuery(client, id).queryKey);
    return video ? describeVideo(video, origin) : site;
  }
  if (path === '/channel/:id/:tab?') {
    const { queryKey } = channelQuery(client, id);
    const channel = queries.getQueryData<AnswerOf<'getChannel'>>(queryKey);
    return channel ? describeChannel(channel, origin) : site;
  }
  if (path === '/playlist/:id') {
    const { queryKey } = playlistQuery(client, id);
    const playlist = queries.getQueryData<AnswerOf<'getPlaylist'>>(queryKey);
    return playlist ? describePlaylist(playlist, origin) : site;
  }
  return site;
}

export interface HeadOptions extends PageDescription {
  readonly title: string;
  /** The site's own description. */
  readonly siteText: string;
  /** The page's address, from its origin on. */
  readonly address: string;
  readonly origin: string;
  /** BCP 47 tag. */
  readonly lang: string;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

/** JSON inside a script element ends at the first `</script`. */
const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The tags of a head. */
export function writeHead(options: HeadOptions): string {
  const { type, title, siteText, picture, address, origin, lang, data } = options;
  const text = options.text ?? siteText;
  const url = origin + address;
  // The name of the site is said beside the title.
  const shortTitle = title.endsWith(` · ${SITE}`) ? title.slice(0, -` · ${SITE}`.length) : title;
  return [
    named('description', text),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<link rel="alternate" type="application/atom+xml" href="${origin}/feeds/live.atom" title="${SITE}" />`,
    property('og:site_name', SITE),
    property('og:type', type),
    property('og:title', shortTitle),
    property('og:description', text),
    property('og:url', url),
    property('og:locale', lang.replace('-', '_')),
    named('twitter:card', picture?.isLarge ? 'summary_large_image' : 'summary'),
    ...(picture ? [property('og:image', picture.src)] : []),
    ...(data ? [structured(data)] : []),
  ].join('');
}

/** The canonical address of a page: of one thing, and of a page whose query is no choice of what it shows, the path alone. */
export const canonicalAddress = (path: PagePath | undefined, { pathname, search }: URL): string =>
  path === '/' || path === '/channel' || path === '/search' ? pathname + search : pathname;

/** Tags of a page that search engines leave out. */
export const UNLISTED = '<meta name="robots" content="noindex" />';
