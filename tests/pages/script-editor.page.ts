import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** The script editor. */
export class ScriptEditorPage extends PortalPage {
  readonly input: Locator;
  /** The same field, in any language of the page. */
  private readonly typingField = this.page.locator('[data-part="typing-row"] input');
  /** Whether everything is saved. */
  readonly state: Locator;
  /** The lines on the timeline. */
  readonly timeline: Locator;
  /** Offers lines of a tab that was closed. */
  readonly restoreButton: Locator;
  private readonly lines: Locator;

  constructor(page: Page) {
    super(page);
    this.input = page.getByRole('textbox', { name: 'New line' });
    this.lines = page.locator('[data-part="line"]');
    this.timeline = page.locator('[data-part="card"]');
    this.state = page.locator('[data-part="save-state"]');
    this.restoreButton = this.button('Restore');
  }

  /** Opens the English script of a video. */
  async openScript(id: string) {
    await this.open(`/scripteditor?video=YT_${id}&tl=en`);
    await expect(this.input).toBeVisible();
  }

  /** Opens it on a narrow phone, in whatever language. */
  async openOnPhone(id: string) {
    await this.page.setViewportSize({ width: 320, height: 800 });
    await this.open(`/scripteditor?video=YT_${id}&tl=en`);
    await expect(this.typingField).toBeVisible();
  }

  /** The share of the window's width that the field for a new line has. */
  async shareOfField(): Promise<number> {
    const box = await this.typingField.boundingBox();
    return (box?.width ?? 0) / (this.page.viewportSize()?.width ?? 0);
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
    const text = this.page.getByRole('textbox', { name: 'Text', exact: true });
    await press(this.lines.filter({ hasText: before }));
    await text.fill(after);
    await text.press('Enter');
  }

  async saveLines() {
    await this.page.keyboard.press('Control+s');
    await this.seeState('saved');
  }

  async restore() {
    await press(this.restoreButton);
  }

  async seeState(state: 'saved' | 'unsaved') {
    await expect(this.state).toHaveAttribute('data-state', state);
  }

  async seeTexts(texts: readonly string[]) {
    await expect(this.lines.locator('span:last-child')).toHaveText([...texts]);
  }

  /** The line of these times on the timeline. */
  card(times: string, text: string) {
    return this.button(`${times}: ${text}`);
  }

  /** The device has a copy of what is not sent, a moment after each change. */
  async seeCopyOnDevice() {
    await eventually('copies on the device', () => this.page.evaluate(countDrafts)).toBe(1);
  }

  /** The process of the tab ends: nothing is sent any more, not even what a page sends when it is closed, and nothing is asked. */
  async crash() {
    const devtools = await this.page.context().newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash');
    // A process that is gone does not answer.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
  }

  /** Replaces the script by a file. */
  async importFile(name: string, text: string) {
    await press(this.button('Import file'));
    await this.page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await press(this.button('Overwrite'));
  }

  /** Downloads the script; answers what is in the file. */
  async exportFile(format: RegExp): Promise<string> {
    await press(this.button('Export file'));
    const { dialog } = new Question(this.page);
    await dialog.getByRole('radio', { name: format }).check();
    const downloading = this.page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: 'Download' }));
    return readFile(await (await downloading).path(), 'utf8');
  }
}

function countDrafts() {
  return new Promise<number>((resolve) => {
    const opening = indexedDB.open('oshimado-script-drafts');
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      const count = database.transaction('drafts').objectStore('drafts').count();
      count.addEventListener('success', () => {
        database.close();
        resolve(count.result);
      });
    });
  });
}
