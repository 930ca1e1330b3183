/**
 * A list from which channels are taken by the buttons in it. What was taken out stays in its place until the list is left:
 * nothing jumps away under the finger, the focus has a place, and the same button takes it back.
 */
import type { ChannelProfile } from '@oshimado/widgets';
import { useState } from 'react';

/** The rows shown before, as they are now, and those that came since behind them. */
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
