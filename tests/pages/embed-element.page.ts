import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press } from '../support/press';
import { eventually, quiet } from '../support/waits';

/** An element of ours on a page of others, whichever it is. */
export class EmbedElement {
  readonly host: Locator;
  /** What is drawn, which the page can style. */
  readonly drawing: Locator;
  /** Why nothing is drawn, in words. */
  readonly problem: Locator;
  readonly retry: Locator;
  /** What is not loaded, beside when it is tried again. */
  readonly countdown: Locator;

  constructor(
    around: Page | FrameLocator,
    readonly tag: string,
    part: string,
    nth = 0,
  ) {
    this.host = around.locator(tag).nth(nth);
    this.drawing = this.host.locator(`[part~=${part}]`);
    // A field has a place for its own problems, which is empty without one.
    this.problem = this.host.getByRole('alert').filter({ hasText: /\S/ });
    this.retry = this.button('Try again');
    this.countdown = this.drawing.getByRole('status').filter({ hasText: 'Trying again in' });
  }

  /** Sets attributes, all at once. */
  async set(attributes: Readonly<Record<string, string>>) {
    await this.host.evaluate((element, given) => {
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    }, attributes);
  }

  /** Sets properties, as the script of a page does. */
  async assign(properties: Readonly<Record<string, unknown>>) {
    await this.host.evaluate((element, given) => void Object.assign(element, given), properties);
  }

  /** What a page styles with `::part(…)`: the first of that name. */
  part(name: string) {
    return this.host.locator(`[part~="${name}"]`).first();
  }

  button(name: string | RegExp) {
    return this.host.getByRole('button', { name });
  }

  link(name: string) {
    return this.host.getByRole('link', { name });
  }

  async tryAgain() {
    await press(this.retry);
  }

  async scrollTo() {
    await this.host.evaluate((element) => element.scrollIntoView());
  }

  /** In pixels. */
  async height(): Promise<number> {
    return (await this.host.boundingBox())?.height ?? 0;
  }

  /** In pixels. */
  async width(): Promise<number> {
    return (await this.host.boundingBox())?.width ?? 0;
  }

  /** Width of the first of its parts with this name, and how far it reaches beyond what is drawn, in pixels. */
  async extentOf(name: string): Promise<{ readonly width: number; readonly beyond: number }> {
    await expect(this.part(name)).toBeAttached();
    return this.host.evaluate(({ shadowRoot }, wanted) => {
      const part = shadowRoot?.querySelector(`[part~="${wanted}"]`)?.getBoundingClientRect();
      const box = shadowRoot?.querySelector('.box')?.getBoundingClientRect();
      return {
        width: part?.width ?? 0,
        beyond: Math.max(0, (part?.right ?? 0) - (box?.right ?? 0)),
      };
    }, name);
  }

  async seePhase(phase: 'waiting' | 'shown' | 'failed') {
    await expect(this.host).toHaveAttribute('data-phase', phase);
  }

  async seeLanguage(language: string) {
    await expect(this.drawing).toHaveAttribute('lang', language);
  }

  /** Takes the element away for a frame, which is for good, and puts it back. */
  async leaveAndComeBack() {
    await this.host.evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(element);
    });
  }

  /** How it looks once it and its pictures are drawn. */
  async screenshot(): Promise<Buffer> {
    await this.scrollTo();
    await this.seePhase('shown');
    await quiet(this.host.page());
    return this.host.screenshot({ animations: 'disabled' });
  }

  /** How many sheets of styles and how many elements are in its shadow root. */
  contents(): Promise<readonly (number | undefined)[]> {
    return this.host.evaluate(({ shadowRoot }) => [
      shadowRoot?.adoptedStyleSheets.length,
      shadowRoot?.childElementCount,
    ]);
  }

  /** All that is written in its shadow root, without what a translator has made of it. */
  text(): Promise<string> {
    return this.host.evaluate(({ shadowRoot }) => {
      const copy = document.createElement('div');
      for (const child of shadowRoot?.children ?? []) copy.append(child.cloneNode(true));
      for (const inner of copy.querySelectorAll('font > font'))
        inner.textContent = inner.textContent.replace(/^X/, '');
      // Clocks write their text themselves, and stop while they are off the screen.
      for (const clock of copy.querySelectorAll('time, [translate="no"]'))
        clock.textContent = clock.textContent.replace(/^[\d:]+$/, '');
      return copy.textContent;
    });
  }

  /** The element is translated and shows no failure, and its texts are those of `other`, which is not translated. */
  async seeTranslationOf(other: EmbedElement) {
    await expect(this.host.locator('font').first()).toBeAttached();
    await this.seePhase('shown');
    await expect(this.problem).toHaveCount(0);
    await this.seeSameAs(other);
  }

  /** It says what another one says. */
  async seeSameAs(other: EmbedElement) {
    await eventually('what differs from the one that is not translated', async () => {
      const [own, others] = await Promise.all([this.text(), other.text()]);
      if (own === others) return '';
      let at = 0;
      while (own[at] === others[at]) at += 1;
      const from = Math.max(0, at - 40);
      return `“…${own.slice(from, from + 120)}”, not “…${others.slice(from, from + 120)}”`;
    }).toBe('');
  }

  /** A part of it wears the colour that the page has chosen by its variable, and nothing else of the page. */
  async seeOnlyOurStyles(part: Locator, property: 'color' | 'background-color') {
    await expect(part).toHaveCSS(property, 'rgb(1, 2, 3)');
    await expect(part).toHaveCSS('border-top-width', '0px');
  }
}
