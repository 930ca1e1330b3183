/**
 * Rows of a list whose buttons remove channels from it (favorites, blocked). Removed channels stay in place until the viewer
 * leaves the list, so that nothing jumps away under the finger, the focus keeps its element, and the same button undoes it.
 */
import { useState } from 'react';
import type { ChannelProfile } from '../channel-card';

/** The rows shown before, with their current data, followed by new ones. */
export function keepRows<C extends Pick<ChannelProfile, 'id'>>(
  shown: readonly C[],
  now: readonly C[],
): readonly C[] {
  const known = new Set(shown.map(({ id }) => id));
  const current = new Map(now.map((channel) => [channel.id, channel]));
  return [
    ...shown.map((channel) => current.get(channel.id) ?? channel),
    ...now.filter(({ id }) => !known.has(id)),
  ];
}

export function useKeptRows<C extends Pick<ChannelProfile, 'id'>>(now: readonly C[]): readonly C[] {
  const [kept, setKept] = useState({ now, rows: now });
  if (kept.now === now) return kept.rows;
  const rows = keepRows(kept.rows, now);
  setKept({ now, rows });
  return rows;
}
