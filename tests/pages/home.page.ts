import { expect } from '@playwright/test';
import { press } from '../support/press';
import { tried } from '../support/waits';
import { PortalPage } from './portal.page';

/** Home as a viewer sees it. */
export class HomePage extends PortalPage {
  override async open(path = '/') {
    await super.open(path);
  }

  /** By the menu of favourites. */
  async chooseOrg(name: string) {
    await press(this.orgSelector.getByRole('button').first());
    await press(
      this.page.getByRole('menuitem', { name }).or(this.page.getByRole('menuitemradio', { name })),
    );
  }

  async seeCards(least: number) {
    await tried(`there are ${least} cards`, async () =>
      expect(await this.cards.count()).toBeGreaterThanOrEqual(least),
    );
  }

  async scrollToEnd() {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
}
