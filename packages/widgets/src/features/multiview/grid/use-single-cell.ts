/**
 * "Swipe between cells; sound follows": on phones one cell at a time fills the grid, which scrolls sideways. The cells stay where
 * they are in the document.
 */
import { useEffect, type RefObject } from 'react';
import { useMultiview } from './MultiviewProvider';

/** A cell is looked at when this much of it is in view. */
const IN_VIEW = 0.6;

/** Calls back with the cell in view, and gives it the sound if it is a video. */
export function useSingleCell(
  grid: RefObject<HTMLElement | null>,
  isSingle: boolean,
  onCell: (id: string) => void,
): void {
  const { actor } = useMultiview();
  useEffect(() => {
    const element = grid.current;
    if (!isSingle || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const id = seen?.target instanceof HTMLElement ? seen.target.dataset['cell'] : undefined;
        if (id === undefined) return;
        onCell(id);
        // Chats have no sound, so the machine changes nothing for them.
        actor.send({ type: 'sound.solo', id });
      },
      { root: element, threshold: IN_VIEW },
    );
    const observe = () =>
      element.querySelectorAll('[data-cell]').forEach((cell) => observer.observe(cell));
    observe();
    const changes = new MutationObserver(observe);
    changes.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [actor, grid, isSingle, onCell]);
}
