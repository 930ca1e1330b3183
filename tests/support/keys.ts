import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './quiet-page';
import { eventually } from './waits';

const STOPS_MAX = 80;

/** Why a viewer cannot see that this element has the focus; empty when they can. */
function obstacleTo(element: Element): string {
  const hasRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  // The ring is on the element, drawn over it, or on the box around a field.
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const isRinged = around.some(
    (one) => one && ['', '::after'].some((pseudo) => hasRing(getComputedStyle(one, pseudo))),
  );
  if (!isRinged && !element.matches('[data-highlighted]')) return 'it has no ring';
  // A part is enough: its middle, or one of its ends.
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [midX, midY, inset] = [(left + right) / 2, (top + bottom) / 2, 2];
  const points = [
    [midX, midY],
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ] as const;
  const isSeenAt = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest('label')?.contains(element));
  };
  return points.some(isSeenAt) ? '' : 'it is off the screen or under something';
}

/** A viewer who uses the keyboard only: presses keys and checks where the focus is visible. */
export class Keys {
  constructor(readonly page: Page) {}

  async press(...keys: string[]) {
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /** Presses a key until an attribute of the target is true. */
  async pressUntil(key: string, target: Locator, attribute: string) {
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await this.press(key);
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      if ((await target.getAttribute(attribute)) === 'true') return;
    }
    throw new Error(`${key} pressed ${STOPS_MAX} times never came to ${target.toString()}`);
  }

  /** The focus is there, has a ring, and nothing lies over it. */
  async see(target: Locator) {
    await expect(target).toBeFocused();
    await eventually(`the focus on ${target.toString()}`, () => target.evaluate(obstacleTo)).toBe(
      '',
    );
  }

  /** Presses Tab until the target has the focus, then the given key. */
  async tabTo(target: Locator, ...keys: string[]) {
    await this.walk('Tab', target);
    await this.press(...keys);
  }

  async tabBackTo(target: Locator, ...keys: string[]) {
    await this.walk('Shift+Tab', target);
    await this.press(...keys);
  }

  /** The page's shortcuts load after hydration: repeats the keys until a shortcut handles them. */
  async command(...keys: string[]) {
    await eventually(`${keys.join(' ')} are heard`, async () => {
      await this.press(...keys);
      return this.page.evaluate(isLastKeyTaken);
    }).toBe(true);
  }

  private async walk(key: 'Tab' | 'Shift+Tab', target: Locator) {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await this.press(key);
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      if (await target.evaluate((element) => element === document.activeElement)) {
        return this.see(target);
      }
    }
    throw new Error(`${key} pressed ${STOPS_MAX} times never came to ${target.toString()}`);
  }
}

interface KeyWatcher {
  lastKey?: KeyboardEvent;
}

function watchKeys() {
  const note = (event: KeyboardEvent) => Object.assign(window, { lastKey: event });
  addEventListener('keydown', note, true);
}

/** Whether a handler called preventDefault on the last key. */
const isLastKeyTaken = () => (window as KeyWatcher).lastKey?.defaultPrevented ?? false;

/** Logs an error for each use of a pointer, which fails the test. */
function complainOfPointers() {
  const complain = ({ type }: Event) => console.error(`By keys alone, but there was ${type}`);
  for (const type of ['pointerdown', 'wheel']) addEventListener(type, complain, true);
  // After a layout, browsers send `pointermove` for an unmoved pointer too; an unused one is in the corner, at 0, 0.
  const complainOfMove = (event: PointerEvent) => {
    if (event.clientX !== 0 || event.clientY !== 0) complain(event);
  };
  addEventListener('pointermove', complainOfMove, true);
}

export const test = base.extend<{ keys: Keys }>({
  keys: async ({ page }, use) => {
    await page.addInitScript(complainOfPointers);
    await page.addInitScript(watchKeys);
    await use(new Keys(page));
  },
});

export { expect };
