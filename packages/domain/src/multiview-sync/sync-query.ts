/** Query parameters of archive sync in a multiview URL: `t` and `offsets`. Parsing never throws. */
import { SYNC_OFFSETS_MAX } from './multiview-sync.limits';
import { syncOffset, toSyncOffset } from './sync-chain';
import type { SyncOffsets, SyncVideo } from './sync-types';

/** The moment and the offsets of a shared address. */
export interface SyncQuery {
  /** Moment of the common clock, epoch ms, a whole second; null if absent. */
  readonly moment: number | null;
  /** Offsets in seconds, in the order of the videos' starts; null if absent. */
  readonly offsets: readonly number[] | null;
}

/** Maximum value of a Date. */
const DATE_MAX_S = 8.64e12;

function readMoment(text: string | undefined): number | null {
  const seconds = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  const isMoment = seconds >= 1 && seconds <= DATE_MAX_S;
  return isMoment ? Math.floor(seconds) * 1_000 : null;
}

/** Invalid items count as 0, so that later ones keep their positions. */
function readOffsets(text: string | undefined): readonly number[] | null {
  if (text === undefined || text.trim() === '') return null;
  return text.split(',', SYNC_OFFSETS_MAX).map((item) => toSyncOffset(Number(item)));
}

const ownText = (query: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The moment and the offsets that the query of an address has; null for one that is absent or not valid. */
export const readSyncQuery = (query: Readonly<Record<string, unknown>>): SyncQuery => ({
  moment: readMoment(ownText(query, 't')),
  offsets: readOffsets(ownText(query, 'offsets')),
});

/** Query values for the address; parts that are null or zero are left out. */
export function writeSyncQuery({ moment, offsets }: SyncQuery): { t?: string; offsets?: string } {
  const seconds = moment === null ? Number.NaN : Math.floor(moment / 1_000);
  const t = readMoment(String(seconds)) === null ? {} : { t: String(seconds) };
  if (offsets === null || offsets.length === 0) return t;
  return { ...t, offsets: offsets.slice(0, SYNC_OFFSETS_MAX).map(toSyncOffset).join(',') };
}

/** "In start order": converts the offsets of a chain to a list. */
export const listSyncOffsets = (
  chain: readonly SyncVideo[],
  offsets: SyncOffsets,
): readonly number[] => chain.map(({ id }) => syncOffset(offsets, id));

/** Assigns the list of an address to the videos of a chain; further videos have no offset. */
export const nameSyncOffsets = (
  chain: readonly SyncVideo[],
  list: readonly number[],
): SyncOffsets =>
  Object.fromEntries(
    chain.flatMap(({ id }, at) => {
      const offset = toSyncOffset(list[at] ?? 0);
      return offset === 0 ? [] : [[id, offset]];
    }),
  );
