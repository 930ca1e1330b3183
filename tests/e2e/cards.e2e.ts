import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

test.beforeEach(({ context, baseURL }) =>
  // A first visit begins with an introduction.
  context.addCookies([{ name: 'oshimado_view', value: '%7B%7D', url: String(baseURL) }]),
);

const columnsOf = (page: Page) =>
  page
    .locator('ul:has(> li > article)')
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

const SEARCH = `/search?q=${encodeURIComponent('type,value,text\ntopic,Drawing,Drawing')}`;

for (const [width, path, columns] of [
  [1280, '/', 4],
  [1920, '/', 5],
  [1280, SEARCH, 5],
] as const)
  test(`${path} has ${columns} columns at ${width} px, with the drawer open or closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const portal = new PortalPage(page);
    await portal.open(path);
    await expect(portal.cards.nth(5)).toBeVisible();
    expect(await columnsOf(page)).toBe(columns);
    const drawer = page.getByRole('navigation', { name: 'All pages' });
    await expect(drawer).toBeVisible();
    await page.getByRole('banner').getByRole('button').first().click();
    await expect(drawer).toBeHidden();
    expect(await columnsOf(page)).toBe(columns);
  });

test('a live card says in one line how many watch and what it is about, beside no second time', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  const live = page.locator('article[data-state="live"]').filter({ hasText: /viewers/ });
  await expect(live.nth(3)).toBeVisible();
  const lines = await live.evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => {
      const line = card.querySelector('p')!;
      const tops = [...line.children].map((part) => part.getBoundingClientRect().top);
      return {
        parts: line.childElementCount,
        isOneLine: new Set(tops).size === 1,
        times: card.querySelectorAll('p time').length,
      };
    }),
  );
  for (const line of lines) expect(line).toEqual({ parts: 2, isOneLine: true, times: 0 });
});

test('the picture of a card leads to its video', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/#archive');
  const card = portal.cards.nth(1);
  const id = await portal.videoId(card);
  const picture = (await card.locator('[data-part="thumbnail"]').boundingBox())!;
  await page.mouse.click(picture.x + 30, picture.y + 60);
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
});

test('the mouse selects words of a title without leading anywhere, and drags the card by its picture', async ({
  page,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/#archive');
  const card = portal.cards.nth(1);
  const title = (await card.getByRole('heading').boundingBox())!;
  await page.mouse.move(title.x + 2, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 90, title.y + 9, { steps: 6 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  await expect(page).toHaveURL('/#archive');
  const picture = (await card.locator('[data-part="thumbnail"]').boundingBox())!;
  await page.evaluate(() =>
    addEventListener('dragstart', ({ dataTransfer }) => {
      document.documentElement.dataset.dragged = dataTransfer?.types.join(' ');
    }),
  );
  await page.mouse.move(picture.x + 30, picture.y + 60);
  await page.mouse.down();
  await page.mouse.move(picture.x + 90, picture.y + 90, { steps: 6 });
  await expect(page.locator('html')).toHaveAttribute('data-dragged', /application\/json/);
  await page.mouse.up();
});

/** Contrast of two colours as CSS computes them; the first is opaque, the second lies on white. */
function contrastOf(front: string, ground: string): number {
  const read = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0, alpha = 1]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = (part * alpha + 255 * (1 - alpha)) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(read(front)), luminance(read(ground))].sort(
    (one, other) => one - other,
  );
  return (high + 0.05) / (low + 0.05);
}

for (const darkMode of [true, false])
  test(`the sign that saves is readable while it is pointed at or focused, ${darkMode ? 'dark' : 'light'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const value = encodeURIComponent(JSON.stringify({ darkMode }));
    await context.addCookies([{ name: 'oshimado_view', value, url: String(baseURL) }]);
    const portal = new PortalPage(page);
    await portal.open('/#archive');
    const toggle = portal.cards.nth(1).getByRole('button', { name: /^Add to playlist/ });
    const expectReadable = async (when: string) => {
      // The ground changes in a moment.
      await expect(async () => {
        const [sign, ground, ring] = await toggle.evaluate((button) => {
          const { color, backgroundColor, outlineColor } = getComputedStyle(button);
          return [color, backgroundColor, outlineColor] as const;
        });
        expect(contrastOf(sign, ground), `the sign, ${when}`).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(ring, ground), `the ring, ${when}`).toBeGreaterThanOrEqual(3);
      }).toPass();
    };
    await portal.cards.nth(1).getByRole('heading').hover();
    await expectReadable('the card pointed at');
    await toggle.hover();
    await expectReadable('pointed at');
    await page.mouse.move(0, 0);
    await portal.videoLink(portal.cards.nth(1)).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expectReadable('focused');
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectReadable('on and focused');
    await toggle.hover();
    await expectReadable('on and pointed at');
  });
