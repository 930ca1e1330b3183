/** What a badge says of an answer of the server, as pure functions. */
import type { Video } from '@oshimado/contract';
import { isLive, isOverdue, watchPath } from '@oshimado/domain';
import { nameOf, type LiveAnswer } from './live-source';
import type { Words } from './words';

/** What is known of a channel or an organization. */
export interface Badge {
  /** How many streams are live. */
  readonly live: number;
  /** How many watch the stream of a channel; 0 where that is unknown, and for an organization. */
  readonly viewers: number;
  /** The stream of a channel that is live. Default: there is none. */
  readonly stream: Video | undefined;
  /** Epoch milliseconds at which the next stream starts; Infinity if none is near. */
  readonly next: number;
  /** Name of the channel. Default: unknown. */
  readonly name: string | undefined;
}

const startOf = ({ start_scheduled: start }: Video) => Date.parse(start ?? '');

/** Where a stream is: on the portal, or elsewhere. Only a web address is ever made into a link. */
export const streamHref = ({ id, link = '' }: Video, portal: string): string =>
  /^https?:/i.test(link) ? link : portal + watchPath(id);

/** `isChannel`: the rows are those of one channel. */
export function badgeOf({ rows, count }: LiveAnswer, isChannel: boolean, now: number): Badge {
  const shown = rows.filter((video) => !isOverdue(video, now));
  const live = shown.filter((video) => isLive(video, now));
  const [stream] = isChannel
    ? live.sort((a, b) => (b.live_viewers ?? 0) - (a.live_viewers ?? 0))
    : [];
  return {
    live: isChannel ? live.length : (count?.live ?? live.length),
    viewers: stream?.live_viewers ?? 0,
    stream,
    next: Math.min(...shown.map(startOf).filter((start) => start > now)),
    name: isChannel ? rows[0] && nameOf(rows[0].channel) : undefined,
  };
}

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;

/** A future time in words, such as "in 2 hours". */
export function timeUntil(ms: number, lang: string): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(lang);
  const text =
    minutes < HOUR_MIN
      ? format.format(minutes, 'minute')
      : format.format(Math.round(minutes / HOUR_MIN), 'hour');
  // Japanese and Chinese are written without the space between figure and unit.
  return /^(?:ja|zh)/.test(lang) ? text.replaceAll(' ', '') : text;
}

/** What is written on a badge, and what a screen reader says. */
export interface BadgeText {
  readonly state: 'live' | 'upcoming' | 'offline';
  readonly text: string;
  /** How many watch; empty where that is unknown. */
  readonly count: string;
  /** With all digits, and whose badge it is. */
  readonly spoken: string;
}

/** `name`: of the channel or the organization; empty if it is unknown. */
export function badgeText(
  { live, viewers, stream, next }: Badge,
  { lang, say, count }: Words,
  { name, now }: { readonly name: string; readonly now: number },
): BadgeText {
  const of = (state: BadgeText['state'], text: string, whole = text, watching = ['', '']) => ({
    state,
    text,
    count: watching[0] ?? '',
    spoken: new Intl.ListFormat(lang, { type: 'unit' }).format(
      [whole, watching[1] ?? '', name].filter(Boolean),
    ),
  });
  const watching = () => [count('watching', viewers), count('watching', viewers, true)];
  if (stream) return of('live', say('live'), undefined, viewers > 0 ? watching() : undefined);
  if (live > 0) return of('live', count('streams', live), count('streams', live, true));
  if (next < Infinity) return of('upcoming', say('next', timeUntil(next - now, lang)));
  return of('offline', say('offline'));
}
