import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { eventually } from '../support/waits';
import { Menu } from './menu.page';
import { WatchPage } from './watch.page';

/** The player of the watch page: in its place, in the small window, in theater mode, and when a platform has a fault. */
export class WatchPlayer extends WatchPage {
  readonly theaterButton: Locator;
  readonly chat: Locator;
  readonly shareButton: Locator;
  /** The text in which a platform's stand-in reports what it does. */
  readonly report: Locator;
  /** The error message that replaces a player. */
  readonly fault: Locator;
  readonly pressPlayHint: Locator;

  constructor(page: Page) {
    super(page);
    this.theaterButton = this.toolbar.getByRole('button', { name: /Theater/ });
    this.chat = this.main.getByRole('region', { name: 'Chat' });
    this.shareButton = this.main.getByRole('button', { name: 'Share' });
    this.report = this.screen.locator('#screen');
    this.fault = this.main.getByRole('alert');
    this.pressPlayHint = this.main.getByText('Press play in the player');
  }

  /** Presses a key while the page has the focus. */
  async key(key: string) {
    await this.main.press(key);
  }

  async seePaused() {
    await expect(this.screen.getByRole('button', { name: 'Play' })).toBeVisible();
  }

  async seeMuted() {
    await expect(this.screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
  }

  /** Presses what is inside the frame. */
  async pressScreen() {
    await press(this.screen.locator('body'));
  }

  async closeMini() {
    await this.pressInMini('Close the player');
    await expect(this.frame).toHaveCount(0);
  }

  /** Chooses an entry of the menu that passes the video on. */
  async share(entry: string) {
    await openMenu(this.shareButton);
    await press(new Menu(this.page).entry(entry));
  }

  /** The arrow of a phone, which leaves the page of the video. */
  async back() {
    await press(this.toolbar.getByRole('button', { name: 'Back' }));
  }

  /** Pixels between the top of the window and the picture. */
  async pictureTop() {
    return (await this.poster.boundingBox())?.y ?? -1;
  }

  async seePictureAtTop() {
    await eventually('the picture is at the top of the window', () => this.pictureTop()).toBe(0);
  }

  /** The frame stays the same element, and its document is not loaded again. Returns how to check that. */
  async watchFrame() {
    await this.frame.evaluate((frame) => Object.assign(frame, { isFirst: true }));
    let loads = 0;
    this.page.on('framenavigated', (frame) => {
      if (frame.url().includes('/v1/player.html')) loads += 1;
    });
    return async () => {
      expect(await this.frame.evaluate((frame) => 'isFirst' in frame)).toBe(true);
      expect(loads).toBe(0);
    };
  }

  /** Plays a video whose page the server has not drawn. */
  async playFromHome(id: string, query = '') {
    await this.open('/');
    await this.visit(`/watch/${id}${query}`);
    await press(this.poster);
    await expect(this.frame).toBeVisible();
  }

  /** Goes to addresses of the site as fast as a script can, without a load of the document. */
  async visit(...paths: readonly string[]) {
    await this.page.evaluate((all) => {
      for (const path of all) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }
    }, paths);
  }

  /** The code of the player cannot be loaded, until the returned function is called. */
  async withoutPlayerCode() {
    const CODE = '**/PlayerHost*.js';
    await this.page.route(CODE, (route) => route.abort());
    return () => this.page.unroute(CODE);
  }

  /** The sentence about a fault leads to the video on its platform. */
  async seeFault(sentence: RegExp, address: RegExp) {
    const fault = this.fault.filter({ hasText: sentence });
    await expect(fault).toBeVisible();
    await expect(fault.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
      'href',
      address,
    );
  }
}
