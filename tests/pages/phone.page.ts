import { expect, type Locator } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { press } from '../support/press';
import { eventually, nextFrame, quiet } from '../support/waits';
import { Requests } from '../support/requests';
import { HomePage } from './home.page';

const STEP_PX = 20;

/** Any page on a touch screen. */
export class PhonePage extends HomePage {
  /** Cards of any kind: of videos and of channels. */
  readonly anyCards = this.page.locator('main article');
  /** The menu that is open. */
  readonly menu = this.page.getByRole('menu');
  private readonly pullIndicator = this.page.locator('[data-phase]').first();

  /** Pixels between the bar at the top and the first of these cards. */
  async controlsAbove(cards: Locator) {
    await expect(cards.first()).toBeVisible();
    const [bar, card] = await Promise.all([this.banner.boundingBox(), cards.first().boundingBox()]);
    return card!.y - (bar!.y + bar!.height);
  }

  /** Everything that a finger can hit is at least 24 px wide and high, or stands alone. */
  async seeTargets() {
    await expect(this.bottomBar).toBeInViewport({ ratio: 1 });
    await expect(this.page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    const rules = { 'target-size': { enabled: true } };
    expect(await violationsOf(this.page, { runOnly: ['target-size'], rules })).toEqual([]);
  }

  /** Pulls the page down with a finger as far as it has to be, lets go, and returns the calls that this makes. */
  async pull(): Promise<string[]> {
    // It comes after the first view; before it, the browser scrolls.
    await expect(this.pullIndicator).toBeAttached();
    // What the page asks for by itself once it is open.
    await quiet(this.page);
    const client = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 200, y }],
      });
    await touch('touchStart', 200);
    for (let y = 200; y < 460; y += STEP_PX) {
      // oxlint-disable no-await-in-loop -- one movement after the other
      await touch('touchMove', y);
      await nextFrame(this.page);
      // oxlint-enable no-await-in-loop
    }
    await expect(this.pullIndicator).toHaveAttribute('data-phase', 'reached');
    // On a slow machine the page asks for something of its own while it is pulled.
    const requests = new Requests(this.page);
    await touch('touchEnd');
    await expect(this.pullIndicator).toHaveAttribute('data-phase', 'refreshing');
    await expect(this.pullIndicator).toHaveAttribute('data-phase', 'idle');
    await quiet(this.page);
    // The page begins to listen to changes of the board at a time of its own.
    return requests.calls().filter((path) => !path.endsWith('/events'));
  }

  /** Presses the button of the displays until this one is shown. */
  async showAs(display: string) {
    const names = new RegExp(`^View: ${display}`);
    await eventually(`cards are shown as ${display}`, async () => {
      const name = (await this.displayButton.getAttribute('title')) ?? '';
      if (!names.test(name)) await press(this.displayButton);
      return name;
    }).toMatch(names);
  }

  async heightsOf(cards: Locator, count: number): Promise<number[]> {
    await expect(cards.nth(count - 1)).toBeAttached();
    return cards.evaluateAll(
      (all, most) => all.slice(0, most).map((one) => one.getBoundingClientRect().height),
      count,
    );
  }

  /** How the first cards are arranged within. */
  async arrangementOf(count: number) {
    await expect(this.cards.nth(count - 1)).toBeVisible();
    return this.cards.evaluateAll(
      (cards, most) =>
        cards.slice(0, most).map((card) => {
          const boxOf = (selector: string) => card.querySelector(selector)!.getBoundingClientRect();
          const picture = card.querySelector('[data-part="thumbnail"]')!;
          return {
            isSaveBelowPicture:
              boxOf('button[aria-pressed]').top >= picture.getBoundingClientRect().bottom,
            saveBottom: Math.round(boxOf('button[aria-pressed]').bottom),
            menuBottom: Math.round(boxOf('button[aria-haspopup="menu"]').bottom),
            labels: [...picture.querySelectorAll('span, time')].filter(
              (label) => label.childElementCount === 0 && label.getClientRects().length > 0,
            ).length,
          };
        }),
      count,
    );
  }
  /** Pinches the page to twice its size around a place that is seen. */
  async pinch(around: Locator) {
    const box = await around.boundingBox();
    const client = await this.page.context().newCDPSession(this.page);
    const [x, y] = [Math.round(box!.x), Math.round(box!.y)];
    await client.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 2 });
    await eventually('the page is pinched', () =>
      this.page.evaluate(() => visualViewport!.scale),
    ).toBeGreaterThan(1.9);
  }

  /** How far the edges of a part lie outside what is seen of a page that is pinched, in its pixels. */
  outside(part: Locator) {
    return part.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height } = visualViewport!;
      const right = offsetLeft + width;
      const bottom = offsetTop + height;
      const beyond = [
        offsetLeft - box.left,
        offsetTop - box.top,
        box.right - right,
        box.bottom - bottom,
      ];
      return Math.max(0, ...beyond.map(Math.round));
    });
  }
}
