import type { Page } from '@playwright/test';

/** A part of the page that has moved without a press. */
export interface Shift {
  /** Part of the page, by how far it moved, as in the layout-shift score. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** How far the page has moved in all. */
export const scoreOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes from the next navigation on what moves on a page; answers what has. */
export async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
    const box = ({ y, height }: DOMRectReadOnly) => `${y}+${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${box(previousRect)} → ${box(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
