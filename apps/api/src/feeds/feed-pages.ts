/** Feeds: /feeds/{live,videos,clips,search,missing}.{rss,atom,json}, and /feeds/favorites with a key in the address, of all or of a group. */
import { topicText } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';
import type { Auth } from '../auth';
import { SEARCHED_STATUSES, SEARCHED_TYPES } from '../search-defaults';
import { sendText } from '../snapshot/send-text';
import type { EventRevision, Store, VideoFilter, VideoListQuery, VideoRow } from '../store';
import {
  filterIn,
  nameIn,
  prefersEnglish,
  PRIVATE,
  PUBLIC,
  searchOf,
  wordsIn,
  type FeedSearch,
} from './feed-query';
import { FEED_TYPES, writeFeed, type FeedForm, type FeedItem } from './syndication';
import { whoseFavorites } from './whose-favorites';

export interface FeedPagesOptions {
  readonly store: Pick<Store, 'reads' | 'favorites' | 'favoriteGroups'>;
  readonly auth: Pick<Auth, 'identifyCalendar'>;
  /** Origin under which viewers reach the portal. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const ITEMS_MAX = 50;
/** How far ahead streams of favorites are announced: rooms for free chat, scheduled for years ahead, would take all places. */
const AHEAD_HOURS = 7 * 24;

interface FeedRows {
  /** What the feed is called, behind the name of the site. */
  readonly name: string;
  readonly rows: readonly VideoRow[];
}

export function feedPages(app: FastifyInstance, options: FeedPagesOptions): void {
  const { origin, now, store } = options;
  const { reads } = store;
  const absolute = (address: string | null) =>
    address?.startsWith('/') ? origin + address : (address ?? undefined);

  const list = (
    filter: VideoFilter,
    { sort = 'available_at', order = 'desc' }: Partial<Pick<VideoListQuery, 'sort' | 'order'>> = {},
  ) =>
    reads.listVideos({
      filter,
      sort,
      order,
      limit: ITEMS_MAX,
      offset: 0,
      withDescription: true,
    });
  /** What comes soonest, and what began last. One list by their starts would be full of what is far ahead. */
  const listAround = async (filter: VideoFilter) => {
    const [coming, begun] = await Promise.all([
      list({ ...filter, status: ['upcoming'] }, { order: 'asc' }),
      list({ ...filter, status: SEARCHED_STATUSES.filter((status) => status !== 'upcoming') }),
    ]);
    return [...coming, ...begun];
  };

  type Kind = 'live' | 'videos' | 'clips' | 'search' | 'missing';
  const kinds: Readonly<Record<Kind, (search: FeedSearch) => Promise<VideoRow[]>>> = {
    live: (search) => list({ ...filterIn(search), type: ['stream'], status: ['live'] }),
    videos: (search) => list({ ...filterIn(search), type: ['stream'], status: ['past'] }),
    missing: (search) =>
      list({ ...filterIn(search), status: ['missing'] }, { sort: 'missing_since' }),
    clips: (search) => list({ ...filterIn(search), type: ['clip'], status: ['past'] }),
    search: (search) => {
      const { involved: everyone, ...filter } = filterIn(search);
      return listAround({
        type: SEARCHED_TYPES,
        ...filter,
        // A search requires all of the channels, as /search/videoSearch does; the other feeds require any of them.
        everyone,
        words: { texts: [wordsIn(search)], wholeWord: false },
      });
    },
  };

  /** Readers hide an entry of the future, so a coming stream is of the day it was announced. */
  const dateOf = (kind: Kind, row: VideoRow, revision: EventRevision | undefined) => {
    const announced = row.published_at ?? revision?.changed_at ?? row.available_at;
    const gone = kind === 'missing' ? row.missing_since : null;
    const date = row.status === 'upcoming' ? announced : (gone ?? row.available_at);
    return new Date(Math.min(date.getTime(), now()));
  };

  const itemOf = (
    kind: Kind,
    row: VideoRow,
    revision: EventRevision | undefined,
    english: boolean,
  ): FeedItem => ({
    url: `${origin}/watch/${row.id}`,
    title: row.title,
    author: nameIn(row, english),
    date: dateOf(kind, row, revision),
    summary: row.description ?? '',
    image: absolute(row.thumbnail),
    topic: row.topic_id === null ? undefined : topicText(row.topic_id),
  });

  /** A feed in its three forms. */
  const serve = (
    path: string,
    kind: Kind,
    cacheControl: string,
    read: (search: FeedSearch) => Promise<FeedRows>,
  ) => {
    for (const form of Object.keys(FEED_TYPES) as FeedForm[]) {
      const route = { schema: { hide: true }, config: { limit: 'read' as const } };
      app.get(`/feeds/${path}.${form}`, route, async (request, reply) => {
        const search = searchOf(request);
        const { name, rows } = await read(search);
        const coming = rows.filter(({ status }) => status === 'upcoming').map(({ id }) => id);
        const revisions = await reads.eventRevisions(coming);
        const url = new URL(request.url, origin).href;
        const text = writeFeed(
          form,
          { title: `Oshimado: ${name}`, url, origin },
          rows
            .map((row) => itemOf(kind, row, revisions.get(row.id), prefersEnglish(search)))
            .toSorted((one, other) => other.date.getTime() - one.date.getTime())
            .slice(0, ITEMS_MAX),
        );
        return sendText(request, reply, { text, type: FEED_TYPES[form], cacheControl });
      });
    }
  };

  for (const kind of Object.keys(kinds) as Kind[]) {
    serve(kind, kind, PUBLIC, async (search) => ({ name: kind, rows: await kinds[kind](search) }));
  }
  serve('favorites', 'live', PRIVATE, async (search) => {
    const { name, involved } = await whoseFavorites(options, search);
    const rows = await listAround({
      ...filterIn(search),
      involved,
      type: ['stream'],
      max_upcoming_hours: AHEAD_HOURS,
    });
    return { name, rows };
  });
}
