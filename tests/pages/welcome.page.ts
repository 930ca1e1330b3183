import { expect, type Locator, type Page } from '@playwright/test';

/** The introduction at the top of home for who has never been here. */
export class Welcome {
  readonly section: Locator;
  readonly firstPicture: Locator;
  /** What follows a choice: how channels become favorites. */
  private readonly nextStep: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', {
      name: /^Oshimado shows you which VTubers are live now/,
    });
    this.firstPicture = this.section.locator('img').first();
    this.nextStep = this.section.getByText(/press the heart next to a channel/);
  }

  link(name: string) {
    return this.section.getByRole('link', { name, exact: true });
  }

  /** Chooses an organization, which moves the focus to what follows. */
  async choose(org: string) {
    await this.link(org).press('Enter');
    await expect(this.nextStep).toBeFocused();
  }
}
