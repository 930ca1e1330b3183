import { useRef, useState } from 'react';
import { select, selectSome, stillThere } from './library-list';

/** The selected videos across all pages; Shift selects a range. */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  return {
    /** The selected ids that are still in the list, in its order. */
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
