/** Looks for the recordings of broadcasts that ended: an address that leads to the stream, where that of the channel does not. */
import { ifAny } from '../api/twitch-client';
import { readRecording } from '../rules/recording';
import type { Broadcast } from '../rules/broadcast';
import { MINUTE, type TwitchParts } from '../twitch-parts';
import type { StreamsJob } from './streams';

export interface RecordingsJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

/** How long after its end a broadcast's recording is looked for, each time. */
const LOOKS_MS = [2 * MINUTE, 30 * MINUTE, 360 * MINUTE];

export function createRecordingsJob(
  { client, clock }: TwitchParts,
  { unrecorded, record }: Pick<StreamsJob, 'unrecorded' | 'record'>,
): RecordingsJob {
  /** Looks by broadcast and end, because one may go on and end again; a restart looks again. */
  const looks = new Map<string, number>();
  const keyOf = ({ id, endedAt }: Broadcast) => `${id} ${endedAt}`;
  const lookAt = (one: Broadcast) =>
    (one.endedAt ?? 0) + (LOOKS_MS[looks.get(keyOf(one)) ?? 0] ?? Number.POSITIVE_INFINITY);

  return {
    name: 'recordings',
    dueAt: () => Math.max(Math.min(...unrecorded().map(lookAt)), client.heldUntil()),
    step: async () => {
      const now = clock.now();
      const all = unrecorded();
      const keys = new Set(all.map(keyOf));
      for (const key of looks.keys()) if (!keys.has(key)) looks.delete(key);
      const [one] = all.filter((each) => lookAt(each) <= now);
      if (!one) return;
      const rows = (await ifAny(client.archivesOf(one.userId))) ?? [];
      for (const ended of all.filter(({ userId }) => userId === one.userId)) {
        if (lookAt(ended) > now) continue;
        const found = rows
          .map(readRecording)
          .find((recording) => recording?.streamId === ended.streamId);
        if (found) await record(ended, found);
        looks.set(keyOf(ended), (looks.get(keyOf(ended)) ?? 0) + 1);
      }
    },
  };
}
