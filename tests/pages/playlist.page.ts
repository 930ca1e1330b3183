import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame } from '../support/waits';
import { PortalPage } from './portal.page';

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
    await this.portal.playlistButton.click();
    await expect(this.panel).toBeVisible();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
  }

  async choose(entry: string) {
    await this.panel.getByRole('button', { name: 'Playlist menu' }).click();
    await this.portal.choose(entry);
  }

  async rename(name: string) {
    await this.panel.getByRole('button', { name: 'Rename playlist' }).click();
    await this.panel.getByRole('textbox', { name: 'Playlist name' }).fill(name);
    await this.page.keyboard.press('Enter');
    await expect(this.panel.getByText(name, { exact: true })).toBeVisible();
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
    await expect.poll(() => this.ids()).toEqual(ids);
  }
}
