/** Firefox as its makers ship it, by WebDriver BiDi; Playwright drives only a build of its own. */
import { launch, type KeyInput } from 'puppeteer-core';
import type { Engine, Tab } from './engine';

async function start(): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  // The limit is that of the test.
  page.setDefaultTimeout(0);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => void (await page.goto(address)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what its expression is
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector) => page.click(selector),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of KeyboardEvent.key
    press: (key) => page.keyboard.press(key as KeyInput),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

export const firefox: Engine = { name: 'Firefox', start };
