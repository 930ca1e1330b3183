/** The portal in an engine that Playwright does not drive: things are found by selectors and names, and waited for. */
import { eventually } from '../support/waits';
import { portalOrigin } from '../support/shared-sites';
import type { Tab } from './engine';

const CARD = '[data-testid="video-card"]';
const ARCHIVED = `[aria-label="Archived streams"] ${CARD}`;
const SMALL_PLAYER = 'section[aria-label="Small player"]';

/**
 * These engines keep the machine's time, which is not that of the sites. A page says so as soon as it knows, above what is pressed next:
 * whenever it does, that is closed.
 */
const CLOSE_CLOCK_NOTICE = `(() => {
  const close = () => {
    for (const notice of document.querySelectorAll('[aria-label^="Notifications"] li'))
      if (notice.textContent.includes('clock is wrong')) notice.querySelector('button[title="Close"]')?.click();
  };
  close();
  new MutationObserver(close).observe(document.body, { childList: true, subtree: true });
  return true;
})()`;

/** A tab as a person sees it. */
export class View {
  constructor(readonly tab: Tab) {}

  async open(path: string) {
    await this.tab.open(`${portalOrigin()}${path}`);
    await this.sees('[data-hydrated]');
    await this.tab.evaluate(CLOSE_CLOCK_NOTICE);
  }

  async seePath(path: string) {
    await eventually('the address', () =>
      this.tab.evaluate<string>('location.pathname + location.search + location.hash'),
    ).toBe(path);
  }

  // Home.

  async seeCards(atLeast: number) {
    await this.sees(CARD, atLeast);
  }

  async openArchive(atLeast: number) {
    await this.press('[role="tab"]', 'Archive');
    await this.seePath('/#archive');
    await this.sees(ARCHIVED, atLeast);
  }

  /** Opens the menu of the first archived stream with the keyboard, and closes it. */
  async openCardMenuByKey() {
    await this.focus(`${ARCHIVED} button[aria-haspopup="menu"]`);
    await this.tab.press('Enter');
    await this.sees('[role="menuitem"]', 3);
    // It answers keys as soon as it has the focus, which `:focus` does not say of a window that is not in front.
    await eventually('the menu has the focus', () =>
      this.tab.evaluate<boolean>(`document.activeElement.closest('[role="menu"]') !== null`),
    ).toBe(true);
    // The library of menus listens for Escape one rendering after the menu has the focus, and loses a key before that.
    await eventually('Escape closes the menu', async () => {
      await this.tab.press('Escape');
      return this.count('[role="menuitem"]');
    }).toBe(0);
  }

  // Settings.

  /** Whether a switch is on. */
  async isOn(name: string) {
    await this.mark('[role="switch"]', name);
    return (await this.count('[data-press]:checked')) === 1;
  }

  /** Presses a switch, and sees it turned. */
  async flip(name: string) {
    const before = await this.isOn(name);
    await this.tab.click('[data-press]');
    await this.seesExactly('[data-press]:checked', before ? 0 : 1);
  }

  // Channels.

  async logIn() {
    await this.press('button', 'Log in as viewer');
  }

  /** Makes a channel a favorite, and waits for the list as the server has confirmed it. */
  async addFavorite() {
    const added = 'main article button[aria-pressed="true"]';
    const before = await this.count(added);
    await this.press('main article button[aria-pressed="false"]', 'Favorite');
    await this.seesExactly(added, before + 1);
    await eventually('the server has confirmed the favorite', () =>
      this.tab.evaluate<number>(`JSON.parse(localStorage.getItem('favorites') ?? '[]').length`),
    ).toBeGreaterThan(before);
  }

  // A stream.

  async play() {
    await this.press('[data-part="poster"] button', 'Play');
    // It is there once the player has answered.
    await this.sees('button[title="Reload the player"]');
  }

  /** Fills the screen with the player by its key, and leaves it by the browser's. */
  async fillScreenAndLeave() {
    const isFull = () => this.tab.evaluate<boolean>('document.fullscreenElement !== null');
    // A key that is pressed in the frame of the player stays there.
    await this.tab.evaluate('document.activeElement?.blur() ?? null');
    await this.tab.press('f');
    await eventually('the player fills the screen', isFull).toBe(true);
    await this.tab.press('Escape');
    await eventually('the player fills the screen', isFull).toBe(false);
  }

  async hideChat() {
    await this.press('button', 'Hide chat');
    await this.sees('button[title="Show chat"]');
  }

