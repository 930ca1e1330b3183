import { expect, type Locator } from '@playwright/test';
import { press } from '../support/press';
import { ChannelsPage } from './channels.page';

/** The portal without a login. */
export class GuestPage extends ChannelsPage {
  readonly blockButton = this.page.getByRole('button', { name: /^Block / });
  readonly unblockButton = this.page.getByRole('button', { name: /^Blocked\. Unblock/ });

  async pressFirstHeart() {
    await press(this.button('Log in to favorite channels').first());
  }

  /** Presses the button of a toast. */
  async answerMessage(name: string) {
    const messages = this.page.getByRole('region', { name: /^Notifications/ });
    await press(messages.getByRole('button', { name }));
  }

  /** Goes to the first channel of the list, and returns its name. */
  async goToFirstChannel() {
    const link = this.main.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await press(link);
    await expect(this.heading).toContainText(name);
    return name;
  }

  clipsOf(channel: string) {
    return this.page.getByRole('list', { name: `Clips of ${channel}` });
  }

  /** The link of a card that leads to the channel of its video. */
  channelLink(card: Locator) {
    return card.locator('a[href^="/channel/"]').first();
  }

  /** The cards of the channel with this address. */
  cardsOfChannel(address: string) {
    return this.cards.filter({ has: this.page.locator(`a[href="${address}"]`) });
  }
}
