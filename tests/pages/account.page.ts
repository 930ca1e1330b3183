import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';

/** `/login`: for a guest the ways in, for a viewer the account. */
export class AccountPage extends PortalPage {
  readonly username: Locator;
  readonly calendarHeading: Locator;
  /** The address of the calendar. */
  readonly calendarAddress: Locator;
  /** The devices on which the viewer is logged in have this one. */
  readonly thisDevice: Locator;
  readonly keyIsHidden: Locator;
  private readonly keySection: Locator;

  constructor(page: Page) {
    super(page);
    this.username = page.getByRole('textbox', { name: 'Username' });
    this.calendarHeading = page.getByRole('heading', { name: 'iCal feed' });
    this.calendarAddress = page.getByLabel('Your favorites', { exact: true });
    this.thisDevice = page
      .getByRole('region', { name: 'Where you’re logged in' })
      .getByText('This device', { exact: true });
    this.keySection = page.getByRole('region', { name: 'API key' });
    this.keyIsHidden = this.keySection.getByText('The full key was shown when you created it.');
  }

  async rename(name: string) {
    await press(this.button('Change'));
    await this.username.fill(name);
    await this.username.press('Enter');
    await expect(this.message(`Your username is now ${name}.`)).toBeVisible();
  }

  /** Makes an API key and reads it. */
  async makeKey(): Promise<string> {
    const key = this.keySection.getByRole('textbox', { name: 'API key' });
    await press(this.keySection.getByRole('button', { name: 'Get an API key' }));
    await expect(key).toHaveValue(/^oshi_[\w-]{20,}/);
    return key.inputValue();
  }

  /** Opens the card behind the button of the viewer, which is named like it. */
  async openCard() {
    await press(this.userButton);
    const name = (await this.userButton.getAttribute('aria-label')) ?? '';
    const card = this.page.getByRole('dialog', { name });
    await expect(card).toBeVisible();
    return { card, owner: name.replace('’s account', '') };
  }

  async logOut() {
    const { card, owner } = await this.openCard();
    await expect(card).toContainText(owner);
    await press(card.getByRole('button', { name: 'Log out' }));
    await expect(this.userButton).toHaveAccessibleName('Account and login');
  }

  /** What the device keeps of a login. */
  kept() {
    return this.page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: localStorage.getItem('user'),
      favorites: localStorage.getItem('favorites'),
    }));
  }
}
