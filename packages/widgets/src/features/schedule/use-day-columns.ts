/** How many streams there is room for side by side on a day. */
import { useEffect, useState, type RefObject } from 'react';
import { COLUMN_REM, STACK_REM } from './week-lengths';

/** Until the width is known. */
const USUAL = 2;
const MOST = 3;

/** `width`: of a day, in px. `rem`: in px. */
export const columnsIn = (width: number, rem: number): number =>
  Math.min(Math.max(Math.floor((width / rem - STACK_REM) / COLUMN_REM), 1), MOST);

/** Measures the first day in a grid, and again when the grid gets another width. */
export function useDayColumns(box: RefObject<HTMLDivElement | null>): number {
  const [columns, setColumns] = useState(USUAL);
  useEffect(() => {
    const day = box.current?.querySelector('[role="row"]');
    if (!day) return undefined;
    let frame = 0;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (day.clientWidth > 0) setColumns(columnsIn(day.clientWidth, rem));
    };
    // In the next frame: a resize within the observer's callback would be a “ResizeObserver loop” error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(day);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box]);
  return columns;
}
