/**
 * Updates a store from any moment to now. Everything is written at least once: the same moment always gives the same
 * rows, so a round that failed half way can be repeated.
 */
import type { VideoRecord } from '../../store/records';
import type { SourceContext } from '../source';
import { openArchive, type Archive } from './archive';
import { boardAt, changesBetween, pulsesAt } from './board';
import { clipperRecord, talentRecord } from './cast/channel-records';
import { demoOrgs } from './cast/orgs';
import { snapshotAt, type Entry } from './entry';
import { DAY, floorTo, MINUTE } from './time';
import { COUNT_MS } from './viewers';
import type { World } from './world';

/** Progress of a store; the name changes when the same seed no longer gives the same world. */
interface Progress {
  /** When the store was opened. */
  readonly epoch: number;
  /** Everything up to here is written; null during the first fill. */
  readonly until: number | null;
}

const EDITION = 2;
const BATCH = 1_000;
/** Interval of saving progress while there are no changes. */
const NOTE_MS = MINUTE;

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, place) =>
    list.slice(place * BATCH, (place + 1) * BATCH),
  );

const signOf = ({ live_viewers, live_tl_count, recent_live_tls }: VideoRecord) =>
  JSON.stringify([live_viewers, live_tl_count, recent_live_tls]);

export interface Writer {
  /** Rejects if the store fails; the next call catches up. */
  readonly bringUpTo: (now: number) => Promise<void>;
}

export function createWriter(context: SourceContext, world: World): Writer {
  const { store, signal, onProgress } = context;
  const task = `demo/${EDITION}/${world.seed}`;
  /** Records written by this process, to skip unchanged ones; empty in a new process. */
  const signs = new Map<string, string>();
  let progress: Progress | undefined;
  let archive: Archive | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  let isSettled = false;

  const note = async (next: Progress) => {
    await store.saveProgress(task, next);
    progress = next;
    notedAt = next.until ?? Number.NEGATIVE_INFINITY;
  };

  const open = async (now: number): Promise<Progress> => {
    const stored = progress ?? (await store.loadProgress<Progress>(task));
    if (!stored) await note({ epoch: now, until: null });
    progress ??= stored ?? { epoch: now, until: null };
    return progress;
  };

  const writeVideos = async (records: readonly VideoRecord[]) => {
    for (const batch of batches(records)) {
      signal.throwIfAborted();
      await store.writeVideos(batch);
      for (const record of batch) {
        if (record.status === 'live') signs.set(record.id, signOf(record));
      }
    }
  };

  const writeCast = async (epoch: number) => {
    const { seed, talents, clippers } = world;
    await store.writeOrgs(demoOrgs.map(({ name, short, name_jp }) => ({ name, short, name_jp })));
    await store.writeChannels([
      ...talents.map((talent) => talentRecord(seed, epoch, talent)),
      ...clippers.map((clipper) => clipperRecord(seed, epoch, clipper)),
    ]);
  };

  const writePast = async (name: string, entries: readonly Entry[], now: number) => {
    const total = entries.length;
    let done = 0;
    for (const batch of batches(entries)) {
      onProgress({ task: name, done, total });
      await writeVideos(
        batch.map((entry) => snapshotAt(entry, now)).filter((record) => record !== undefined),
      );
      done += batch.length;
    }
    onProgress({ task: name, done, total });
  };

  /** A day at a time, so that progress is saved while catching up after a long pause. */
  const writeChanges = async (from: Progress, { keeps }: Archive, now: number): Promise<number> => {
    const began = from.until ?? from.epoch;
    let written = 0;
    for (let after = began; after < now; after += DAY) {
      const until = Math.min(after + DAY, now);
      const { records, gone } = changesBetween(world, keeps, { after, until, now });
      await writeVideos(records);
      if (gone.length > 0) await store.removeVideos(gone);
      written += records.length + gone.length;
      if (until < now) {
        await note({ ...from, until });
        onProgress({ task: 'what happened meanwhile', done: until - began, total: now - began });
      }
    }
    return written;
  };

  /** Closes live and upcoming entries in the store that are not in this world: another seed has written them. */
  const closeStrangers = async (now: number) => {
    const known = new Set(boardAt(world, now).map(({ id }) => id));
    const strangers = (await store.openVideoIds()).filter((id) => !known.has(id));
    if (strangers.length > 0) await store.markMissing(strangers);
  };

  const writePulses = async (now: number) => {
    const count = floorTo(now, COUNT_MS);
    if (count === countedAt) return;
    const pulses = pulsesAt(world, now);
    const live = new Set(pulses.map(({ id }) => id));
    for (const id of signs.keys()) if (!live.has(id)) signs.delete(id);
    await writeVideos(pulses.filter((pulse) => signs.get(pulse.id) !== signOf(pulse)));
    countedAt = count;
  };

  return {
    bringUpTo: async (now) => {
      const from = await open(now);
      archive ??= openArchive(world, from.epoch);
      const isFirst = from.until === null;
      if (isFirst) await writeCast(from.epoch);
      if (!isSettled) await writeVideos(boardAt(world, now));
      if (isFirst) {
        await writePast('archive', archive.streams, now);
        await writePast('clips', archive.clips, now);
      }
      const written = await writeChanges(from, archive, now);
      if (!isSettled) await closeStrangers(now);
      await writePulses(now);
      if (isFirst || written > 0 || now - notedAt >= NOTE_MS) await note({ ...from, until: now });
      else progress = { ...from, until: now };
      isSettled = true;
    },
  };
}
