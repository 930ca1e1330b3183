/**
 * The archive and the clips of another service, backwards from the newest, page by page. After every page it is written
 * down how far it came, so that a stop at any moment loses nothing and repeats at most one page. Pages are asked for by
 * time and not by number: rows that arrive meanwhile move numbers, but not the past.
 */
import type { SourceContext } from '../source';
import { API } from './mirror-catalogue';
import type { PoliteClient } from './polite-client';
import { readPage } from './read-page';
import { isObject, time } from './values';
import { writeRows } from './write-rows';

export type HistoryKind = 'archive' | 'clips';

const PAGE = 100;
const QUERIES = {
  archive: {
    type: 'stream',
    status: ['past', 'missing'],
    include: ['mentions', 'description', 'live_info', 'songs', 'sources', 'refers', 'simulcasts'],
  },
  clips: {
    type: 'clip',
    status: 'past',
    include: ['mentions', 'description', 'live_info', 'sources'],
  },
} as const satisfies Record<HistoryKind, object>;

interface Progress {
  /** Rows up to this moment are still to come; missing before the first page. */
  readonly to?: string;
  /** Rows of exactly that moment that are here already. */
  readonly skip: number;
  readonly taken: number;
  readonly total?: number;
  /** The service does not heed `to`, so pages are counted. */
  readonly byNumber: boolean;
  readonly isDone: boolean;
}

const START: Progress = { skip: 0, taken: 0, byNumber: false, isDone: false };

const timeOf = (row: unknown) =>
  isObject(row) ? time(row.available_at)?.toISOString() : undefined;

/** Where the next page begins, seen from the rows of this one. */
function advance(before: Progress, rows: readonly unknown[], total: number | undefined): Progress {
  const taken = before.taken + rows.length;
  const common = { ...before, taken, total: total ?? before.total };
  const to = timeOf(rows.at(-1));
  if (before.byNumber || to === undefined) return { ...common, byNumber: true };
  const atEnd = rows.filter((row) => timeOf(row) === to).length;
  return { ...common, to, skip: to === before.to ? before.skip + rows.length : atEnd };
}

const isHeeded = ({ to }: Progress, rows: readonly unknown[]) => {
  const first = timeOf(rows[0]);
  return to === undefined || first === undefined || first <= to;
};

async function askPage(client: PoliteClient, kind: HistoryKind, progress: Progress) {
  const { byNumber, taken, to, skip } = progress;
  const answer = await client.get(`${API}/videos`, {
    ...QUERIES[kind],
    sort: 'available_at',
    order: 'desc',
    limit: PAGE,
    paginated: progress.total === undefined ? true : undefined,
    ...(byNumber ? { offset: taken } : { to, offset: skip }),
  });
  return readPage(answer.kind === 'json' ? answer.body : []);
}

/** Brings one more page of the past; answers whether there may be more. */
export async function mirrorHistoryPage(
  context: SourceContext,
  client: PoliteClient,
  origin: string,
  kind: HistoryKind,
): Promise<boolean> {
  const { store, onProgress } = context;
  const task = `holodex:${origin}:${kind}`;
  const before = (await store.loadProgress<Progress>(task)) ?? START;
  if (before.isDone) return false;
  const page = await askPage(client, kind, before);
  if (!before.byNumber && !isHeeded(before, page.rows)) {
    await store.saveProgress(task, { ...before, byNumber: true });
    return true;
  }
  if (page.rows.length === 0) {
    await store.saveProgress(task, { ...before, isDone: true });
    return false;
  }
  await writeRows(context, page.rows, origin);
  const after = advance(before, page.rows, page.total);
  await store.saveProgress(task, after);
  onProgress({ task: kind, done: after.taken, total: after.total });
  return true;
}

/** What came since: the newest pages, until one brings nothing new. */
export async function mirrorNewest(
  context: SourceContext,
  client: PoliteClient,
  origin: string,
  kind: HistoryKind,
): Promise<void> {
  for (let progress = START; ;) {
    const { rows, total } = await askPage(client, kind, { ...progress, total: 0 });
    if (rows.length === 0) return;
    const { changed } = await writeRows(context, rows, origin);
    if (changed === 0) return;
    progress = advance(progress, rows, total);
  }
}
