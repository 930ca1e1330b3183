/** Streams as an iCalendar file; escaping and line folding are done by the library. */
import { CALENDAR_USUAL_S, calendarUid } from '@oshimado/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEvent {
  /** Id of the video; the same event keeps it. */
  readonly id: string;
  readonly title: string;
  readonly channel: string;
  readonly start: Date;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  /** When it was announced. */
  readonly announced: Date;
  readonly url: string;
  readonly certain: boolean;
  /** Whether it will not take place. */
  readonly cancelled: boolean;
  /** Rises with each change, so that calendar programs take the change over. */
  readonly sequence: number;
  /** When it was changed last; not in the future. */
  readonly changed: Date;
}

const statusOf = ({ certain, cancelled }: CalendarEvent) => {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
};

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0085\u2028\u2029]/g;
const clean = (text: string) => text.replace(CONTROL, ' ').replace(/\r\n?/g, '\n');

export function writeCalendar(name: string, url: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: clean(name),
    url,
    prodId: { company: 'Oshimado', product: 'Live streams', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 900,
  });
  for (const event of events) {
    const seconds = event.duration > 0 ? event.duration : CALENDAR_USUAL_S;
    calendar.createEvent({
      id: calendarUid(event.id),
      stamp: event.changed,
      created: event.announced,
      lastModified: event.changed,
      sequence: event.sequence,
      start: event.start,
      end: new Date(event.start.getTime() + seconds * 1_000),
      summary: clean(`${event.channel}: ${event.title}`),
      description: event.url,
      url: event.url,
      status: statusOf(event),
    });
  }
  return calendar.toString();
}
