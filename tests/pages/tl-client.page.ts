import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** A chat that writes down what is posted to it, with the origin of the page that posted it, and answers as the extension does. */
const LISTENING_CHAT = readFileSync(new URL('./listening-chat.html', import.meta.url), 'utf8');

/** The TL client. */
export class TlClientPage extends PortalPage {
  readonly field: Locator;
  /** The lines of the room. */
  readonly panel: Locator;
  readonly chat: Locator;
  readonly leaveQuestion: Question;
  private readonly settings: Question;

  constructor(page: Page) {
    super(page);
    this.settings = new Question(page, 'Room settings');
    this.leaveQuestion = new Question(page, 'Leave with unsent lines?');
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
    await this.settings.answer('OK');
    await expect(this.panel.getByText('Connected', { exact: true })).toBeAttached();
  }

  async say(text: string) {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** A line of the room. */
  line(text: string) {
    return this.panel.getByText(text);
  }

  /** Every line after this one is lost on its way to the server; until the answer is called. */
  async loseLines() {
    const isPost = (url: URL) => url.pathname.endsWith('/chats');
    await this.page.route(isPost, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    return () => this.page.unroute(isPost);
  }

  async sendAgain(text: string) {
    await press(this.button(`Try again: ${text}`));
  }

  /** Goes home by the tools of the page. */
  async leave() {
    await press(this.main.getByRole('link', { name: 'Home', exact: true }));
  }

  /** Types what stands before each line in chats. */
  async tag(text: string) {
    await this.page.getByLabel('Language tag in chats').fill(text);
  }

  /** Languages that the card of a stream says it was translated into. */
  async seeOnCard(id: string, language: string) {
    await eventually('the languages of the card', async () => {
      const answer = await this.page.request.get('/api/v2/live?org=Hololive');
      const live = (await answer.json()) as { id: string; recent_live_tls?: string[] }[];
      return live.find((video) => video.id === id)?.recent_live_tls ?? [];
    }).toContain(language);
  }

  /** Every chat frame of this site listens to what is posted to it. */
  async hearChats() {
    await this.page.route('**/v1/chat.html?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: LISTENING_CHAT }),
    );
  }

  /** What was posted to the first chat, in order. */
  get heard() {
    return this.chat.contentFrame().locator('li');
  }

  /** The first chat shows a page of another origin, which records whether it receives messages. */
  async leadChatAway() {
    await this.chat.evaluate(async (frame: HTMLIFrameElement) => {
      const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = 'about:blank';
      await isLoaded;
      frame.contentWindow?.addEventListener('message', () => {
        frame.dataset['heard'] = 'yes';
      });
    });
  }
}
