/** Lists of several organizations, each newest first, read as one. Pure. */
import type { Video } from '@oshimado/contract';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** As the server sorts its descending lists: ids, which settle ties, descend too. */
const newestFirst = (a: Video, b: Video): number =>
  byText(b.available_at, a.available_at) || byText(b.id, a.id);

export interface MergedPage {
  readonly videos: readonly Video[];
  /** How many of each list are used up by it. */
  readonly taken: readonly number[];
}

/** The first `size` of all lists together; a video of several lists counts once, even if it was moved between two answers. */
export function mergeLists(lists: readonly (readonly Video[])[], size: number): MergedPage {
  const taken = lists.map(() => 0);
  const videos = new Map<string, Video>();
  while (videos.size < size) {
    const heads = lists.flatMap((list, at) => list[taken[at] ?? 0] ?? []);
    const [next] = heads.sort(newestFirst);
    if (!next) break;
    if (!videos.has(next.id)) videos.set(next.id, next);
    lists.forEach((list, at) => {
      const used = taken[at] ?? 0;
      if (list[used]?.id === next.id) taken[at] = used + 1;
    });
  }
  return { videos: [...videos.values()], taken };
}
