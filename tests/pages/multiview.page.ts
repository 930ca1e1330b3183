import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, press } from '../support/press';
import { PortalPage } from './portal.page';
import { Question } from './question.page';

/** Keys that are pressed on the handle of a cell, one after the other. */
export interface Edit {
  readonly cell: number;
  readonly keys: readonly string[];
}

/** The page of a multiview with the demo world’s players. */
export class MultiviewPage extends PortalPage {
  readonly cells: Locator;
  readonly tools: Locator;
  /** What is announced while a cell is arranged. */
  readonly said: Locator;
  readonly linkQuestion: Question;
  protected readonly grid: Locator;

  constructor(page: Page) {
    super(page);
    this.grid = page.locator('[data-part="grid"]');
    this.cells = page.locator('[data-cell]');
    this.tools = page.getByRole('group', { name: 'Tools' });
    this.said = page.locator('[data-part="grid"] ~ * [role="status"]');
    this.linkQuestion = new Question(page, 'Open the shared layout?');
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
  }

  /** Opens a layout of one video and three cells that wait for one. */
  async openOne() {
    const [one] = await this.ids(1);
    await this.open(`/multiview/AAMM${one},AMMM,MAMM,MMMM`);
    await this.ready(1);
  }

  /** All players have started. */
  async ready(videos: number) {
    await expect(this.tools).toBeVisible();
    await expect(this.page.locator('[data-kind="video"] iframe')).toHaveCount(videos);
  }

  /** The cells have the players that were loaded before the program. */
  async seeEarlyPlayers(count: number) {
    await expect(this.cells.locator('iframe[data-loaded]')).toHaveCount(count);
  }

  handle(cell: number) {
    return this.cells.nth(cell).getByRole('button', { name: /move or resize$/ });
  }

  /** What plays in a cell. */
  frame(cell: number) {
    return this.cells.nth(cell).locator('iframe');
  }

  /** The button in a player that is muted. */
  unmute(cell: number) {
    return this.frame(cell).contentFrame().getByRole('button', { name: 'Unmute' });
  }

  tool(name: string) {
    return this.tools.getByRole('button', { name, exact: true });
  }

