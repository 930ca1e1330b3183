/**
 * What a page says of itself: to search engines, and on the cards that other sites make of a shared link. For the server alone.
 */
import type {
  AnswerOf,
  CardTone,
  Client,
  EmbedElement,
  LinkCard,
  Video,
  VideoFull,
} from '@oshimado/contract';
import {
  ALL_ORGS,
  channelPath,
  dateFormat,
  defaultSettings,
  parseOrgs,
  photoOf,
  plainTitle,
  readSearch,
  thumbnailOf,
  type UiLanguage,
} from '@oshimado/domain';
import type { MessageKey, Translate } from '@oshimado/locales';
import {
  channelQuery,
  playlistQuery,
  searchQuery,
  searchRequest,
  videoQuery,
  type FoundVideos,
} from '@oshimado/widgets/internal/base/queries';
import { feedOf } from '@oshimado/widgets/internal/features/search';
import type { QueryClient } from '@tanstack/react-query';
import { channelData, listData, videoData } from './structured-data';

export interface PageDescription {
  readonly type: 'website' | 'profile' | 'video.other';
  /** Default: the site's. */
  readonly text?: string | undefined;
  /** Structured data by schema.org. */
  readonly data?: object | undefined;
  /** Path of its feed. Default: that of all live streams. */
  readonly feed?: string | undefined;
  /** What pages of other sites embed for it. Default: nothing but a link. */
  readonly embed?: EmbedElement | undefined;
  /** On its card, beside title and text. */
  readonly card?: Pick<LinkCard, 'names' | 'author' | 'picture' | 'days'> & {
    readonly status?: { readonly tone: CardTone; readonly start?: string } | undefined;
  };
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

/** The titles of videos in a line; undefined where there are none. */
export const titlesOf = (videos: readonly Pick<Video, 'title'>[]) =>
  summary(videos.map(({ title }) => plainTitle(title)).join(' · '));

interface Place {
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

function statusOf({ type, status, start_scheduled: scheduled, available_at: at }: VideoFull) {
  if (status === 'live') return { tone: status } as const;
  if (status === 'upcoming') return { tone: status, start: scheduled ?? at } as const;
  return type === 'stream' ? ({ tone: 'past' } as const) : undefined;
}

/** The thumbnail of a video in a form that every drawing program reads. */
function wideOf(video: Pick<Video, 'id' | 'thumbnail'>, origin: string) {
  const src = video.thumbnail
    ? thumbnailOf(video, 'sddefault', { origin })
    : `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`;
  return { src, shape: 'wide' } as const;
}

/** The feed of videos has no clips, and that of clips nothing else. */
const feedOfChannel = (id: string, isOfClips: boolean) =>
  `/feeds/${isOfClips ? 'clips' : 'videos'}.atom?channel=${id}`;

export function describeVideo(video: VideoFull, { origin, now }: Place): PageDescription {
  const { channel } = video;
  const text = summary(video.description) ?? `${plainTitle(video.title)} · ${channel.name}`;
  return {
    type: 'video.other',
    text,
    data: videoData(video, { text, origin, now }),
    feed: feedOfChannel(channel.id, video.type === 'clip'),
    embed: { tag: 'oshi-player', attributes: { video: video.id } },
    card: {
      names: [...new Set([channel.name, ...video.mentions.map(({ name }) => name)])],
      author: { name: channel.name, url: origin + channelPath(channel.id) },
      picture: wideOf(video, origin),
      status: statusOf(video),
    },
  };
}

function describeChannel(channel: AnswerOf<'getChannel'>, { origin }: Place): PageDescription {
  const { id, name, english_name: english, org, type } = channel;
  const affiliation = [english, org].filter(Boolean).join(' · ');
  const text = summary(channel.description) ?? (affiliation || name);
  const src = photoOf(channel, 150, { origin });
  return {
    type: 'profile',
    text,
    data: channelData(channel, text, origin),
    feed: feedOfChannel(id, type === 'subber'),
    embed: { tag: 'oshi-live-feed', attributes: { channels: id } },
    card: {
      author: { name, url: origin + channelPath(id) },
      ...(src && { picture: { src, shape: 'round' } }),
    },
  };
}

function describePlaylist(
  { id, name, videos }: AnswerOf<'getPlaylist'>,
  { origin }: Place,
): PageDescription {
  const [first] = videos;
  return {
    type: 'website',
    text: titlesOf(videos),
    data: listData({ type: 'CollectionPage', name, videos, origin }),
    embed: { tag: 'oshi-playlist', attributes: { playlist: String(id) } },
    ...(first && {
      card: { names: namesIn(videos), picture: wideOf(first, origin) },
    }),
  };
}

const NAMES_MAX = 6;
const namesIn = (videos: readonly Pick<Video, 'channel'>[]) =>
  [...new Set(videos.map(({ channel }) => channel.name))].slice(0, NAMES_MAX);

interface DescribedPage extends Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** The organizations shown: those of the address, else the chosen one. */
  readonly orgs: readonly string[];
  readonly title: string;
  readonly language: UiLanguage;
  /** Holds the answers that the page was drawn from. */
  readonly queries: QueryClient;
  readonly client: Client;
}

/** Undefined where there is no more to say than of the site. */
export type Describe = (page: DescribedPage) => PageDescription | undefined;

export function describeSearch(page: DescribedPage): PageDescription {
  const { search, title, language, queries, client, origin } = page;
  const state = readSearch(search);
  const { clipLangs } = defaultSettings(language);
  const { queryKey } = searchQuery(client, searchRequest(state, clipLangs));
  const videos = queries.getQueryData<FoundVideos>(queryKey)?.videos ?? [];
  const feed = feedOf(state, '', clipLangs);
  const [first] = videos;
  return {
    type: 'website',
    text: titlesOf(videos),
    data: listData({ type: 'SearchResultsPage', name: title, videos, origin }),
    feed: feed.kind === null ? undefined : feed.links.find(({ form }) => form === 'atom')?.href,
    ...(first && {
      card: { names: namesIn(videos), picture: wideOf(first, origin) },
    }),
  };
}

/** A board of one organization or of all can be embedded. */
export const describeHome: Describe = ({ search }) => {
  const [org, ...others] = parseOrgs(search.get('org'));
  if (others.length > 0) return undefined;
  const attributes: EmbedElement['attributes'] =
    org === undefined || org === ALL_ORGS ? {} : { org };
  return { type: 'website', embed: { tag: 'oshi-live-feed', attributes } };
};

export const describeMultiview: Describe = ({ params: { layout } }) =>
  layout === undefined
    ? undefined
    : { type: 'website', embed: { tag: 'oshi-multiview', attributes: { layout } } };

export const describeVideoPage: Describe = (page) => {
  const { queryKey } = videoQuery(page.client, page.params['id'] ?? '');
  const video = page.queries.getQueryData<AnswerOf<'getVideo'>>(queryKey);
  return video && describeVideo(video, page);
};

export const describeChannelPage: Describe = (page) => {
  const { queryKey } = channelQuery(page.client, page.params['id'] ?? '');
  const channel = page.queries.getQueryData<AnswerOf<'getChannel'>>(queryKey);
  return channel && describeChannel(channel, page);
};

export const describePlaylistPage: Describe = (page) => {
  const { queryKey } = playlistQuery(page.client, page.params['id'] ?? '');
  const playlist = page.queries.getQueryData<AnswerOf<'getPlaylist'>>(queryKey);
  return playlist && describePlaylist(playlist, page);
};

/** Where most viewers of these streams are; a picture is the same for everybody. */
const TOKYO = { timeZone: 'Asia/Tokyo', zone: 'JST' };

function startText(start: string, language: UiLanguage) {
  const { timeZone, zone } = TOKYO;
  const date = dateFormat(language, timeZone, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${date.format(Date.parse(start))} ${zone}`;
}

interface CardOptions {
  readonly description: PageDescription;
  readonly site: string;
  readonly title: string;
  /** The site's own description. */
  readonly siteText: string;
  readonly language: UiLanguage;
  readonly lang: string;
  readonly t: Translate<MessageKey<'portal'>>;
  readonly tWidgets: Translate<MessageKey<'widgets'>>;
}

/** The card of a page. */
export function cardOf({
  description,
  site,
  title,
  siteText,
  language,
  lang,
  t,
  tWidgets,
}: CardOptions): LinkCard {
  const nameOf = (tone: CardTone) =>
    tone === 'past' ? t('home.archive') : tWidgets(`feed.${tone}`);
  const { text = siteText, card: { status, ...rest } = {} } = description;
  const start = status?.start === undefined ? [] : [startText(status.start, language)];
  return {
    site,
    lang,
    title,
    text,
    ...rest,
    ...(status && {
      status: { tone: status.tone, text: [nameOf(status.tone), ...start].join(' · ') },
    }),
  };
}
