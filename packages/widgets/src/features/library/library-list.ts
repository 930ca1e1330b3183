/** Order, pages and selection of the library. Pure. */
import type { LibraryEntry } from '../../base/library/library.types';

export const LIBRARY_SORTS = [
  'added-newest',
  'added-oldest',
  'uploaded-newest',
  'uploaded-oldest',
] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** Entries on a page, and entries selected by "Select first 50". */
export const LIBRARY_PAGE = 50;

const uploadedAt = ({ video }: LibraryEntry) =>
  Date.parse(video.published_at ?? video.available_at);

/** Entries of the same moment, such as those of one import, are ordered by id in every sort. */
export function sortLibrary(
  entries: Iterable<LibraryEntry>,
  sort: LibrarySort,
): readonly LibraryEntry[] {
  const [by, end] = sort.split('-');
  const timeOf = by === 'added' ? ({ addedAt }: LibraryEntry) => addedAt : uploadedAt;
  const sign = end === 'newest' ? -1 : 1;
  return [...entries].sort(
    (a, b) => sign * (timeOf(a) - timeOf(b)) || (a.video.id < b.video.id ? -1 : 1),
  );
}

export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / LIBRARY_PAGE));

/** The entries of a page; of the nearest one if the page does not exist. */
export const pageOf = <T>(list: readonly T[], page: number): readonly T[] => {
  const at = Math.min(Math.max(1, page), pageCount(list.length)) - 1;
  return list.slice(at * LIBRARY_PAGE, (at + 1) * LIBRARY_PAGE);
};

export interface LibraryPress {
  readonly id: string;
  readonly isSelected: boolean;
  /** The entry pressed before, for a range with Shift: all entries between the two get the same state. */
  readonly rangeFrom: string | undefined;
}

/** The selection after a press on a checkbox. */
export function select(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  { id, isSelected, rangeFrom }: LibraryPress,
): ReadonlySet<string> {
  const to = ids.indexOf(id);
  const from = rangeFrom === undefined ? to : ids.indexOf(rangeFrom);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  const next = new Set(selected);
  for (const one of ids.slice(first, last + 1)) {
    if (isSelected) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The first 50 entries of the list. */
export const selectSome = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.slice(0, LIBRARY_PAGE));

/** The selected ids that are still in the list. */
export const stillThere = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
): readonly string[] => ids.filter((id) => selected.has(id));
