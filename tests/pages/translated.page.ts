import { expect } from '@playwright/test';
import { translate, type Way } from '../support/translator';
import { AnyPage } from './any-page.page';

/** What a page says of one round of presses. */
interface Walk {
  /** Names of what was pressed. */
  readonly pressed: readonly string[];
  /** Elements whose text is not what React has drawn there, once the translation is undone. */
  readonly stale: readonly string[];
}

/**
 * Presses everything that can be pressed, also what comes by it, up to a number of presses. After each it compares all texts with those that
 * React has drawn. Runs in the page, where a press is a call: hundreds of them take seconds.
 */
async function walkPage(max: number): Promise<Walk> {
  interface Fiber {
    readonly tag: number;
    readonly memoizedProps: unknown;
    readonly memoizedState: unknown;
    readonly stateNode: unknown;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const TEXT = 6;
  const PORTAL = 4;
  const SUSPENSE = 13;
  const OFFSCREEN = 22;
  const stale = new Set<string>();
  /** What other parts of the tree are drawn into. */
  const portals = new Set<Node>();
  const pressed: string[] = [];

  /** The text below a fiber as React has drawn it; undefined where it says nothing of it. Notes elements that show another one. */
  const drawnText = (fiber: Fiber): string | undefined => {
    if (fiber.tag === TEXT) return String(fiber.memoizedProps);
    // What is hidden, or still as the server has drawn it.
    if ([OFFSCREEN, SUSPENSE].includes(fiber.tag) && fiber.memoizedState !== null) return undefined;
    const props = fiber.memoizedProps as {
      readonly children?: unknown;
      readonly dangerouslySetInnerHTML?: unknown;
    } | null;
    const { stateNode: element } = fiber;
    const isElement = element instanceof Element;
    if (
      isElement &&
      (props?.dangerouslySetInnerHTML ||
        /^(style|script|noscript|title|textarea)$/i.test(element.nodeName))
    )
      return undefined;
    let text: string | undefined = '';
    if (isElement && fiber.child === null && ['string', 'number'].includes(typeof props?.children))
      text = String(props?.children);
    for (let child = fiber.child; child; child = child.sibling) {
      const part = drawnText(child);
      if (child.tag === PORTAL) continue;
      text = text === undefined || part === undefined ? undefined : text + part;
    }
    if (!isElement || text === undefined) return text;
    if ([...portals].some((portal) => element.contains(portal))) return undefined;
    // Clocks write their text themselves, without React.
    if (element.closest('time, [translate="no"]')) return undefined;
    const copy = element.cloneNode(true) as Element;
    for (const inner of copy.querySelectorAll('font > font'))
      inner.textContent = inner.textContent.replace(/^X/, '');
    if (copy.textContent === text) return text;
    stale.add(`<${element.localName}> shows “${copy.textContent}”, not “${text}”`);
    return undefined;
  };
  const notePortals = (fiber: Fiber) => {
    if (fiber.tag === PORTAL)
      portals.add((fiber.stateNode as { readonly containerInfo: Node }).containerInfo);
    for (let child = fiber.child; child; child = child.sibling) notePortals(child);
  };
  const compare = () => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container = key && (root as unknown as Record<string, Fiber>)[key];
    const { current } = (container as Fiber).stateNode as { readonly current: Fiber };
    portals.clear();
    notePortals(current);
    drawnText(current);
  };
  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });

  const seen = new Set<string>();
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ??
    control.getAttribute('title') ??
    control.textContent.replace(/^X/, '').trim();
  const next = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, [role="tab"], [role^="menuitem"], [role="switch"]',
      ),
    ]
      // What came last is on top.
      .toReversed()
      .find((control) => {
        const kind = nameOf(control).replaceAll(/\d+/g, '0').slice(0, 12);
        const isLeft =
          /log ?(in|out)|delete|remove|save|no topic|undo this|reload|install|reset|force|clear/i.test(
            nameOf(control),
          );
        if (isLeft || seen.has(kind) || !control.checkVisibility() || control.closest('a, [inert]'))
          return false;
        seen.add(kind);
        return true;
      });
  // Other pages and windows are not this one.
  window.open = () => null;
  compare();
  for (let control = next(); control && pressed.length < max; control = next()) {
    pressed.push(nameOf(control));
    // Menus open when the pointer goes down.
    control.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }),
    );
    control.click();
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await drawn();
    compare();
  }
  return { pressed, stale: [...stale] };
}

/** A page that a browser translates while it is used. */
export class TranslatedPage extends AnyPage {
  async translate(way?: Way) {
    await translate(this.page, way);
  }

  /** Sees what the page is about, or what it asks first. */
  async seeReady() {
    // A device that keeps a login, but not its cookie, shows the login of a page until the login is found.
    await expect(this.main.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
    // A heading is hidden while a late part beside it is waited for.
    const headings = this.page.locator('main h1, [role="dialog"] h2').filter({ visible: true });
    await expect(headings.first()).toBeAttached();
  }

  /** Presses up to so many different controls. */
  pressEverything(max: number): Promise<Walk> {
    return this.page.evaluate(walkPage, max);
  }

  /** What stands for a page that has failed. */
  get failure() {
    return this.page.getByText('Something went wrong on this page');
  }
}
