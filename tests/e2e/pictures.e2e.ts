import { cameBefore } from '../support/choices';
import { expect, test } from '../support/site-test';
import { quiet } from '../support/waits';
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
  test(`${width} px, ${mode}, ${lang}`, async ({ page, context }) => {
    await cameBefore(context, { darkMode: mode === 'dark', lang });
    await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
    const home = new HomePage(page);
    await home.open();
    await home.seeCards(24);
    await quiet(page);
    await page.screenshot({ path: `docs/pictures/home-${width}-${mode}-${lang}.png` });
    expect(await home.cards.count()).toBeGreaterThanOrEqual(24);
  });
}
