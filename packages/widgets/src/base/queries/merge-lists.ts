/** Lists of several organizations, each newest first, read as one. Pure. */
import type { Video } from '@oshimado/contract';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const placeholderLast = ({ type }: Video) => (type === 'placeholder' ? 1 : 0);

/** As the server sorts: newest first, and ids settle ties. */
const newestFirst = (a: Video, b: Video): number =>
  byText(b.available_at, a.available_at) ||
  placeholderLast(a) - placeholderLast(b) ||
  byText(a.id, b.id);

export interface MergedPage {
  readonly videos: readonly Video[];
  /** How many of each list are used up by it. */
  readonly taken: readonly number[];
}

/** The first `size` of all lists together; a video of two organizations counts once. */
export function mergeLists(lists: readonly (readonly Video[])[], size: number): MergedPage {
  const taken = lists.map(() => 0);
  const videos: Video[] = [];
  while (videos.length < size) {
    const heads = lists.flatMap((list, at) => list[taken[at] ?? 0] ?? []);
    const [next] = heads.sort(newestFirst);
    if (!next) break;
    videos.push(next);
    lists.forEach((list, at) => {
      const used = taken[at] ?? 0;
      if (list[used]?.id === next.id) taken[at] = used + 1;
    });
  }
  return { videos, taken };
}
