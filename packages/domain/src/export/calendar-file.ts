/** A schedule as an iCalendar file (RFC 5545), written where it is shown. */
/** How long a stream of unknown length is in a calendar, in seconds: "End = start + 1 h" (wire, 4.4). */
export const CALENDAR_USUAL_S = 3_600;

/** Id of a video's event: the same in every calendar, so that a program that takes in two of them has it once. */
export const calendarUid = (videoId: string): string => `${videoId}@oshimado`;

/** A stream in a calendar file. */
export interface CalendarFileEvent {
  /** Id of the video. */
  readonly id: string;
  /** In one line. */
  readonly summary: string;
  /** Epoch milliseconds. */
  readonly start: number;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  /** Where to watch it. */
  readonly url: string;
  /** Addresses of other streams of the same event. Default none. */
  readonly others?: readonly string[];
  /** Whether it is confirmed. */
  readonly isCertain: boolean;
}

/** The longest line of a file, in bytes. */
const LINE_MAX = 75;

/** `20261127T150000Z`. */
const instant = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROL = /[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F\u0085\u2028\u2029]/g;

const escaped = (text: string) =>
  text
    .replaceAll(CONTROL, ' ')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);

const encoder = new TextEncoder();

/** Breaks a line between characters; each part after the first begins with a space, which counts. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > LINE_MAX) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

const linesOf = (event: CalendarFileEvent, now: number) => [
  'BEGIN:VEVENT',
  `UID:${escaped(calendarUid(event.id))}`,
  `DTSTAMP:${instant(now)}`,
  `DTSTART:${instant(event.start)}`,
  `DTEND:${instant(event.start + (event.duration > 0 ? event.duration : CALENDAR_USUAL_S) * 1_000)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped([event.url, ...(event.others ?? [])].join('\n'))}`,
  `URL:${event.url.replaceAll(/\s/g, '%20')}`,
  `STATUS:${event.isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
  'END:VEVENT',
];

/** The file with these streams; `now` (epoch ms) is when it was written. */
export const calendarFile = (
  name: string,
  events: readonly CalendarFileEvent[],
  now: number,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oshimado//Schedule//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
