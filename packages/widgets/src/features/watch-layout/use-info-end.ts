/** Where the chat of an upright phone may begin: below the player, the toolbar, the title, and the row with time and viewers. */
import { useEffect, type RefObject } from 'react';
import { infoEnd } from './WatchLayout.css';

/** `var(--name)` without what is around the name. */
const NAME = /^var\((?<name>--[^,)]+)/.exec(infoEnd)?.groups?.name ?? '';

/** Height from the top of the player to the end of the row of facts, wherever the page is scrolled to; undefined without such a row. */
function heightOf(grid: HTMLElement): number | undefined {
  const [player, below] = grid.children;
  const facts = grid.querySelector('[data-part="facts"]');
  if (!player || !below || !facts) return undefined;
  const end = facts.getBoundingClientRect().bottom - below.getBoundingClientRect().top;
  return Math.ceil(player.getBoundingClientRect().height + end);
}

/** Keeps that height in a variable of the element: titles have one line or four, and the buttons wrap. */
export function useInfoEnd(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: grid } = ref;
    if (!grid) return undefined;
    const measure = () => {
      const height = heightOf(grid);
      if (height === undefined) grid.style.removeProperty(NAME);
      else grid.style.setProperty(NAME, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const part of grid.children) observer.observe(part);
    return () => observer.disconnect();
  }, [ref]);
}
