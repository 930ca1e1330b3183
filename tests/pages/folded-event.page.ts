import { expect, type Locator } from '@playwright/test';
import { atRest } from '../support/waits';
import { HomePage } from './home.page';

interface BoardRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly link?: string;
  readonly event_id?: string;
  readonly channel: { readonly id: string };
}

/** Two streams of one person, as the board has them. */
export interface Simulcast {
  readonly own: string;
  /** Address of the one on Twitch. */
  readonly elsewhere: string;
}

const isOnTwitch = ({ link = '' }: BoardRow) => link.includes('twitch.tv');

/** An event on the home board: one card, with its streams below. */
export class FoldedEventPage extends HomePage {
  /** A person who streams on two platforms at this time. */
  async simulcast(): Promise<Simulcast> {
    const answer = await this.page.request.get(
      '/api/v2/live?include=event&type=stream,placeholder&limit=5000',
    );
    const rows = (await answer.json()) as readonly BoardRow[];
    for (const one of rows.filter(isOnTwitch)) {
      const members = rows.filter(({ event_id: id }) => id !== undefined && id === one.event_id);
      const [own, ...more] = members.filter((row) => !isOnTwitch(row));
      if (own && more.length === 0 && members.length === 2)
        return { own: own.id, elsewhere: one.link ?? '' };
    }
    throw new Error('the demo world has no simulcast at this time');
  }

  /** The place in the list of the one card of an event. */
  private place({ own }: Simulcast): Locator {
    return this.page.getByRole('listitem').filter({ has: this.cardOf(own) });
  }

  toggle(simulcast: Simulcast): Locator {
    return this.place(simulcast).getByRole('button', { name: 'Streams of this event: 2' });
  }

  members(simulcast: Simulcast): Locator {
    return this.place(simulcast).locator('[data-part="member"]').getByRole('link');
  }

  together(simulcast: Simulcast): Locator {
    return this.place(simulcast).getByRole('link', { name: 'Watch in Multiview' });
  }

  /** Scrolls on until the card is there. */
  async findCard({ own }: Simulcast) {
    await expect(async () => {
      await this.scrollToEnd();
      await expect(this.cardOf(own)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await this.cardOf(own).scrollIntoViewIfNeeded();
  }

  /** The same, with what unfolds it. */
  async find(simulcast: Simulcast) {
    await this.findCard(simulcast);
    await expect(this.toggle(simulcast)).toHaveCount(1);
  }

  /** Height in px of the row that the card is in. */
  async rowHeight(simulcast: Simulcast): Promise<number> {
    const place = this.place(simulcast);
    await atRest(place);
    return place.evaluate((item) => item.getBoundingClientRect().height);
  }
}
