import type { MessageTree } from './translate';

/** Replaces the sentences that the overlay contains; all others stay. */
export function withOverlay(base: MessageTree, overlay: MessageTree): MessageTree {
  const entries = Object.entries(base).map(([key, value]) => {
    const other = Object.hasOwn(overlay, key) ? overlay[key] : undefined;
    if (typeof value === 'string') return [key, typeof other === 'string' ? other : value];
    return [key, typeof other === 'object' ? withOverlay(value, other) : value];
  });
  return Object.fromEntries(entries) as MessageTree;
}
