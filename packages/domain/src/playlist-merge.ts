/** Merges changes of one playlist that were made on two devices. */

/** A version of a playlist. */
export interface PlaylistVersion {
  readonly name: string;
  /** Ids of its videos, in order. */
  readonly videoIds: readonly string[];
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const inOther = new Set(other);
  const common = new Set(one.filter((id) => inOther.has(id)));
  const ordered = other.filter((id) => common.has(id));
  return [...common].every((id, at) => id === ordered[at]);
};

/** Adds what is in `source` and in neither of the others, each behind the one it follows there. */
function withAdded(
  list: readonly string[],
  source: readonly string[],
  base: ReadonlySet<string>,
): string[] {
  const merged = [...list];
  const known = new Set(list);
  source.forEach((id, at) => {
    if (known.has(id) || base.has(id)) return;
    known.add(id);
    const before = source.slice(0, at).findLast((one) => known.has(one));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}

/**
 * The version that holds the changes of both sides. What one side added is in it, and what one side removed is not. `mine` decides about the
 * order and the name where both sides changed them.
 *
 * @param base the version both sides began with
 */
export function mergePlaylists(
  base: PlaylistVersion,
  mine: PlaylistVersion,
  theirs: PlaylistVersion,
): PlaylistVersion {
  const began = new Set(base.videoIds);
  const [inMine, inTheirs] = [new Set(mine.videoIds), new Set(theirs.videoIds)];
  const isKept = (id: string) => !began.has(id) || (inMine.has(id) && inTheirs.has(id));
  const [lead, other] = isSameOrder(base.videoIds, mine.videoIds)
    ? [theirs.videoIds, mine.videoIds]
    : [mine.videoIds, theirs.videoIds];
  return {
    name: mine.name === base.name ? theirs.name : mine.name,
    videoIds: withAdded(lead.filter(isKept), other, began),
  };
}
