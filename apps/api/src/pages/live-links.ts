/** A live board, and clips, as plain lists of links: for frames without scripts, and for readers until an element is drawn. */
import { pathOf, rowsOf, type Video } from '@oshimado/contract';
import { escapeHtml, liveList, plainTitle, watchPath, webUrl } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';

/** The attributes of `<oshi-live-feed>` that choose videos, as a query has them. */
export interface LiveQuery {
  readonly org?: string;
  readonly channels?: string;
  readonly max?: string;
}

interface Site {
  /** Origin of the portal, the target of links. */
  readonly portalOrigin: string;
  readonly now: () => number;
}

const CARDS_DEFAULT = 24;
const CARDS_MAX = 100;

/** Parsed like the element's `max`: an invalid value means the default. */
const cardsOf = (max: string | undefined): number => {
  const cards = Number(max);
  return Number.isInteger(cards) && cards >= 1 && cards <= CARDS_MAX ? cards : CARDS_DEFAULT;
};

const linkOf = ({ id, link, title, channel, available_at: at }: Video, portalOrigin: string) => {
  const href = webUrl(link) ?? portalOrigin + watchPath(id);
  return (
    `<li><a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(plainTitle(title))}</a> ` +
    `<small>${escapeHtml(channel.name)} <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></small></li>`
  );
};

const listOf = (videos: readonly Video[], portalOrigin: string) =>
  `<ul>${videos.map((video) => linkOf(video, portalOrigin)).join('')}</ul>`;

/** The newest clips as a list of links in HTML, empty where this server cannot tell. */
export async function clipLinks(
  app: FastifyInstance,
  { org, channels = '', max }: LiveQuery,
  { portalOrigin }: Pick<Site, 'portalOrigin'>,
): Promise<string> {
  const [id = ''] = channels.split(',');
  const limit = cardsOf(max);
  const url = id
    ? pathOf('getChannelVideos', { id: id.trim(), kind: 'clips', limit })
    : pathOf('getClips', { org, status: ['past'], limit });
  const { statusCode, payload } = await app.inject({ method: 'GET', url });
  return listOf(statusCode === 200 ? rowsOf<Video>(JSON.parse(payload)) : [], portalOrigin);
}

/** The list as HTML, empty where this server cannot tell, with the status of the page that shows it. */
export async function liveLinks(
  app: FastifyInstance,
  { org, channels, max }: LiveQuery,
  { portalOrigin, now }: Site,
): Promise<{ readonly status: 200 | 400 | 503; readonly list: string }> {
  const url = channels
    ? pathOf('getUsersLive', { channels, includePlaceholder: true })
    : pathOf('getLive', { type: ['stream', 'placeholder'], org });
  const { statusCode, payload } = await app.inject({ method: 'GET', url });
  const videos = statusCode === 200 ? liveList(rowsOf<Video>(JSON.parse(payload)), now()) : [];
  return {
    status: statusCode === 200 || statusCode === 400 ? statusCode : 503,
    list: listOf(videos.slice(0, cardsOf(max)), portalOrigin),
  };
}
