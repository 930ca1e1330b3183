import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { HomePage } from '../pages/home.page';

/** What the server draws for this browser. */
const firstHtml = async (page: Page) => (await page.request.get('/')).text();

/** Drawn, not only among the sentences that the page brings along. */
const DRAWN = />Oshimado shows you which VTubers are live now/;
const SENTENCE = /^Oshimado shows you which VTubers are live now/;

/** The colours of the browser around the page, for a dark and for a light system. */
const COLORS =
  /<meta name="theme-color" content="([^"]+)" media="[^"]*dark\)" \/><meta name="theme-color" content="([^"]+)"/;

test('who has never been here is drawn a sentence and a choice, which lead to channels and never come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const home = new HomePage(page);
  expect(await firstHtml(page)).toMatch(DRAWN);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, {
            shifts: Number(Reflect.get(window, 'shifts')) + Number(entry.value),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await home.open('/');
  const welcome = page.getByRole('region', { name: SENTENCE });
  await expect(welcome.getByRole('link', { name: 'Independents' })).toBeVisible();
  await expect(welcome.locator('img').first()).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.02);
  // Nothing lies over the first card.
  const isCovered = () =>
    home.cards.first().evaluate((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(left + width / 2, top + 20));
    });
  expect(await isCovered()).toBe(false);

  await welcome.getByRole('link', { name: 'Nijisanji' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Organization: Niji/ })).toBeVisible();
  await expect(welcome.getByText(/press the heart next to a channel/)).toBeFocused();
  await welcome.getByRole('link', { name: 'Nijisanji channels' }).press('Enter');
  await expect(page).toHaveURL('/channel?org=Nijisanji');
  await expect.poll(() => firstHtml(page)).not.toMatch(DRAWN);
  await home.open('/');
  await expect(home.cards.first()).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('without a choice the page is dark or light as the system is, and so is the browser around it', async ({
  page,
}) => {
  const home = new HomePage(page);
  const html = await firstHtml(page);
  expect(html).toContain('class="oshi-system"');
  const [, dark, light] = COLORS.exec(html) ?? [];
  expect(dark).not.toBe(light);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await home.open('/');
  const inDark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).not.toBe(inDark);
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await expect.poll(background).toBe(inDark);
  const colors = page.locator('meta[name="theme-color"]');
  await expect
    .poll(() =>
      colors.evaluateAll((tags) => new Set(tags.map((tag) => tag.getAttribute('content'))).size),
    )
    .toBe(1);
  await expect.poll(() => firstHtml(page)).toContain('class="oshi-dark"');
});
