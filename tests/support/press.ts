/** Presses elements as a person would: when their handlers are attached, and where a pointer can reach them. */
import { expect, type Locator } from '@playwright/test';

/**
 * Why a press would have no effect; empty when it has one. React keeps the handlers of an element on it, from hydration on. A page
 * without the portal's program, such as a fan site or a player in its frame, is ready when it is drawn.
 *
 * Playwright scrolls boxes with `overflow: hidden`, which viewers cannot scroll, before it clicks. So an element whose middle is clipped by
 * such a box counts as out of reach here.
 */
function obstacleTo(element: Element): string {
  const root = document.documentElement;
  if (document.querySelector('script[data-entry]')) {
    if (!('hydrated' in root.dataset)) return 'the page is not hydrated';
    const isOwned = Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if (!isOwned) return 'its part of the page is not hydrated';
  }
  // A link of several lines is pressed on its first one: the last ones of a title may be cut off.
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  let { left, top, width, height } = line;
  let box: Element | null = element;
  while (getComputedStyle(box).position !== 'fixed') {
    box = box.parentElement;
    if (!box || box === document.body || box === root) return '';
    const { overflowX, overflowY } = getComputedStyle(box);
    const area = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOutside = x < area.left || x > area.right || y < area.top || y > area.bottom;
    const canScroll = (overflow: string, by: number) =>
      by > 0 && (overflow === 'auto' || overflow === 'scroll');
    if (
      canScroll(overflowX, box.scrollWidth - box.clientWidth) ||
      canScroll(overflowY, box.scrollHeight - box.clientHeight)
    ) {
      // A viewer can scroll this box to the element, so from here on the box itself must be in reach.
      ({ left, top, width, height } = area);
    } else if (isOutside && (overflowX !== 'visible' || overflowY !== 'visible')) {
      return `it is cut off by <${box.localName} class="${box.className}">`;
    }
  }
  return '';
}

/** Waits until a press with the main button would have an effect. */
async function canPress(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(obstacleTo), `pressing ${target.toString()}`).toBe('');
}

/** Presses the element as soon as it has handlers, at a point that nothing covers. */
export async function press(
  target: Locator,
  options: Parameters<Locator['click']>[0] = {},
): Promise<void> {
  await canPress(target);
  await target.click(options);
}

/** Opens a menu by its button, and waits until the menu has the focus. */
export async function openMenu(opener: Locator): Promise<void> {
  await press(opener);
  await expect(opener.page().getByRole('menu').first()).toBeFocused();
}
