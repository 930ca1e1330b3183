import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

const CONTROLS_MAX_PX = 110;
/** Two thirds of the 245 px that a row once took. */
const ROW_PX = 164;

const SEARCH = `/search?q=${encodeURIComponent('type,value,text\ntopic,Drawing,Drawing')}`;

// A first visit begins with an introduction.
const choose = (page: Page, baseURL: string | undefined, choices: object) =>
  page.context().addCookies([
    {
      name: 'oshimado_view',
      value: encodeURIComponent(JSON.stringify(choices)),
      url: String(baseURL),
    },
  ]);

test.beforeEach(({ page, baseURL }) => choose(page, baseURL, {}));

for (const [path, first] of [
  ['/', 'article[data-state="live"]'],
  ['/?org=All+Vtubers#archive', 'article[data-state="past"]'],
  ['/?org=All+Vtubers#clips', 'article[data-state="past"]'],
  ['/channel', 'main article'],
  [SEARCH, 'main article'],
] as const)
  test(`on a phone at most 110 px of controls stand above the first card of ${path}`, async ({
    page,
  }) => {
    await new PortalPage(page).open(path);
    const card = page.locator(first).first();
    await expect(card).toBeVisible();
    const bar = await page.getByRole('banner').boundingBox();
    const box = await card.boundingBox();
    expect(box!.y - (bar!.y + bar!.height)).toBeLessThanOrEqual(CONTROLS_MAX_PX);
  });

test('on a phone half of the rows of the channel list are at most 164 px high', async ({
  page,
}) => {
  await new PortalPage(page).open('/channel');
  const rows = page.locator('main article');
  await expect(rows.nth(9)).toBeAttached();
  const heights = await rows.evaluateAll((all) =>
    all.slice(0, 10).map((row) => row.getBoundingClientRect().height),
  );
  const median = heights.sort((a, b) => a - b)[4];
  expect(median).toBeLessThanOrEqual(ROW_PX);
});

for (const path of ['/', '/#archive', '/channel', SEARCH, `${SEARCH}&advanced=true`, '/settings'])
  test(`what a finger hits on ${path} is at least 24 px wide and high`, async ({ page }) => {
    await new PortalPage(page).open(path);
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    const rules = { 'target-size': { enabled: true } };
    expect(await violationsOf(page, { runOnly: ['target-size'], rules })).toEqual([]);
  });

test('a small card has nothing but its length on its picture, and cards of a row are even', async ({
  page,
  baseURL,
}) => {
  await choose(page, baseURL, { gridSize: 2 });
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.cards.nth(5)).toBeVisible();
  const places = await portal.cards.evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const bottomOf = (selector: string) =>
        card.querySelector(selector)!.getBoundingClientRect().bottom;
      const { top } = card.querySelector('button[aria-pressed]')!.getBoundingClientRect();
      const picture = card.querySelector('[data-part="thumbnail"]')!;
      return {
        isBelowPicture: top >= picture.getBoundingClientRect().bottom,
        save: Math.round(bottomOf('button[aria-pressed]')),
        menu: Math.round(bottomOf('button[aria-haspopup="menu"]')),
        labels: [...picture.querySelectorAll('span, time')].filter(
          (label) => label.childElementCount === 0 && label.getClientRects().length > 0,
        ).length,
      };
    }),
  );
  expect(places.map(({ isBelowPicture }) => isBelowPicture)).not.toContain(false);
  expect(places.map(({ labels }) => labels)).toEqual(Array(6).fill(1));
  for (const row of [places.slice(0, 3), places.slice(3)]) {
    expect(new Set(row.flatMap(({ save, menu }) => [save, menu])).size).toBe(1);
  }
});
