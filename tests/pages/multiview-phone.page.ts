import type { Locator, Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { atRest, eventually } from '../support/waits';
import { MultiviewPage } from './multiview.page';

/** A multiview on a phone, which shows one cell at a time. */
export class MultiviewPhonePage extends MultiviewPage {
  /** Which of the cells is shown, and the way to the others. */
  readonly pager: Locator;

  constructor(page: Page) {
    super(page);
    this.pager = page.getByRole('group', { name: 'Cells' });
  }

  /** A finger moves to the left over the player itself, which fills a phone's screen. */
  async swipe() {
    const screen = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch('touchStart', 320);
    for (let x = 300; x > 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
  }

  /** Goes on to the next cell by the button of a phone. */
  async turnPage() {
    await press(this.pager.getByRole('button', { name: 'Next cell' }));
  }

  /** All cells at once, as they are arranged. */
  async showAllCells() {
    await openMenu(this.tool('More'));
    await this.choose('Show all cells');
  }

  /** This cell fills a phone's screen, and rests: a swipe that still snaps to its cell overrules a press. */
  async fillsScreen(cell: number) {
    await eventually(`cell ${cell} begins where the grid does`, async () => {
      const parts = [this.cells.nth(cell), this.grid];
      const [box, grid] = await Promise.all(parts.map((part) => part.boundingBox()));
      return Math.abs((box?.x ?? Infinity) - (grid?.x ?? 0));
    }).toBeLessThan(1);
    await atRest(this.cells.nth(cell));
  }
}
