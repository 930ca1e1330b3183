import type { Locator, Page } from '@playwright/test';

/** The controls above the cards of home: the filter and the displays. */
export class FeedControls {
  readonly filterButton: Locator;
  readonly filters: Locator;
  /** What is done with collabs. */
  readonly collabs: Locator;
  /** Opens the menu of the displays. */
  readonly viewButton: Locator;

  constructor(private readonly page: Page) {
    this.filterButton = page.getByRole('button', { name: 'Filter and sort' });
    this.filters = page.getByRole('dialog', { name: 'Filter and sort' });
    this.collabs = this.filters.getByRole('combobox', { name: 'Collab streams' });
    this.viewButton = page.getByRole('button', { name: 'View', exact: true });
  }

  /** The button that is named after the display that is shown, and switches to the next one. */
  displayButton(display: string) {
    return this.page.getByRole('button', { name: `View: ${display}`, exact: true });
  }
}
