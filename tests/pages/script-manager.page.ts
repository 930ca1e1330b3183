import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { TEST_TIME } from '../support/test-time';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

interface WrittenLine {
  /** Id of a video, or `custom` for what is elsewhere. */
  readonly room: string;
  /** Language, and the link of what is elsewhere. */
  readonly query: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The scripts that a viewer has written. */
export class ScriptManagerPage extends PortalPage {
  readonly deleteQuestion: Question;
  readonly linkDialog: Locator;
  private readonly link: Locator;

  constructor(page: Page) {
    super(page);
    this.deleteQuestion = new Question(page, /^Delete/);
    this.linkDialog = page.getByRole('dialog', { name: 'Change link' });
    this.link = this.linkDialog.getByRole('textbox', { name: 'Link' });
  }

  override async open(path = '/scriptmanager') {
    await super.open(path);
  }

  /** Writes a line as the viewer did another day. */
  async write(token: string, { room, query, text }: WrittenLine) {
    const data = { tempid: 'a', name: 'me', timestamp: TEST_TIME, message: text, duration: 1_500 };
    const answer = await this.page.request.post(
      `/api/v2/videos/${room}/scripteditor/log?${new URLSearchParams(query)}`,
      { data: [{ type: 'Add', data }], headers: { authorization: `BEARER ${token}` } },
    );
    expect(answer.ok()).toBe(true);
  }

  async pastVideo() {
    const answer = await this.page.request.get('/api/v2/videos?status=past&type=stream&limit=1');
    const [video] = (await answer.json()) as { id: string; title: string }[];
    if (!video) throw new Error('The demo world has no past stream.');
    return video;
  }

  /** The script of a video or link, as one row. */
  row(title: string) {
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('button', { name: `More for ${title}`, exact: true }),
    });
  }

  /** The script of a title has so many lines. */
  async seeLines(title: string, count: number) {
    await expect(
      this.row(title).getByRole('cell', { name: String(count), exact: true }),
    ).toBeVisible();
  }

  /** Opens what is in the menu of a script. */
  async act(title: string, entry: 'Upload script…' | 'Change link…' | 'Delete…') {
    await openMenu(this.button(`More for ${title}`));
    await this.choose(entry);
  }

  async upload(title: string, name: string, text: string) {
    await this.act(title, 'Upload script…');
    const upload = new Question(this.page, 'Upload script');
    await upload.dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await upload.answer('Overwrite');
  }

  /** Downloads a script; answers the name of the file, and what is in it. */
  async download(title: string) {
    await press(this.button(`Download ${title}`));
    const downloading = this.page.waitForEvent('download');
    await press(this.button('Download'));
    const file = await downloading;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  async enterLink(text: string) {
    await this.link.fill(text);
    await this.link.press('Enter');
  }

  /** Takes back what a toast says. */
  async undo(what: string) {
    const toast = this.page.getByRole('listitem').filter({ hasText: what });
    await press(toast.getByRole('button', { name: 'Undo' }));
  }

  /** The link to where something elsewhere is watched. */
  linkTo(address: string) {
    return this.page.locator(`a[href="${address}"]`);
  }
}
