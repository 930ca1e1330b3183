import { expect } from '@playwright/test';
import { press } from '../support/press';
import { eventually, nextFrame, tried } from '../support/waits';
import { WatchPlayer } from './watch-player.page';

declare global {
  interface Window {
    /** What a pointer does not reach, and why. */
    lookAtControls: (among: 'page' | 'new layers' | 'dialogs' | 'foot') => Promise<string[]>;
    /** What lies over the page since the last opener was marked. */
    newLayers: () => Element[];
    /** Marks a control that opens something and is none of these; answers which one. */
    nextOpener: (seen: readonly string[]) => string | undefined;
    /** Scrolls to it, beside what keeps its place; answers why a pointer does not reach it. */
    reachOpener: () => Promise<string | undefined>;
  }
}

/**
 * Defines in the page which controls a pointer cannot reach. Those of a box that scrolls by itself are scrolled to; boxes that only clip are
 * not, since no viewer can scroll them.
 */
function defineLook(): void {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="slider"], [role="tab"], [role="option"], [role^="menuitem"]';
  const LAYERS =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
  const SKIP_LINK = 'a[href="#main"]';
  const SKIPPED = '[inert], [aria-hidden="true"]';
  const nameOf = (control: Element) =>
    (
      control.getAttribute('aria-label') ??
      (control.textContent.trim() ||
        (control as HTMLInputElement).labels?.[0]?.textContent.trim() ||
        control.getAttribute('title') ||
        control.getAttribute('placeholder') ||
        control.outerHTML)
    ).slice(0, 80);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(SKIPPED);
  const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      all.push(one);
    return all;
  };
  /** Whether something around it keeps its place, or lies over what is beside it. */
  const isOverlaid = (control: Element) =>
    ancestors(control).some((one) =>
      ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position),
    );
  const middle = ({ left, top, width, height }: DOMRect) =>
    [left + width / 2, top + height / 2] as const;
  /** Where in the window a viewer can bring what is beside bars and players that keep their place. */
  const PLACES = [0.5, 0.3, 0.7, 0.15, 0.85];
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  /** Content that was off screen is drawn some frames after it comes on; a pointer does not find it before. */
  const DRAWN_WITHIN_FRAMES = 30;
  const drawn = async (target: Element) => {
    for (let frame = 0; frame < DRAWN_WITHIN_FRAMES; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await twoFrames();
      if (target.checkVisibility({ contentVisibilityAuto: true })) return;
    }
  };
  /** Scrolls the boxes around it as a viewer can, so that its middle is at this part of them. */
  const bringTo = (target: Element, part: number) => {
    for (let box: Element | null = target; box; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed') return;
      const scroller = box.parentElement;
      const [x, y] = middle(target.getBoundingClientRect());
      if (!scroller || scroller === document.body) {
        scrollBy({ top: y - innerHeight * part, behavior: 'instant' });
        return;
      }
      const { overflowX, overflowY } = getComputedStyle(scroller);
      const area = scroller.getBoundingClientRect();
      const left = canScroll(overflowX) ? x - area.left - area.width * part : 0;
      const top = canScroll(overflowY) ? y - area.top - area.height * part : 0;
      if (left !== 0 || top !== 0) scroller.scrollBy({ left, top, behavior: 'instant' });
    }
  };
  const describe = (element: Element | null) => {
    const part = element?.closest('[data-part]')?.getAttribute('data-part');
    return `<${element?.localName ?? 'nothing'} class="${element?.getAttribute('class') ?? ''}">${part ? ` in ${part}` : ''}`;
  };
  const obstacle = (control: Element, target: Element): string | undefined => {
    const [line] = target.getClientRects();
    if (!line || line.width < 2 || line.height < 2) return undefined;
    const [x, y] = middle(line);
    const { left, top, right, bottom } = line;
    const at = `at ${[left, top, right, bottom].map(Math.round).join(', ')}`;
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      return `is outside the window ${at}`;
    const found = document.elementFromPoint(x, y);
    const isFound =
      target.contains(found) ||
      // The text and the picture of a field belong to it.
      [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(found));
    return isFound ? undefined : `${at} lies under ${describe(found)}`;
  };
  const faultOf = async (control: Element): Promise<string | undefined> => {
    // A box that is drawn by its label is pressed there.
    const { width, height } = control.getBoundingClientRect();
    const label = (control as HTMLInputElement).labels?.[0];
    const target = label && (width < 4 || height < 4) ? label : control;
    let fault = obstacle(control, target);
    for (const part of PLACES) {
      if (fault === undefined) return undefined;
      bringTo(target, part);
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      await drawn(target);
      fault = obstacle(control, target);
    }
    return fault;
  };
  const layers = () => [...document.querySelectorAll(LAYERS)].filter(isShown);
  let before = new Set<Element>();
  window.newLayers = () => layers().filter((layer) => !before.has(layer));
  const ROOTS = {
    page: () => [document.body],
    'new layers': window.newLayers,
    dialogs: () => [...document.querySelectorAll('[aria-modal="true"]')],
    foot: () => [...document.querySelectorAll('[data-part="player"], [role="region"]:has(> ol)')],
  };
  window.lookAtControls = async (among) => {
    const controls = ROOTS[among]()
      .flatMap((root) => [...root.querySelectorAll(CONTROLS)])
      .filter(
        (control) =>
          isShown(control) &&
          getComputedStyle(control).pointerEvents !== 'none' &&
          isOverlaid(control) &&
          // One of many cards is as the others.
          !control.matches(`main li:nth-child(n + 4) *, ${SKIP_LINK}`),
      );
    // A low window has no bars that stay.
    const mayBeNone = among === 'new layers' || (among === 'page' && innerHeight < 480);
    if (controls.length === 0 && !mayBeNone) throw new Error(`There is no control in ${among}.`);
    const place = scrollY;
    const faults: string[] = [];
    for (const control of controls) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const fault = await faultOf(control);
      if (fault) faults.push(`“${nameOf(control)}” ${fault}`);
    }
    scrollTo({ top: place, behavior: 'instant' });
    return faults;
  };
  const kindOf = (opener: Element) => nameOf(opener).slice(0, 10);
  window.nextOpener = (seen) => {
    document.querySelector('[data-test-opener]')?.removeAttribute('data-test-opener');
    before = new Set(layers());
    const openers = document.querySelectorAll<HTMLElement>('button[aria-haspopup]');
    const next = [...openers].find(
      (one) =>
        isShown(one) &&
        !one.matches(':disabled, [aria-disabled="true"]') &&
        !seen.includes(kindOf(one)),
    );
    if (!next) return undefined;
    next.dataset.testOpener = '';
    return kindOf(next);
  };
  window.reachOpener = async () => {
    const opener = document.querySelector('[data-test-opener]');
    return opener ? await faultOf(opener) : 'is not there any more';
  };
}

