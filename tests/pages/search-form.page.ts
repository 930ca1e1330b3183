import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';

/** The form of the search page that narrows its results. */
export class SearchForm {
  readonly showButton: Locator;
  readonly hideButton: Locator;
  readonly moreFilters: Locator;
  readonly submit: Locator;
  private readonly form: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Advanced search' });
    this.showButton = page.getByRole('button', { name: 'Show filters' });
    this.hideButton = page.getByRole('button', { name: 'Hide filters' });
    this.moreFilters = this.form.getByText('More filters');
    this.submit = this.form.getByRole('button', { name: 'Search', exact: true });
  }

  /** A condition of the results, as `Past`. */
  condition(name: string) {
    return this.form.getByRole('checkbox', { name });
  }

  async show() {
    await press(this.showButton);
    await expect(this.form).toBeVisible();
  }
}