  async use(name: string) {
    await press(this.tool(name));
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

  /** Makes a cell one track narrower, by keys. */
  async narrow(cell: number) {
    await this.handle(cell).focus();
    await this.press('Space', 'Shift+ArrowLeft', 'Space');
  }

  /** Whether the page fills the screen. */
  isFullScreen(): Promise<boolean> {
    return this.page.evaluate(() => document.fullscreenElement === document.documentElement);
  }

  /** As a browser does for the Escape of a person. Without a window it leaves no full screen for a key that a test presses. */
  leaveFullScreen(): Promise<void> {
    return this.page.evaluate(() => document.exitFullscreen());
  }

  async saveLayout(name: string) {
    await this.use('Save layout');
    const dialog = new Question(this.page, 'Save layout');
    await dialog.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.answer('Save');
  }

  /** Names of the layouts that this device has saved. */
  savedLayouts(): Promise<readonly (string | undefined)[]> {
    return this.page.evaluate(() => {
      const text = Object.entries(localStorage).find(([key]) => key.endsWith('multiview'))?.[1];
      return [...(text ?? '').matchAll(/\{"name":"([^"]*)","code"/g)].map((match) => match[1]);
    });
  }

  /** Copies the link of the layout; answers which one it is. */
  async copyLink(): Promise<string> {
    await this.use('Share');
    const menu = new Question(this.page, 'Share this layout');
    const address = await menu.dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await menu.answer('Copy');
    return address;
  }

  /** Drags the first stream above the tools into a cell. */
  async dragStream(cell: number) {
    await this.tools.getByRole('toolbar').getByRole('button').first().dragTo(this.cells.nth(cell));
  }

  /** Drags with the mouse from the middle of one element to the middle of another, as far as it can be seen. */
  private async dragBetween(from: Locator, to: Locator) {
    const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
    if (!start || !end) throw new Error('What is dragged, or where to, is not drawn.');
    const { mouse } = this.page;
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
    await mouse.up();
  }

  /** Drags a cell by its bar onto the middle of another. */
  async dragCell(cell: number, onto: number) {
    await this.dragBetween(this.handle(cell), this.cells.nth(onto));
  }

  /** Adds the first stream above the tools, where the layout has room. */
  async pickStream() {
    await press(this.tools.getByRole('toolbar').getByRole('button').first());
  }

  /** Plays a video from a part of its length on, by the controls in its player. */
  async playTo(cell: number, part: number) {
    const player = this.frame(cell).contentFrame();
    await press(player.getByRole('button', { name: 'Play' }));
    await player.locator('input[type="range"]').evaluate((slider, at) => {
      if (!(slider instanceof HTMLInputElement)) throw new Error('The player has no slider.');
      slider.value = String(Number(slider.max) * at);
      slider.dispatchEvent(new Event('input'));
    }, part);
    await expect
      .poll(() => this.keptMoments(), 'the device knows how far it was watched')
      .not.toEqual([]);
  }

  /** Seconds that this device keeps of the recordings of the layout. */
  private keptMoments(): Promise<readonly number[]> {
    return this.page.evaluate(() => {
      const text = Object.entries(localStorage).find(([key]) => key.endsWith('multiview'))?.[1];
      const moments = /"moments":\{([^}]*)\}/.exec(text ?? '')?.[1] ?? '';
      return [...moments.matchAll(/:(\d+)/g)].map((match) => Number(match[1]));
    });
  }

  /** Second from which the player of a cell was started. */
  async startOf(cell: number): Promise<number> {
    const src = (await this.frame(cell).getAttribute('src')) ?? '';
    return Number(new URL(src, this.page.url()).searchParams.get('start') ?? 0);
  }

  get chats() {
    return this.page.locator('[data-kind="chat"]');
  }

  /** What the chats show, which loads after the players: a frame, or why there is none. */
  get shownChats() {
    return this.chats.locator('iframe, [role="status"]');
  }

  /** Makes the first video large, or puts the layout back, from the menu of its cell. */
  async enlarge(cell: number, item: string) {
    await openMenu(this.cells.nth(cell).getByRole('button', { name: /^More options for / }));
    await press(this.page.getByRole('menuitem', { name: item }));
  }

  /** Drops into the first cell what another program carries: texts by their types. */
  async drop(texts: Readonly<Record<string, string>>) {
    const dataTransfer = await this.page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(all)) transfer.setData(type, text);
      return transfer;
    }, texts);
    await this.cells.first().dispatchEvent('drop', { dataTransfer });
  }

  /**
   * Presses keys on the handles of cells, within the page: hundreds of them would take minutes one by one. What is drawn after a key
   * is drawn before the next.
   */
  async edit(edits: readonly Edit[]) {
    const handles = this.cells.getByRole('button', { name: /move or resize$/ });
    await handles.evaluateAll(async (all, list) => {
      for (const { cell, keys } of list) {
        all[cell]?.focus();
        for (const text of keys) {
          const [key = '', ...modifiers] = text.split('+').toReversed();
          const [shiftKey, ctrlKey] = ['Shift', 'Control'].map((name) => modifiers.includes(name));
          const init = { key: key === 'Space' ? ' ' : key, shiftKey, ctrlKey };
          all[cell]?.dispatchEvent(
            new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
          );
          await new Promise<void>((resolve) => {
            setTimeout(resolve);
          });
        }
      }
    }, edits);
  }

  /** Waits until each frame has loaded its `src`: a new frame, or one with another `src`, is in the page before its document is. */
  private async framesLoaded() {
    const addresses = () =>
      this.page
        .locator('iframe')
        .evaluateAll((frames) =>
          frames.filter((frame) => frame instanceof HTMLIFrameElement).map(({ src }) => src),
        );
    await expect
      .poll(async () => {
        const loaded = this.page.frames().map((frame) => frame.url());
        return (await addresses()).filter((address) => !loaded.includes(address));
      }, 'frames show their addresses')
      .toEqual([]);
    await Promise.all(this.page.frames().map((frame) => frame.waitForLoadState()));
  }

  /** Remembers the frames of the page; answers how many of them are not the same any more. */
  async watchFrames() {
    await this.framesLoaded();
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
