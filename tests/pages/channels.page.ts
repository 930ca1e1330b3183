import { expect } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';

/** The page of channels, each with a heart that makes it a favorite. */
export class ChannelsPage extends PortalPage {
  private readonly hearts = this.page.getByRole('button', { name: /^Favorite (?!all)/ });
  /** The channels of the tab that is open. */
  readonly rows = this.page.getByRole('tabpanel').getByRole('article');
  /** Chooses a favorite by its name. */
  readonly addField = this.page.getByRole('combobox', { name: 'Add a favorite' });

  async start() {
    await this.open('/channel');
    await expect(this.hearts.first()).toBeVisible();
  }

  heart(index: number) {
    return this.hearts.nth(index);
  }

  heartOf(name: string) {
    return this.page.getByRole('button', { name: `Favorite ${name}`, exact: true });
  }

  async toggle(index: number) {
    await press(this.heart(index));
  }

  async seeFavorite(index: number, isFavorite = true) {
    await expect(this.heart(index)).toHaveAttribute('aria-pressed', String(isFavorite));
  }

  async nameOf(index: number) {
    return ((await this.heart(index).getAttribute('title')) ?? '').replace('Favorite ', '');
  }

  row(name: string) {
    return this.rows.filter({ hasText: name });
  }

  /** A favorite in the side drawer. */
  inDrawer(name: string) {
    return this.page.getByRole('region', { name: 'Favorites' }).getByText(name, { exact: true });
  }

  /** Types the name of a channel where a favorite is added, and returns what is offered for it. */
  async offer(name: string) {
    await this.addField.pressSequentially(name);
    return this.page.getByRole('option').filter({ hasText: name }).first();
  }
}
