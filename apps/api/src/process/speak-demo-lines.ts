/** Says the lines of the demo's translators in their rooms as they come, to the listeners of this process. */
import type { Rooms } from '../realtime';
import type { DemoLines } from '../sources/demo/lines';

export interface SpeakDemoLinesOptions {
  readonly lines: Pick<DemoLines, 'between'>;
  readonly rooms: Pick<Rooms, 'receive'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls the function at an interval in milliseconds; returns how to stop that. */
  readonly every: (ms: number, work: () => void) => () => void;
}

const TICK_MS = 1_000;
/** Lines older than this are not sent: after a pause of the process they would all come at once. The history has them. */
const LATE_MAX_MS = 10_000;

/** Returns how to stop it. */
export function speakDemoLines({ lines, rooms, now, every }: SpeakDemoLinesOptions): () => void {
  let heard = now();
  return every(TICK_MS, () => {
    const until = now();
    const after = Math.max(heard, until - LATE_MAX_MS);
    heard = until;
    for (const { video, lang, start, name, message, timestamp } of lines.between(after, until)) {
      // Every process says them to its own listeners.
      rooms.receive(
        { video, lang },
        {
          name,
          message,
          timestamp,
          video_offset: (timestamp - start) / 1_000,
          duration: null,
          is_tl: true,
          is_owner: false,
          is_vtuber: false,
          is_moderator: false,
          is_verified: false,
          source: 'youtube',
        },
      );
    }
  });
}
