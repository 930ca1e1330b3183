import type { Locator, Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { eventually } from '../support/waits';

/** An element with our overlays in its shadow root, between two links of a page that scrolls. */
export class ShadowOverlays {
  readonly dialog: Locator;
  readonly menus: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Name the list' });
    this.menus = page.getByRole('menu');
  }

  /** Opens what a button is named after, with the pointer. */
  async open(name: 'dialog' | 'question' | 'popover') {
    await press(this.opener(name));
  }

  async openMenu() {
    await openMenu(this.opener('menu'));
  }

  /** Opens it with the keyboard. */
  async openByKey(name: 'dialog' | 'menu') {
    await this.opener(name).focus();
    await this.page.keyboard.press('Enter');
  }

  private opener(name: string) {
    return this.page.getByRole('button', { name: `Open ${name}` });
  }

  /** The text or name of what has the focus, however deep it lies. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let found = document.activeElement;
      while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
      if (!found) return '';
      return (
        found.getAttribute('aria-label') ?? (found.textContent || found.getAttribute('title') || '')
      );
    });
  }

  async seeFocus(name: string) {
    await eventually('what has the focus', () => this.focused()).toBe(name);
  }

  /** Keys, one after the other, each with what has the focus after it. */
  async walk(steps: readonly (readonly [key: string, name: string])[]) {
    for (const [key, name] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.page.keyboard.press(key);
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.seeFocus(name);
    }
  }

  /** Closes what is open, which gives the focus back to its button. */
  async close(name: 'dialog' | 'question' | 'menu' | 'popover') {
    await this.page.keyboard.press('Escape');
    await this.seeFocus(`Open ${name}`);
  }

  /** A link of the page around takes the focus. */
  async focusLink(name: string) {
    await this.page.getByText(name, { exact: true }).evaluate((link: HTMLElement) => link.focus());
  }

  /** Turns the wheel over the dialog; answers how far the dialog and the page went. */
  async turnWheel(by: number) {
    const top = async () => (await this.dialog.boundingBox())?.y ?? 0;
    const before = await top();
    await this.page.mouse.move(600, 400);
    await this.page.mouse.wheel(0, by);
    await eventually('the dialog is scrolled', top).toBeLessThan(before - by / 4);
    return this.page.evaluate(() => scrollY);
  }

  /** What overlays change on the body of their page, if they do. */
  body(): Promise<{ readonly overflow: string; readonly pointerEvents: string }> {
    return this.page.evaluate(() => {
      const { overflow, pointerEvents } = getComputedStyle(document.body);
      return { overflow, pointerEvents };
    });
  }
}
