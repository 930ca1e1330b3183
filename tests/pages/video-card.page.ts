import { expect, type Locator, type Page } from '@playwright/test';

interface Colors {
  readonly sign: string;
  readonly ground: string;
  readonly ring: string;
}

/** One card of a list of videos, as a mouse uses it. */
export class VideoCard {
  readonly title: Locator;
  /** Adds the video to the playlist. */
  readonly saveToggle: Locator;
  private readonly picture: Locator;
  private readonly page: Page;

  constructor(root: Locator) {
    this.page = root.page();
    this.title = root.getByRole('heading');
    this.saveToggle = root.getByRole('button', { name: /^Add to playlist/ });
    this.picture = root.locator('[data-part="thumbnail"]');
  }

  /** Presses what lies over the picture at one of its places, whatever that is. */
  async pressPicture() {
    const { x, y } = await this.boxOf(this.picture);
    await this.page.mouse.click(x + 30, y + 60);
  }

  /** Drags over the words of the title; returns those that are selected. */
  async selectWords() {
    const { x, y } = await this.boxOf(this.title);
    await this.drag({ x: x + 2, y: y + 8 }, { x: x + 90, y: y + 9 });
    await this.page.mouse.up();
    return this.page.evaluate(() => getSelection()?.toString() ?? '');
  }

  /** Drags it by its picture, and lets go once the browser was given something of this type to drop. */
  async dragByPicture(type: RegExp) {
    await this.page.evaluate(() =>
      addEventListener('dragstart', ({ dataTransfer }) => {
        document.documentElement.dataset.dragged = dataTransfer?.types.join(' ');
      }),
    );
    const { x, y } = await this.boxOf(this.picture);
    await this.drag({ x: x + 30, y: y + 60 }, { x: x + 90, y: y + 90 });
    await expect(this.page.locator('html')).toHaveAttribute('data-dragged', type);
    await this.page.mouse.up();
  }

  /** Of the button that saves, at this moment. */
  colorsOfToggle(): Promise<Colors> {
    return this.saveToggle.evaluate((button) => {
      const { color, backgroundColor, outlineColor } = getComputedStyle(button);
      return { sign: color, ground: backgroundColor, ring: outlineColor };
    });
  }

  private async boxOf(part: Locator) {
    await expect(part).toBeVisible();
    return (await part.boundingBox())!;
  }

  private async drag(from: { x: number; y: number }, to: { x: number; y: number }) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 6 });
  }
}
