import { expect, type Locator, type Page } from '@playwright/test';
import { PortalPage } from './portal.page';

/** The page of a multiview with the demo world’s players. */
export class MultiviewPage extends PortalPage {
  readonly frames: Locator;
  readonly cells: Locator;
  readonly tools: Locator;
  /** What is announced while a cell is arranged. */
  readonly said: Locator;

  constructor(page: Page) {
    super(page);
    this.frames = page.locator('[data-part="grid"] iframe');
    this.cells = page.locator('[data-cell]');
    this.tools = page.getByRole('group', { name: 'Tools' });
    this.said = page.locator('[data-part="grid"] ~ * [role="status"]');
  }

  /** Ids of streams that are over. */
  async ids(count: number): Promise<readonly string[]> {
    const answer = await this.page.request.get(
      `/api/v2/videos?status=past&type=stream&org=Hololive&limit=${count}`,
    );
    return ((await answer.json()) as readonly { readonly id: string }[]).map(({ id }) => id);
  }

  /** Opens a layout of three videos, and a chat of the first one. */
  async openThree() {
    const [one, two, three] = await this.ids(3);
    await this.open(`/multiview/AAMM${one},AMMM${two},MAMM${three},MMMMchat0`);
    await this.ready(3);
    await expect(
      this.page.locator('[data-kind="chat"]').locator('iframe, [role="status"]'),
    ).toBeVisible();
    // A frame is there before what it shows is loaded.
    await Promise.all(this.page.frames().map((frame) => frame.waitForLoadState()));
  }

  /** All players have started. */
  async ready(videos: number) {
    await expect(this.tools).toBeVisible();
    await expect(this.page.locator('[data-kind="video"] iframe')).toHaveCount(videos);
  }

  handle(cell: number) {
    return this.cells.nth(cell).getByRole('button', { name: /move or resize$/ });
  }

  tool(name: string) {
    return this.tools.getByRole('button', { name, exact: true });
  }

  /** Where each cell is, by lines and tracks of the grid; the fold of the screen is a track after the twelfth. */
  places(): Promise<readonly string[]> {
    return this.cells.evaluateAll((cells) =>
      cells.map((cell) =>
        cell instanceof HTMLElement ? `${cell.style.gridColumn} | ${cell.style.gridRow}` : '',
      ),
    );
  }

  async press(...keys: readonly string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Remembers the frames of the page; answers how many of them are not the same any more. */
  async watchFrames() {
    await this.page.evaluate(() => {
      const frames = [...document.querySelectorAll('iframe')];
      Object.assign(window, { firstFrames: frames });
      for (const frame of frames)
        frame.addEventListener('load', () => frame.setAttribute('data-loaded-again', ''));
    });
    return () =>
      this.page.evaluate(() => {
        const now = [...document.querySelectorAll('iframe')];
        const first = (window as unknown as { firstFrames: readonly HTMLIFrameElement[] })
          .firstFrames;
        return (
          first.filter((frame, at) => now[at] !== frame).length +
          now.filter((frame) => frame.hasAttribute('data-loaded-again')).length +
          Math.abs(now.length - first.length)
        );
      });
  }
}
