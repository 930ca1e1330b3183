import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { EmbedElement } from './embed-element.page';

/** `<oshi-multiview>`. Its videos are known by the names of their channels. */
export class OshiMultiview extends EmbedElement {
  /** The bar above the cells. */
  readonly bar: Locator;
  readonly players: Locator;
  readonly chats: Locator;
  /** What moves a cell; a player that plays has none. */
  readonly handles: Locator;

  constructor(around: Page | FrameLocator, nth = 0) {
    super(around, 'oshi-multiview', 'multiview', nth);
    this.bar = this.host.locator('[data-part=controls]');
    this.players = this.host.locator('[data-kind=video] iframe');
    this.chats = this.host.locator('[data-kind=chat]');
    this.handles = this.host.getByRole('button', { name: /: move or resize$/ });
  }

  cell(channel: string) {
    return this.host.getByRole('group', { name: channel, exact: true });
  }

  /** The picture of a video, before anything plays. */
  picture(channel: string) {
    return this.host.getByRole('button', { name: `Play ${channel}`, exact: true });
  }

  /** The picture that a cell of the grid keeps until it is pressed. */
  pictureInCell(channel: string) {
    return this.cell(channel).getByRole('button', { name: 'Play' });
  }

  playerOf(channel: string) {
    return this.cell(channel).locator('iframe');
  }

  async play(channel: string) {
    await press(this.picture(channel));
  }

  async playInCell(channel: string) {
    await press(this.pictureInCell(channel));
  }

  /** Presses the only picture there is, in whatever language. */
  async playOnlyOne() {
    await press(this.host.locator('[data-part=pictures] button'));
  }

  async press(name: string) {
    await press(this.button(name));
  }

  async seePlayers(count: number) {
    await expect(this.players).toHaveCount(count);
  }

  /** The cell of a phone that is seen, of all. */
  async seeCellNumber(number: string) {
    await expect(this.host.getByText(number)).toBeVisible();
  }

  /** Where the cell of a video is, in whole pixels. */
  async place(channel: string): Promise<readonly number[]> {
    const box = await this.cell(channel).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    return [x, y, width, height].map(Math.round);
  }

  /** Arranges a cell by keys. */
  async arrange(channel: string, keys: readonly string[]) {
    const handle = this.button(`${channel}: move or resize`);
    await handle.focus();
    for (const key of keys)
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await handle.page().keyboard.press(key);
  }

  async seeInnerLanguage(language: string) {
    await expect(this.drawing.locator(`[lang=${language}]`)).toHaveCount(1);
  }
}
