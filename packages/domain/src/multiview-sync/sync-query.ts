/** Query parameters of archive sync in a multiview URL: `t` and `offsets`. Parsing never throws. */
import { SYNC_OFFSETS_MAX } from './multiview-sync.limits';
import { syncOffset, toSyncOffset } from './sync-chain';
import type { SyncOffsets, SyncVideo } from './sync-types';

export interface SyncQuery {
  /** Moment of the common clock, epoch ms, a whole second; null where the address names none. */
  readonly moment: number | null;
  /** Offsets in seconds, in the order of the videos' starts; null where the address names none. */
  readonly offsets: readonly number[] | null;
}

/** Last moment a Date can name. */
const DATE_MAX_S = 8.64e12;

function readMoment(text: string | undefined): number | null {
  const seconds = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  const isMoment = seconds >= 1 && seconds <= DATE_MAX_S;
  return isMoment ? Math.floor(seconds) * 1_000 : null;
}

/** Items that are no numbers count as 0, so that those behind them keep their places. */
function readOffsets(text: string | undefined): readonly number[] | null {
  if (text === undefined || text.trim() === '') return null;
  return text.split(',', SYNC_OFFSETS_MAX).map((item) => toSyncOffset(Number(item)));
}

const ownText = (query: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

export const readSyncQuery = (query: Readonly<Record<string, unknown>>): SyncQuery => ({
  moment: readMoment(ownText(query, 't')),
  offsets: readOffsets(ownText(query, 'offsets')),
});

/** Answers what belongs into the address; a part that is null, or says nothing, is left out. */
export function writeSyncQuery({ moment, offsets }: SyncQuery): { t?: string; offsets?: string } {
  const seconds = moment === null ? Number.NaN : Math.floor(moment / 1_000);
  const t = readMoment(String(seconds)) === null ? {} : { t: String(seconds) };
  if (offsets === null || offsets.length === 0) return t;
  return { ...t, offsets: offsets.slice(0, SYNC_OFFSETS_MAX).map(toSyncOffset).join(',') };
}

/** "In start order": the offsets of a chain as a list. */
export const listSyncOffsets = (
  chain: readonly SyncVideo[],
  offsets: SyncOffsets,
): readonly number[] => chain.map(({ id }) => syncOffset(offsets, id));

/** The list of an address given back to the videos of a chain; videos behind its end have none. */
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
