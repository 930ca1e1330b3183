import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { tried } from '../support/waits';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** The page on which placeholders are added and changed. */
export class PlaceholderPage extends PortalPage {
  readonly channel: Locator;
  readonly title: Locator;
  /** Asked when there is another placeholder at nearly the same time. */
  readonly similarQuestion: Question;
  readonly leaveQuestion: Question;

  constructor(page: Page) {
    super(page);
    this.channel = page.getByRole('combobox', { name: 'Channel' });
    this.title = page.getByRole('textbox', { name: 'Title', exact: true });
    this.similarQuestion = new Question(page);
    this.leaveQuestion = new Question(page);
  }

  override async open(path = '/add_placeholder') {
    await super.open(path);
  }

  /** The English name of the channel at this place, from 0, in the organization that home shows at first. */
  async channelNumber(at: number) {
    const answer = await this.page.request.get(
      '/api/v2/channels?type=vtuber&org=Hololive&limit=50',
    );
    const channels = (await answer.json()) as { name: string; english_name: string | null }[];
    const names = channels.flatMap(({ english_name: name }) => name ?? []);
    return names[at] ?? '';
  }

  /** Fills in an event that begins in so many hours. */
  async fillIn(channel: string, title: string, hours: number) {
    await this.channel.fill(channel);
    await press(this.page.getByRole('option', { name: channel }).first());
    await this.title.fill(title);
    await this.page
      .getByRole('textbox', { name: /^Link to the stream/ })
      .fill('https://events.example/a');
    await this.page.getByRole('radio', { name: 'Event' }).check();
    await press(this.button('An hour later'), { clickCount: hours });
  }

  async add() {
    await press(this.button('Add placeholder'));
  }

  /** Goes home, and down to its card: cards far down are drawn once they are near. */
  async seeOnHome(title: string) {
    await this.goHome();
    const card = this.cards.filter({ hasText: title }).first();
    await tried(`the card of ${title} is near`, async () => {
      await this.page.mouse.wheel(0, 3_000);
      await expect(card).toBeVisible({ timeout: 1_000 });
    });
  }

  async saveChanges() {
    await press(this.button('Save changes'));
    await expect(this.text('Changes saved')).toBeVisible();
  }
}
