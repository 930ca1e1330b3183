import { useState } from 'react';

/** The same list as long as its items are the same ones. */
export function useSameItems<T>(items: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(items);
  const isSame =
    kept.length === items.length && items.every((item, index) => Object.is(item, kept[index]));
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}
