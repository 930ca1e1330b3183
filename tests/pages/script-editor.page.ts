import { expect, type Locator, type Page } from '@playwright/test';

/** The script editor. */
export class ScriptEditorPage {
  readonly input: Locator;
  readonly lines: Locator;
  readonly cards: Locator;
  readonly state: Locator;
  readonly openText: Locator;

  constructor(readonly page: Page) {
    this.input = page.getByRole('textbox', { name: 'New line' });
    this.lines = page.locator('[data-part="line"]');
    this.cards = page.locator('[data-part="card"]');
    this.state = page.locator('[data-part="save-state"]');
    this.openText = page.getByRole('textbox', { name: 'Text', exact: true });
  }

  async open(id: string) {
    await this.page.goto(`/scripteditor?video=YT_${id}&tl=en`);
    await expect(this.input).toBeVisible();
  }

  /** Types a line, which begins at the time of the player. */
  async add(text: string) {
    await this.input.fill(text);
    await this.input.press('Enter');
    await expect(this.input).toHaveValue('');
  }

  /** Moves the time 3 s forward. */
  async forward() {
    await this.input.press('Control+ArrowRight');
  }

  async edit(before: string, after: string) {
    await this.lines.filter({ hasText: before }).click();
    await this.openText.fill(after);
    await this.openText.press('Enter');
  }

  async save() {
    await this.page.keyboard.press('Control+s');
    await expect(this.state).toHaveAttribute('data-state', 'saved');
  }

  async seeTexts(texts: readonly string[]) {
    await expect(this.lines.locator('span:last-child')).toHaveText([...texts]);
  }
}
