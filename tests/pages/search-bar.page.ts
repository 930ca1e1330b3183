import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';

/** The search field at the top of every page, with what it suggests and the conditions that are in it. */
export class SearchBar extends PortalPage {
  readonly suggestions: Locator;
  /** The conditions that are searched for. */
  readonly chips: Locator;
  /** How many videos were found, in words. */
  readonly count: Locator;
  /** Opens the results side by side. */
  readonly watchTogether: Locator;
  private readonly saved: Locator;

  constructor(page: Page) {
    super(page);
    this.suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    this.chips = this.banner.getByRole('list', { name: 'Search filters' });
    this.count = page.getByText(/^[\d.,KM]+ results?$/).first();
    this.watchTogether = this.main.getByRole('link', { name: 'Watch in Multiview' });
    this.saved = page.getByRole('dialog', { name: 'Saved searches' });
  }

  async type(words: string) {
    await press(this.search);
    await this.search.pressSequentially(words);
  }

  /** Suggestions of a kind, as `Topic`. */
  option(kind: string) {
    return this.suggestions.getByRole('option').filter({ hasText: new RegExp(`^${kind}`) });
  }

  /** Takes the first suggestion of this kind for these words. */
  async add(kind: string, words: string) {
    await this.type(words);
    await press(this.option(kind).first());
    await expect(this.search).toHaveValue('');
  }

  async remove(condition: string) {
    await press(this.button(`Remove ${condition}`));
  }

  /** By the button; the Enter key does the same. */
  async submit() {
    await press(this.banner.getByRole('button', { name: 'Search', exact: true }));
  }

  async clear() {
    await press(this.main.getByRole('button', { name: 'Clear search' }));
  }

  chip(text: string) {
    return this.chips.getByText(text, { exact: true });
  }

  /** Saves what is searched for, and returns the name that it is saved under. */
  async saveSearch(): Promise<string> {
    await press(this.button('Saved searches'));
    await press(this.saved.getByRole('button', { name: 'Save this search' }));
    await expect(this.saved.getByText('This search is saved.')).toBeVisible();
    const name = await this.saved.getByRole('listitem').getByRole('link').innerText();
    await this.page.keyboard.press('Escape');
    return name;
  }

  async openSaved(name: string) {
    await press(this.button('Saved searches'));
    await press(this.saved.getByRole('link', { name }));
  }
}
