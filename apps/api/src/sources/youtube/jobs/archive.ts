/**
 * Reads all stored videos again within 25 days: YouTube's terms allow 30 before what was read has to be read again, and what was
 * deleted or made private has to go.
 */
import { PAGE } from '../api/youtube-client';
import { DAY, HOUR, taskOf, type YoutubeParts } from '../youtube-parts';
import type { LookJob } from './look';

export interface ArchiveJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

const ROUND_MS = 25 * DAY;
/** A small archive is read more often than it has to be. */
const GAP_MAX_MS = HOUR;
const CURSOR = taskOf('archive');

interface Cursor {
  /** Id of the last video read. */
  readonly after: string;
  /** When the next ones are due, epoch milliseconds. */
  readonly nextAt: number;
}

export function createArchiveJob({ store, clock }: YoutubeParts, look: LookJob): ArchiveJob {
  let cursor: Cursor | undefined;
  let gap = GAP_MAX_MS;

  return {
    name: 'archive',
    dueAt: () => cursor?.nextAt ?? 0,
    step: async () => {
      const now = clock.now();
      const kept = cursor ?? (await store.loadProgress<Cursor>(CURSOR));
      if (!cursor && kept && kept.nextAt > now) {
        cursor = kept;
        return;
      }
      const after = kept?.after ?? '';
      if (!cursor || after === '') {
        const pages = Math.max(1, (await store.countOwnVideos()) / PAGE);
        gap = Math.min(GAP_MAX_MS, ROUND_MS / pages);
      }
      const ids = await store.ownVideoIds(after, PAGE);
      look.resume(ids, 'past');
      cursor = { after: ids.length < PAGE ? '' : (ids.at(-1) ?? ''), nextAt: now + gap };
      await store.saveProgress(CURSOR, cursor);
    },
  };
}
