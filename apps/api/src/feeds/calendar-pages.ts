/** Calendars: /live.ics, and /favorites.ics with a key in the address, of all favorites or of a group. */
import { API_BASE } from '@oshimado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../auth';
import { sendText } from '../snapshot/send-text';
import type { CancelledEvent, EventRevision, Store, VideoFilter, VideoRow } from '../store';
import { writeCalendar, type CalendarEvent } from './calendar';
import { filterIn, nameIn, prefersEnglish, PRIVATE, PUBLIC, searchOf } from './feed-query';
import { whoseFavorites } from './whose-favorites';

export interface CalendarPagesOptions {
  readonly store: Store;
  readonly auth: Pick<Auth, 'identifyCalendar'>;
  /** Origin under which viewers reach the portal. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const EVENTS_MAX = 500;
const TYPE = 'text/calendar; charset=utf-8';

export function calendarPages(app: FastifyInstance, options: CalendarPagesOptions): void {
  const { origin, now, store } = options;
  const { reads } = store;
  const watchUrl = (id: string) => `${origin}/watch/${id}`;
  const past = (date: Date) => new Date(Math.min(date.getTime(), now()));

  const eventOf = (
    row: VideoRow,
    revision: EventRevision | undefined,
    english: boolean,
  ): CalendarEvent => {
    const announced = past(row.published_at ?? revision?.changed_at ?? row.available_at);
    return {
      id: row.id,
      title: row.title,
      channel: nameIn(row, english),
      start: row.start_actual ?? row.start_scheduled ?? row.available_at,
      duration: row.duration,
      announced,
      url: row.type === 'placeholder' && row.link ? row.link : watchUrl(row.id),
      certain: row.certainty !== 'likely',
      cancelled: false,
      sequence: revision?.sequence ?? 0,
      changed: revision ? past(revision.changed_at) : announced,
    };
  };

  const cancelledOf = (row: CancelledEvent, english: boolean): CalendarEvent => ({
    id: row.id,
    title: row.title,
    channel: nameIn(row, english),
    start: row.starts_at,
    duration: row.duration,
    announced: past(row.changed_at),
    url: watchUrl(row.id),
    certain: true,
    cancelled: true,
    sequence: row.sequence,
    changed: past(row.changed_at),
  });

  const calendarOf = async (name: string, request: FastifyRequest, filter: VideoFilter) => {
    const [rows, cancelled] = await Promise.all([
      reads.listVideos({
        filter: { ...filter, type: ['stream', 'placeholder'], status: ['live', 'upcoming'] },
        sort: 'available_at',
        order: 'asc',
        limit: EVENTS_MAX,
        offset: 0,
      }),
      reads.cancelledEvents(filter, EVENTS_MAX),
    ]);
    const revisions = await reads.eventRevisions(rows.map(({ id }) => id));
    const english = prefersEnglish(searchOf(request));
    return writeCalendar(name, origin, [
      ...rows.map((row) => eventOf(row, revisions.get(row.id), english)),
      ...cancelled.map((row) => cancelledOf(row, english)),
    ]);
  };

  const live = async (request: FastifyRequest, reply: FastifyReply) => {
    const text = await calendarOf('Oshimado', request, filterIn(searchOf(request)));
    return sendText(request, reply, { text, type: TYPE, cacheControl: PUBLIC });
  };

  const favorites = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name, involved } = await whoseFavorites(options, searchOf(request));
    const text = await calendarOf(`Oshimado: ${name}`, request, { involved });
    return sendText(request, reply, { text, type: TYPE, cacheControl: PRIVATE });
  };

  const hidden = { schema: { hide: true }, config: { limit: 'read' as const } };
  for (const path of ['/live.ics', `${API_BASE}/live.ics`]) app.get(path, hidden, live);
  for (const path of ['/favorites.ics', '/user.ics']) app.get(path, hidden, favorites);
}
