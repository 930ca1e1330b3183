import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { AnyPage } from './any-page.page';

/** `/embed`, which makes the code of an embed. */
export class EmbedMakerPage extends AnyPage {
  readonly preview: FrameLocator;
  readonly frames: Locator;
  /** Why there is no preview. */
  readonly missing: Locator;

  constructor(page: Page) {
    super(page);
    this.preview = page.frameLocator('iframe[title^="Preview"]');
    this.frames = page.locator('iframe');
    this.missing = page.getByText(/^Fill in “/);
  }

  async seeChosen(element: string) {
    await expect(this.page.getByRole('radio', { name: element })).toBeChecked();
  }

  /** The code names the version that the scripts have now. */
  async chooseExactVersion() {
    await press(this.page.getByRole('radio', { name: 'This exact version' }));
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  /** What is wrong with a field. */
  alert(text: RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  async seePreview(text: string) {
    await expect(this.preview.getByText(text).filter({ visible: true })).toBeVisible();
  }

  /** Chooses from a list. */
  async pick(name: string, value: string) {
    await this.main.getByRole('combobox', { name }).selectOption(value);
  }

  async fill(name: string, text: string) {
    await this.field(name).fill(text);
  }

  /** The code of a kind, as it would be copied. */
  async code(kind: string): Promise<string> {
    await press(this.page.getByRole('tab', { name: kind, exact: true }));
    return this.page.getByRole('group', { name: kind, exact: true }).innerText();
  }
}
