/**
 * Calendars (/live.ics, and /favorites.ics with a key in the address, because calendar programs send no headers) and
 * feeds (/feeds/{live,videos,clips,search}.{rss,atom,json}).
 */
import { createHash } from 'node:crypto';
import { API_BASE } from '@oshimado/contract';
import { displayName } from '@oshimado/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../auth';
import { SEARCHED_STATUSES, SEARCHED_TYPES } from '../search-defaults';
import type { Store, VideoFilter, VideoRow } from '../store';
import { writeCalendar, type CalendarEvent } from './calendar';
import { filterIn, prefersEnglish, wordsIn, type FeedSearch } from './feed-query';
import { FEED_TYPES, writeFeed, type FeedForm, type FeedItem } from './syndication';

export interface FeedPagesOptions {
  readonly store: Store;
  readonly auth: Pick<Auth, 'identifyCalendar'>;
  /** Origin under which viewers reach the portal. */
  readonly origin: string;
}

const EVENTS_MAX = 500;
const ITEMS_MAX = 50;
const PUBLIC = 'public, max-age=300, stale-while-revalidate=600';

const nameIn = (row: VideoRow, english: boolean) =>
  displayName(
    { name: row.channel_name, english_name: row.channel_english_name },
    english ? 'english_name' : 'name',
  );

const searchOf = (request: FastifyRequest) => request.query as FeedSearch;

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  cache: string,
  text: string,
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', etag).header('cache-control', cache);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(text);
}

export function feedPages(app: FastifyInstance, { store, auth, origin }: FeedPagesOptions): void {
  const { reads } = store;
  const watchUrl = (row: VideoRow) => `${origin}/watch/${row.id}`;
  const absolute = (address: string | null) =>
    address?.startsWith('/') ? origin + address : (address ?? undefined);
  const hidden = { schema: { hide: true }, config: { limit: 'read' as const } };

  const eventOf = (row: VideoRow, english: boolean): CalendarEvent => ({
    id: row.id,
    title: row.title,
    channel: nameIn(row, english),
    start: row.start_actual ?? row.start_scheduled ?? row.available_at,
    duration: row.duration,
    announced: row.published_at ?? row.available_at,
    url: row.type === 'placeholder' && row.link ? row.link : watchUrl(row),
    certain: row.certainty !== 'likely',
  });

  const calendarOf = async (name: string, request: FastifyRequest, filter: VideoFilter) => {
    const rows = await reads.listVideos({
      filter: { ...filter, type: ['stream', 'placeholder'], status: ['live', 'upcoming'] },
      sort: 'available_at',
      order: 'asc',
      limit: EVENTS_MAX,
      offset: 0,
    });
    const english = prefersEnglish(searchOf(request));
    return writeCalendar(
      name,
      origin,
      rows.map((row) => eventOf(row, english)),
    );
  };

  const live = async (request: FastifyRequest, reply: FastifyReply) => {
    const text = await calendarOf('Oshimado', request, filterIn(searchOf(request)));
    return send(request, reply, 'text/calendar; charset=utf-8', PUBLIC, text);
  };

  const favorites = async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, jwt } = searchOf(request);
    const { id, username } = await auth.identifyCalendar({ key, jwt });
    const involved = await store.favorites.ids(id);
    const text = await calendarOf(`Oshimado: ${username}`, request, { involved });
    return send(request, reply, 'text/calendar; charset=utf-8', 'private, no-store', text);
  };

  for (const path of ['/live.ics', `${API_BASE}/live.ics`]) app.get(path, hidden, live);
  for (const path of ['/favorites.ics', '/user.ics']) app.get(path, hidden, favorites);

  const list = (filter: VideoFilter) =>
    reads.listVideos({
      filter,
      sort: 'available_at',
      order: 'desc',
      limit: ITEMS_MAX,
      offset: 0,
      withDescription: true,
    });

  type Kind = 'live' | 'videos' | 'clips' | 'search';
  const kinds: Readonly<Record<Kind, (search: FeedSearch) => Promise<VideoRow[]>>> = {
    live: (search) => list({ ...filterIn(search), type: ['stream'], status: ['live'] }),
    videos: (search) => list({ ...filterIn(search), type: ['stream'], status: ['past'] }),
    clips: (search) => list({ ...filterIn(search), type: ['clip'], status: ['past'] }),
    search: (search) => {
      const { involved: everyone, ...filter } = filterIn(search);
      return list({
        type: SEARCHED_TYPES,
        status: SEARCHED_STATUSES,
        ...filter,
        // A search requires all of the channels, as /search/videoSearch does; the other feeds require any of them.
        everyone,
        words: { texts: [wordsIn(search)], wholeWord: false },
      });
    },
  };

  const itemOf = (row: VideoRow, english: boolean): FeedItem => ({
    url: watchUrl(row),
    title: row.title,
    author: nameIn(row, english),
    date: row.available_at,
    summary: row.description ?? '',
    image: absolute(row.thumbnail),
  });

  for (const kind of Object.keys(kinds) as Kind[]) {
    for (const form of Object.keys(FEED_TYPES) as FeedForm[]) {
      app.get(`/feeds/${kind}.${form}`, hidden, async (request, reply) => {
        const search = searchOf(request);
        const rows = await kinds[kind](search);
        const head = { title: `Oshimado: ${kind}`, url: origin + request.url, origin };
        const items = rows.map((row) => itemOf(row, prefersEnglish(search)));
        return send(request, reply, FEED_TYPES[form], PUBLIC, writeFeed(form, head, items));
      });
    }
  }
}
