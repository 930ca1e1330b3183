import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { PortalPage } from './portal.page';

/** A chat that writes down what is posted to it, with the origin of the page that posted it, and answers as the extension does. */
const LISTENING_CHAT = readFileSync(new URL('./listening-chat.html', import.meta.url), 'utf8');

/** The TL client. */
export class TlClientPage extends PortalPage {
  readonly settings: Locator;
  readonly field: Locator;
  readonly panel: Locator;
  readonly chat: Locator;

  constructor(page: Page) {
    super(page);
    this.settings = page.getByRole('dialog', { name: 'Room settings' });
    this.field = page.getByRole('textbox', { name: /^Translation by/ });
    this.panel = page.getByRole('region', { name: 'Live translations' });
    this.chat = page.getByRole('list', { name: 'Chats' }).locator('iframe').first();
  }

  /** A stream that is live now. */
  async liveStream(): Promise<string> {
    const answer = await this.page.request.get(
      '/api/v2/videos?status=live&type=stream&org=Hololive&limit=1',
    );
    const found = (await answer.json()) as { id: string }[] | { items: { id: string }[] };
    const [first] = 'items' in found ? found.items : found;
    if (!first) throw new Error('The demo world has no live stream.');
    return first.id;
  }

  /** Opens it for a video, and confirms the settings. */
  async work(id: string) {
    await this.open(`/tlclient?video=YT_${id}`);
    await this.settings.getByRole('button', { name: 'OK' }).click();
    await expect(this.settings).toBeHidden();
    await expect(this.panel.getByText('Connected', { exact: true })).toBeAttached();
  }

  async say(text: string) {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Every chat frame of this site listens to what is posted to it. */
  async hearChats() {
    await this.page.route('**/v1/chat.html?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: LISTENING_CHAT }),
    );
  }

  /** What was posted to the first chat. */
  heard(): Promise<readonly string[]> {
    return this.chat.contentFrame().locator('li').allTextContents();
  }
}
