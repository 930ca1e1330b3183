import { useRef, useState, type DragEvent } from 'react';

/** What was lifted is known by this name alone, so that a card from elsewhere is not taken for a row. */
const KIND = 'application/x-oshimado-row';

/** Rows of a long list are dragged by the browser itself: a library would have to know every one of them. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const lifted = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  return (index: number) => ({
    draggable: true,
    'data-over': over === index || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      lifted.current = index;
      dataTransfer.setData(KIND, String(index));
      dataTransfer.effectAllowed = 'move' as const;
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(KIND)) return;
      event.preventDefault();
      setOver(index);
    },
    onDragEnd: () => {
      lifted.current = undefined;
      setOver(undefined);
    },
    onDrop: (event: DragEvent) => {
      const from = lifted.current;
      setOver(undefined);
      if (from === undefined || from === index) return;
      event.preventDefault();
      onMove(from, index);
    },
  });
}
