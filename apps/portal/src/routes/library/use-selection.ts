import { useRef, useState } from 'react';
import { select, selectSome, stillThere } from './library-list';

/** Which videos are chosen, across all pages; with Shift, everything between two presses. */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  return {
    /** In the order of the list; what was removed meanwhile is no longer chosen. */
    chosen: stillThere(selected, ids),
    press: (id: string, isSelected: boolean, isRange: boolean) => {
      const rangeFrom = isRange ? last.current : undefined;
      last.current = id;
      setSelected((before) => select(before, ids, { id, isSelected, rangeFrom }));
    },
    selectAll: () => setSelected(new Set(ids)),
    selectSome: () => setSelected(selectSome(ids)),
    reset: () => setSelected(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
