import { expect, test } from '../support/site-test';
import { HomePage } from '../pages/home.page';

// Run by hand to renew the pictures of the README: PICTURES=1 npx playwright test pictures
test.skip(!process.env.PICTURES, 'the pictures of the README are renewed by hand, with PICTURES=1');

for (const [width, mode, lang] of [
  [360, 'dark', 'ja'],
  [360, 'light', 'en'],
  [768, 'dark', 'en'],
  [768, 'light', 'ja'],
  [1280, 'dark', 'en'],
] as const) {
  test(`${width} px, ${mode}, ${lang}`, async ({ page, context, baseURL }) => {
    const value = encodeURIComponent(JSON.stringify({ darkMode: mode === 'dark', lang }));
    await context.addCookies([{ name: 'oshimado_view', value, url: String(baseURL) }]);
    await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
    const home = new HomePage(page);
    await home.open();
    await home.seeCards(24);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `docs/pictures/home-${width}-${mode}-${lang}.png` });
    expect(await home.cards.count()).toBeGreaterThanOrEqual(24);
  });
}
