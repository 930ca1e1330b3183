import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually, nextFrame } from '../support/waits';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** The current playlist behind its button. */
export class PlaylistPopup {
  readonly panel: Locator;
  readonly rows: Locator;
  readonly save: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  /** Shown until the server has answered a save: while it has not, nothing can be deleted. */
  readonly unsaved: Locator;
  private readonly portal: PortalPage;

  constructor(readonly page: Page) {
    this.portal = new PortalPage(page);
    this.panel = page.getByRole('region', { name: 'Current playlist' });
    this.rows = this.panel.getByRole('listitem');
    this.save = this.panel.getByRole('button', { name: 'Save', exact: true });
    this.undo = this.panel.getByRole('button', { name: 'Undo', exact: true });
    this.redo = this.panel.getByRole('button', { name: 'Redo', exact: true });
    this.unsaved = this.panel.getByText(/^(Not saved|Saving…)$/);
  }

  async open() {
    await press(this.portal.playlistButton);
    await expect(this.panel).toBeVisible();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
  }

  async choose(entry: string) {
    await press(this.panel.getByRole('button', { name: 'Playlist menu' }));
    await this.portal.choose(entry);
  }

  async rename(name: string) {
    await press(this.panel.getByRole('button', { name: 'Rename playlist' }));
    await this.panel.getByRole('textbox', { name: 'Playlist name' }).fill(name);
    await this.page.keyboard.press('Enter');
    await this.seeName(name);
  }

  async seeName(name: string) {
    await expect(this.panel.getByText(name, { exact: true })).toBeVisible();
  }

  async moveUp(row: number) {
    await press(this.rows.nth(row).getByRole('button', { name: /^Move up: / }));
  }

  async remove(row: number) {
    await press(this.rows.nth(row).getByRole('button', { name: /^Remove: / }));
  }

  async undoEdit() {
    await press(this.undo);
  }

  async redoEdit() {
    await press(this.redo);
  }

  /** What is asked before a playlist is deleted. */
  deleteQuestion(name: string) {
    return new Question(this.page, new RegExp(name));
  }

  /** Puts the video of a card into another playlist, by the menu of the card. */
  async putInto(name: string, card: Locator) {
    await this.portal.openMenu(card);
    await this.page.getByRole('menuitem', { name: 'Playlist' }).press('ArrowRight');
    const entry = this.page.getByRole('menuitemcheckbox', { name });
    await expect(entry).not.toBeChecked();
    await press(entry);
  }

  /** Ids of the videos in their order. */
  async ids() {
    const links = this.panel.locator('a[href*="/watch/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return hrefs.map((href) => /\/watch\/([^?]+)/.exec(href ?? '')?.[1] ?? '');
  }

  /** Waits for the announcement of a drag step, then one frame, because dnd-kit adds its key listener in a timeout. */
  async hear(words: RegExp) {
    await expect(
      this.page.locator('[id^="DndLiveRegion"]').filter({ hasText: words }),
    ).toBeAttached();
    await nextFrame(this.page);
  }

  async seeIds(ids: readonly string[]) {
    await eventually('the videos in their order', () => this.ids()).toEqual(ids);
  }
}