/** What of the page is looked at: all of it, what has just been opened, what the viewer has to answer first, or what lies over the foot of it. */
type Among = Parameters<Window['lookAtControls']>[0];

/** A page as a pointer finds it: what lies over it, and what can be opened. */
export class OverlaidPage extends WatchPlayer {
  /** What a pointer does not reach. */
  readonly faults: string[] = [];
  /** What was opened, by the beginnings of the names of its buttons. */
  readonly opened: string[] = [];

  async start(path: string) {
    await this.page.addInitScript(defineLook);
    await this.open(path);
  }

  /** Goes to a page of the site without a load of the document, and waits for all of it. */
  async walkTo(path: string) {
    const headings = this.main.getByRole('heading', { level: 1 });
    const former = new URL(this.page.url()).pathname;
    const heading = String(await headings.first().textContent());
    await this.visit(path);
    await expect(headings.first()).toBeAttached();
    if (new URL(this.page.url()).pathname !== former)
      await expect(headings.first()).not.toHaveText(heading);
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Closes the hint at the organizations, which lies over the first card for a while. */
  async closeHint() {
    await press(this.page.getByRole('status').getByRole('button'));
  }

  /** The multiview has so many players. */
  async seePlayers(count: number) {
    await expect(this.page.locator('[data-kind="video"] iframe')).toHaveCount(count);
  }

  /** Messages stay as they do while the viewer has left the window, so that none is gone before it was looked at. */
  async keepMessages() {
    await this.page.evaluate(() => dispatchEvent(new Event('blur')));
  }

  /** Opens the dialog of all layouts, which lies below the messages that were there before, and closes it. */
  async lookAtAllLayouts() {
    await press(this.page.getByRole('button', { name: 'Layouts', exact: true }));
    const dialog = this.page.getByRole('dialog', { name: 'Layouts' });
    await press(dialog.getByRole('button', { name: 'Show all' }));
    const all = dialog.and(this.page.locator('[aria-modal="true"]'));
    await expect(all).toBeVisible();
    await nextFrame(this.page);
    await this.look('all layouts and a message', 'dialogs');
    await this.page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  }

  /** Nothing of these lies under the small player, however little of it can be pressed. */
  async seeClearOfMini(what: string, selector: string) {
    const over = await this.mini.evaluate((mini, all) => {
      const { left, top } = mini.getBoundingClientRect();
      return [...document.querySelectorAll(all)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ right, bottom }) => right > left + 1 && bottom > top + 1).length;
    }, selector);
    expect(over, `${what}: ${selector} under the small player`).toBe(0);
  }

  /** Closes the small player, on a page that may have players of its own. */
  override async closeMini() {
    await this.pressInMini('Close the player');
    await expect(this.mini).toHaveCount(0);
  }

  /** Closes the messages. */
  async closeMessages() {
    const message = this.page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    // Not with Escape, which first closes the hint of a button that still has the focus.
    for (const one of (await message.all()).toReversed())
      await press(one.getByRole('button', { name: 'Close' }));
    await expect(message).toHaveCount(0);
  }

  /** Looks at the controls that are there; notes what a pointer does not reach. */
  async look(what: string, among: Among = 'page') {
    const faults = await this.page.evaluate((where) => window.lookAtControls(where), among);
    this.faults.push(...faults.map((fault) => `${what}: ${fault}`));
  }

  /** Opens one after the other what can be opened here and was not elsewhere, and looks at each. */
  async lookAtLayers(what: string) {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const name = await this.page.evaluate((all) => window.nextOpener(all), this.opened);
      if (name === undefined) return;
      this.opened.push(name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.lookAtLayer(`${what}, “${name}”`);
    }
  }

  private async lookAtLayer(what: string) {
    const fault = await this.page.evaluate(() => window.reachOpener());
    expect(fault, what).toBeUndefined();
    await press(this.page.locator('[data-test-opener]'));
    await eventually(`${what} is open`, () =>
      this.page.evaluate(() => window.newLayers().some((layer) => layer.textContent.trim() !== '')),
    ).toBe(true);
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
    await nextFrame(this.page);
    await this.look(what, 'new layers');
    await tried(`${what} is closed`, async () => {
      await this.page.keyboard.press('Escape');
      expect(await this.page.evaluate(() => window.newLayers().length)).toBe(0);
    });
  }
}
