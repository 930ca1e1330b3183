import { expect, type Locator } from '@playwright/test';
import { press } from '../support/press';
import { eventually } from '../support/waits';
import { EmbedElement } from './embed-element.page';
import type { FanPage } from './fan.page';

/** What the element is to the script of a page. */
interface Player extends HTMLElement {
  readonly paused: boolean;
  readonly duration: number;
  readonly currentTime: number;
  play(): void;
  pause(): void;
}

/** `<oshi-player>`. */
export class OshiPlayer extends EmbedElement {
  readonly playButton: Locator;
  readonly frame: Locator;
  readonly caption: Locator;
  readonly title: Locator;

  constructor(fan: FanPage, nth = 0) {
    super(fan.page, 'oshi-player', 'player', nth);
    // The Japanese one says it in its own words.
    this.playButton = this.host.getByRole('button', { name: /^(Play|再生)/ });
    this.frame = this.host.locator('iframe');
    this.caption = this.host.locator('[data-part=caption]');
    this.title = this.caption.locator('p').first();
  }

  async pressPlay() {
    await press(this.playButton);
  }

  /** Plays, as the script of the page asks it to. */
  async play() {
    await this.host.evaluate((element: Player) => element.play());
  }

  async pause() {
    await this.host.evaluate((element: Player) => element.pause());
  }

  async seek(second: number) {
    await this.assign({ currentTime: second });
  }

  async seePaused(isPaused: boolean) {
    await eventually(`the player ${isPaused ? 'pauses' : 'plays'}`, () =>
      this.host.evaluate((element: Player) => element.paused),
    ).toBe(isPaused);
  }

  async seeSecond(second: number) {
    await eventually('the player is at the second', () =>
      this.host.evaluate((element: Player) => Math.floor(element.currentTime)),
    ).toBe(second);
  }

  duration(): Promise<number> {
    return this.host.evaluate((element: Player) => element.duration);
  }

  async seeFrames(count: number) {
    await expect(this.frame).toHaveCount(count);
  }
}
