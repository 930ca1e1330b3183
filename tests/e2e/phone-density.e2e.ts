import { expect, test } from '../support/site-test';
import { PortalPage } from './portal.page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

const CONTROLS_MAX_PX = 110;
/** Two thirds of the 245 px that a row once took. */
const ROW_PX = 164;

test.beforeEach(({ context, baseURL }) =>
  // A first visit begins with an introduction.
  context.addCookies([{ name: 'oshimado_view', value: '%7B%7D', url: String(baseURL) }]),
);

for (const [path, first] of [
  ['/', 'article[data-state="live"]'],
  ['/?org=All+Vtubers#archive', 'article[data-state="past"]'],
  ['/channel', 'main article'],
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
