/** When the comments of a stream are read: most time stamps are written within a day after its end. */
import type { EndedStream } from '../../../store/records';
import { DAY, HOUR } from '../youtube-parts';

const LOOKS_MS = [HOUR, 6 * HOUR, DAY];
/** A stream whose looks could not be afforded by then is read when somebody opens it. */
export const LOOKED_FOR_MS = 2 * DAY;

const isDue = ({ end, readAt }: EndedStream, now: number) => {
  const look = LOOKS_MS.findLast((ms) => end.getTime() + ms <= now);
  if (look === undefined) return false;
  return readAt === null || readAt.getTime() < end.getTime() + look;
};

const isUnread = ({ end, readAt }: EndedStream) => readAt === null || readAt < end;

/** Ids of the streams whose comments are due: unread ones first, then the last ended. */
export const dueStreams = (streams: readonly EndedStream[], now: number): string[] =>
  streams
    .filter((one) => isDue(one, now))
    .sort((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || b.end.getTime() - a.end.getTime())
    .map(({ id }) => id);
