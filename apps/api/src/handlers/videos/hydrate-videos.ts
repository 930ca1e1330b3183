/** Loads the related rows of a list, one query per part for all rows together. */
import type { MentionRow, Reads, RelatedRow, SongRow, VideoRow } from '../../store';

export const hydratedParts = [
  'mentions',
  'clips',
  'sources',
  'refers',
  'simulcasts',
  'songs',
] as const;
export type HydratedPart = (typeof hydratedParts)[number];

export interface HydratedVideo {
  readonly row: VideoRow;
  readonly mentions?: readonly MentionRow[];
  readonly clips?: readonly RelatedRow[];
  readonly sources?: readonly RelatedRow[];
  readonly refers?: readonly RelatedRow[];
  readonly simulcasts?: readonly RelatedRow[];
  readonly songs?: readonly SongRow[];
}

type Part<K extends HydratedPart> = NonNullable<HydratedVideo[K]>;
type Loaders = {
  readonly [K in HydratedPart]: (
    reads: Reads,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Part<K>>>;
};

const loaders: Loaders = {
  mentions: (reads, ids) => reads.mentionsOf(ids),
  clips: (reads, ids) => reads.clipsOf(ids),
  sources: (reads, ids) => reads.linksFrom('source', ids),
  refers: (reads, ids) => reads.linksFrom('refer', ids),
  simulcasts: (reads, ids) => reads.linksFrom('simulcast', ids),
  songs: (reads, ids) => reads.songsOf(ids),
};

/** The rows in order, each with every requested part; a part without rows is an empty list. */
export async function hydrateVideos(
  reads: Reads,
  rows: readonly VideoRow[],
  parts: readonly HydratedPart[],
): Promise<HydratedVideo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const loaded = await Promise.all(
    parts.map(async (part) => ({ part, found: await loaders[part](reads, ids) })),
  );
  return rows.map((row) => ({
    row,
    ...Object.fromEntries(loaded.map(({ part, found }) => [part, found.get(row.id) ?? []])),
  }));
}