  /** Jumps to the time in a comment; answers the words that were pressed. */
  async jumpByComment(): Promise<string> {
    await this.press('main button', 'Comments (');
    await this.press('main li button', 'Jump to ');
    return this.text('[data-press]');
  }

  /** The player is at this part of the video, in percent, or behind it. */
  async seePosition(percent: number) {
    await eventually('the position of the player', () =>
      this.tab.evaluate<number>(
        `parseFloat(document.querySelector('[data-part="position"]')?.style.insetInlineStart ?? '-1')`,
      ),
    ).toBeGreaterThan(percent);
  }

  /** Goes to another page without a load of the document. */
  async leaveTo(path: string) {
    await this.tab.evaluate(
      `history.pushState(null, '', '${path}') ?? dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
    );
  }

  async pauseSmallPlayer() {
    await this.press(`${SMALL_PLAYER} button`, 'Pause');
  }

  async closeSmallPlayer() {
    await this.press(`${SMALL_PLAYER} button`, 'Close the player');
    await this.seesExactly('iframe', 0);
  }

  // A multiview.

  async seePlayers(count: number) {
    await this.seesExactly('[data-kind="video"] iframe', count);
  }

  async leafToNextCell() {
    await this.press('[aria-label="Cells"] button', 'Next cell');
    await eventually('which cell is seen', () => this.text('[aria-label="Cells"]')).toContain(
      '2 of 2',
    );
  }

  /** Moves the first cell one row down with the keyboard, and takes it back. */
  async moveFirstCell() {
    await this.seeRowOfFirstCell('1');
    await this.focus('[data-cell] button[aria-label$="move or resize"]');
    for (const key of [' ', 'ArrowDown', ' '])
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.tab.press(key);
    await this.seeRowOfFirstCell('2');
    await this.press('[role="group"] button', 'Undo');
    await this.seeRowOfFirstCell('1');
  }

  private async seeRowOfFirstCell(row: string) {
    await eventually('the row of the first cell', () =>
      this.tab.evaluate<string>(`document.querySelector('[data-cell]')?.style.gridRowStart`),
    ).toBe(row);
  }

  // A fan site.

  async seeLinksOfFeed(atLeast: number) {
    await eventually('links of the live feed', () =>
      this.tab.evaluate<number>(
        `document.querySelector('oshi-live-feed').shadowRoot?.querySelectorAll('article a[href]').length ?? 0`,
      ),
    ).toBeGreaterThanOrEqual(atLeast);
  }

  /** What the first card of a live feed has of what pages hand down. */
  lookOfFeed() {
    return this.tab.evaluate<readonly string[]>(`(() => {
      const { shadowRoot } = document.querySelector('oshi-live-feed');
      const style = getComputedStyle(shadowRoot.querySelector('article a[href*="/watch/"]'));
      return ['font', 'font-size', 'letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'text-indent', 'text-shadow', 'direction',
        'white-space', 'word-break', 'line-height', 'color'].map((name) => name + ': ' + style.getPropertyValue(name));
    })()`);
  }

  // How all of it is found.

  private count(selector: string) {
    return this.tab.evaluate<number>(
      `document.querySelectorAll(${JSON.stringify(selector)}).length`,
    );
  }

  private async sees(selector: string, atLeast = 1) {
    await eventually(`${selector} is there`, () => this.count(selector)).toBeGreaterThanOrEqual(
      atLeast,
    );
  }

  private async seesExactly(selector: string, count: number) {
    await eventually(`there are ${count} of ${selector}`, () => this.count(selector)).toBe(count);
  }

  private text(selector: string) {
    return this.tab.evaluate<string>(
      `document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`,
    );
  }

  private async focus(selector: string) {
    await this.sees(selector);
    await this.tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  }

  /** Marks the first element of the selector whose label or text contains the name, and brings it into sight. */
  private async mark(selector: string, name: string) {
    const mark = `(() => {
      for (const old of document.querySelectorAll('[data-press]')) old.removeAttribute('data-press');
      const one = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
        [element.getAttribute('aria-label') ?? element.title, element.textContent, element.labels?.[0]?.textContent ?? '']
          .some((text) => text.includes(${JSON.stringify(name)})) &&
        element.checkVisibility());
      one?.scrollIntoView({ block: 'center' });
      one?.setAttribute('data-press', '');
      return one !== undefined;
    })()`;
    await eventually(`${selector} named ${name} is there`, () =>
      this.tab.evaluate<boolean>(mark),
    ).toBe(true);
  }

  private async press(selector: string, name: string) {
    await this.mark(selector, name);
    await this.tab.click('[data-press]');
  }
}
