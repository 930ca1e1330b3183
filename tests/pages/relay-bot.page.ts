import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** The relay bot of a site of its own. */
export class RelayBotPage extends PortalPage {
  readonly address: string;
  readonly inviteLink: Locator;
  readonly leaveQuestion: Question;
  private readonly channelLink: Locator;

  constructor(
    page: Page,
    readonly origin: string,
  ) {
    super(page);
    this.address = `${origin}/relaybot`;
    this.inviteLink = page.getByRole('link', { name: /Invite the bot/ });
    this.leaveQuestion = new Question(page, 'Leave without saving?');
    this.channelLink = page.getByLabel('YouTube channel link');
  }

  /** A channel that this site knows by name. */
  async knownChannel() {
    const answer = await this.page.request.get(
      `${this.origin}/api/v2/channels?type=vtuber&limit=1`,
    );
    const [channel] = (await answer.json()) as { id: string; english_name: string }[];
    if (!channel) throw new Error('the world has no channels');
    return { id: channel.id, name: channel.english_name };
  }

  /** Leaves for Discord and comes back, and sees the bot in a server. */
  async logIn(server: string) {
    await this.open(this.address);
    await press(this.button('Log in with Discord'));
    await expect(this.named(new RegExp(`${server}.*The bot is here`))).toBeVisible();
  }

  async logInAgain() {
    await press(this.button('Log in again'));
    await expect(this.page).toHaveURL(this.address);
  }

  /** A server, a text channel, or what is listed of it. */
  named(name: RegExp) {
    return this.main.getByRole('button', { name });
  }

  /** The heading of a step, which has the focus when the step is gone to by keys. */
  step(name: 'Servers' | 'Text channels') {
    return this.page.getByRole('heading', { name });
  }

  async chooseByKeys(name: RegExp) {
    await this.named(name).focus();
    await this.page.keyboard.press('Enter');
  }

  /** Goes to the settings of a text channel. */
  async openRoom(server: string, room: string) {
    await press(this.named(new RegExp(server)));
    await press(this.named(new RegExp(`^#${room}`)));
    await expect(this.channelLink).toBeVisible();
  }

  async subscribe(channel: string, language: string) {
    await this.page.getByLabel('Language').last().selectOption(language);
    await this.channelLink.fill(`https://www.youtube.com/channel/${channel}`);
    await this.channelLink.press('Enter');
  }

  async block(name: string) {
    await press(this.named(/^Everyone/));
    const field = this.page.getByLabel('Name to block');
    await field.fill(name);
    await field.press('Enter');
    await expect(this.text(`${name} is blocked now.`)).toBeVisible();
  }

  subscription(channel: string) {
    return this.page.getByRole('rowheader', { name: channel });
  }

  /** Goes home by the bar of a phone. */
  async goHomeOnPhone() {
    await press(this.bottomBar.getByRole('link', { name: 'Home' }));
  }

  async saveChanges() {
    await press(this.button('Save'));
  }
}
