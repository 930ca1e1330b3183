import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu } from '../support/press';
import { Menu } from './menu.page';
import { PortalPage } from './portal.page';

/** A page with a menu that passes it on. */
export class ShareMenuPage extends PortalPage {
  readonly shareButton: Locator;
  readonly menu: Menu;

  constructor(page: Page) {
    super(page);
    this.shareButton = this.main.getByRole('button', { name: 'Share', exact: true });
    this.menu = new Menu(page);
  }

  /** Opens the menu, which is that of the display on a board. */
  async openShare(button = this.shareButton) {
    await openMenu(button);
    await expect(this.menu.entry('Copy link')).toBeVisible();
  }

  /** Where the buttons of a channel begin: its heart, and the one that shares it. */
  async buttonTops(): Promise<readonly (number | undefined)[]> {
    const heart = this.main.getByRole('button', { name: /^(Favorite|Log in)/ }).first();
    const boxes = [await heart.boundingBox(), await this.shareButton.boundingBox()];
    return boxes.map((box) => box?.y);
  }

  /** What was copied last. */
  copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
