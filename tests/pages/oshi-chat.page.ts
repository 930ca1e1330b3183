import { expect, type Locator } from '@playwright/test';
import { press } from '../support/press';
import { eventually, nextFrame } from '../support/waits';
import { EmbedElement } from './embed-element.page';
import type { FanPage } from './fan.page';

const linesOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `line-${index}`,
    name: 'Kaede TL',
    message: `Line ${index}`,
    timestamp: 1_700_000_000_000 + index * 10_000,
    video_offset: index * 10,
    is_tl: true,
    source: 'user',
  }));

const TURN_PX = 100;
const TURNS_MAX = 500;

/** `<oshi-chat>`. */
export class OshiChat extends EmbedElement {
  readonly lines: Locator;
  /** The line of the second at which the player is. */
  readonly currentLine: Locator;
  readonly languageChoice: Locator;

  constructor(
    readonly fan: FanPage,
    nth = 0,
  ) {
    super(fan.page, 'oshi-chat', 'chat', nth);
    this.lines = this.host.locator('[data-part=line]');
    this.currentLine = this.host.locator('[data-state=current]');
    this.languageChoice = this.host.getByRole('combobox');
  }

  /** From now on every recording has so many lines, one each ten seconds, whatever the demo world has. Default 40. */
  async useLines(count = 40) {
    const json = linesOf(count);
    await this.fan.page.route('**/api/v2/videos/*/chats**', (route) =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
    );
  }

  async seeConnected() {
    await expect(this.host.getByText('Connected', { exact: true })).toBeAttached();
  }

  /** Turns the wheel over the lines until this one is drawn. */
  async scrollToLine(text: string) {
    const { mouse } = this.fan.page;
    const line = this.lines.getByText(text, { exact: true });
    await this.lines.first().hover();
    // By less than what is drawn at a time, or the line would be passed.
    for (let turn = 0; turn < TURNS_MAX && (await line.count()) === 0; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await mouse.wheel(0, TURN_PX);
      // oxlint-disable-next-line no-await-in-loop -- the lines there are drawn in the next frame
      await nextFrame(this.fan.page);
    }
    await expect(line).toBeAttached();
  }

  async jumpTo(time: string) {
    await press(this.button(`Jump to ${time}`));
  }

  /** The lines of these languages were asked for, and of no others. */
  async seeLinesRequestedIn(languages: readonly string[]) {
    const requested = () => {
      const lists = this.fan.requests.filter(({ pathname }) => pathname.endsWith('/chats'));
      return new Set(lists.map(({ searchParams }) => searchParams.get('lang')));
    };
    await eventually('languages whose lines are asked for', requested).toEqual(new Set(languages));
  }
}
