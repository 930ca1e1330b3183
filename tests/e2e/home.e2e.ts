import type { Locator } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { violationsOf } from '../support/axe';
import { HomePage } from '../pages/home.page';
import { hydrated } from '../support/waits';

const PAGE_SIZE = 24;

test.describe('the first page', () => {
  test('is readable and clickable before any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveTitle(/Oshimado/);
    // Each card leads somewhere: to its video, or for an event elsewhere to where that takes place.
    const cards = page.getByTestId('video-card');
    expect(await cards.count()).toBeGreaterThanOrEqual(PAGE_SIZE);
    await expect(cards.filter({ hasNot: page.locator('a[href]') })).toHaveCount(0);
    await page.locator('a[href^="/watch/"]').first().click();
    await expect(page).toHaveURL(/\/watch\/[\w-]{11}$/);
    await context.close();
  });

  test('shows at least 24 live or upcoming cards and is taken over without a warning', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.seeCards(PAGE_SIZE);
    await expect(home.tab(/^Live \d+/)).toHaveAttribute('aria-selected', 'true');
  });

  test('asks once for the rest of the board, and for nothing that the document carries', async ({
    page,
    context,
    baseURL,
  }) => {
    // A first visit also asks for pictures of organizations.
    await context.addCookies([{ name: 'oshimado_view', value: '%7B%7D', url: String(baseURL) }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await new HomePage(page).open();
    await page.waitForLoadState('networkidle');
    expect(asked.map((address) => new URL(address).pathname)).toEqual(['/api/v2/live']);
  });

  test('is a document of at most 25 kB that is styled before its stylesheet has come', async ({
    page,
  }) => {
    const answer = await page.request.get('/', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(25_000);
    const boxesOfCards = () =>
      page
        .getByTestId('video-card')
        .evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect())));
    // Nothing but the document, until the page is looked at.
    let look: () => void = () => undefined;
    const isSeen = new Promise<void>((resolve) => {
      look = resolve;
    });
    await page.route(/\.(css|js)$/, async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByTestId('video-card')).toHaveCount(PAGE_SIZE);
    const before = await boxesOfCards();
    look();
    await hydrated(page);
    // What only the browser knows comes after it has taken over: the time of day in the viewer's zone.
    const upcoming = page.locator('[data-testid="video-card"][data-state="upcoming"]').first();
    await expect(upcoming.getByText(/in \d+ \w+ \(\d+:\d+/)).toBeVisible();
    expect((await boxesOfCards()).slice(0, PAGE_SIZE)).toEqual(before);
  });

  test('is taken over by one script of at most 130 kB, which the machines follow', async ({
    page,
  }) => {
    await page.goto('/');
    const script = page.locator('script[data-entry]');
    await expect(script).toHaveCount(1);
    const address = String(await script.getAttribute('data-entry'));
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(130_000);
    expect(await answer.text()).not.toContain('xstate.done.actor');
  });

  test('loads its first picture, then the program, then the pictures of other rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const address = (picture: Locator) =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''));
    const asked: string[] = [];
    let answerPicture: () => void = () => undefined;
    const isPictureDue = new Promise<void>((resolve) => {
      answerPicture = resolve;
    });
    let first = '';
    await page.route(/./, async (route) => {
      const { url, type } = {
        url: route.request().url(),
        type: route.request().resourceType(),
      };
      asked.push(url);
      if (type === 'image' && first === '' && url.includes('/video/')) first = url;
      if (url === first) await isPictureDue;
      await route.fallback();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const pictures = page.getByTestId('video-card').locator('[data-part="thumbnail"] img');
    const second = await address(pictures.nth(1));
    const program = String(await page.locator('script[data-entry]').getAttribute('data-entry'));
    const hasAsked = (part: string) => asked.some((url) => url.endsWith(part));
    await expect.poll(() => first).toBe(await address(pictures.first()));
    expect(hasAsked(program)).toBe(false);
    answerPicture();
    await hydrated(page);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => hasAsked(second)).toBe(true);
    expect(asked.findIndex((url) => url.endsWith(program))).toBeLessThan(asked.indexOf(second));
  });

  test('loads nothing from outside', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    await new HomePage(page).open();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });
});

test.describe('tabs by hash', () => {
  test('#archive and #clips open their lists, and the address follows the tab', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open('/#archive');
    await expect(home.tab(/archive/i)).toHaveAttribute('aria-selected', 'true');
    await home.seeCards(PAGE_SIZE);
    await home.tab(/clips/i).click();
    await expect(page).toHaveURL(/#clips$/);
    await home.seeCards(PAGE_SIZE);
    await home.tab(/^Live/).click();
    await expect(page).not.toHaveURL(/#/);
  });

  test('arrow keys move between the tabs', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.tab(/^Live/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(home.tab(/archive/i)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#archive$/);
  });
});

test.describe('archive and clips', () => {
  test('an endless list loads the next page when its end comes into view', async ({ page }) => {
    const home = new HomePage(page);
    await home.open('/#archive');
    await home.seeCards(PAGE_SIZE);
    await home.scrollToEnd();
    await home.seeCards(PAGE_SIZE + 1);
  });

  test('numbered pages have addresses', async ({ page }) => {
    const home = new HomePage(page);
    await home.open('/#archive');
    await home.seeCards(PAGE_SIZE);
    await page.getByRole('button', { name: /Switch to numbered pages/ }).click();
    const first = await home.cards.first().textContent();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2.*#archive$/);
    await expect(home.cards.first()).not.toHaveText(first ?? '');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a failed page says so and tries again on request', async ({ page, complaints }) => {
    const home = new HomePage(page);
    await page.route('**/api/v2/videos?**', (route) =>
      route.fulfill({ status: 404, json: { message: 'no', error: 'not_found' } }),
    );
    await home.open('/#archive');
    await expect(page.getByRole('heading', { name: 'Gomenasorry!' })).toBeVisible();
    await page.unroute('**/api/v2/videos?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await home.seeCards(PAGE_SIZE);
    complaints.length = 0; // the browser reports the refused answer itself
  });
});

test.describe('choices', () => {
  test('theme, language and view are kept and drawn by the server, so that nothing flashes', async ({
    page,
    browser,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await page.getByRole('button', { name: /^Switch between dark and light/ }).click();
    await expect(page.locator('html')).toHaveClass(/oshi-light/);
    await page.goto('/settings');
    // What is chosen before the page is taken over is lost.
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Site language' }).selectOption('ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    // The page speaks the language a moment before the choice is kept.
    await expect
      .poll(async () => decodeURIComponent(JSON.stringify(await page.context().cookies())))
      .toContain('"lang":"ja"');
    const state = await page.context().storageState();

    const later = await browser.newContext({ storageState: state, javaScriptEnabled: false });
    const again = await later.newPage();
    await again.goto('/');
    await expect(again.locator('html')).toHaveClass(/oshi-light/);
    await expect(again.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(again.getByRole('tab', { name: /アーカイブ/ })).toBeVisible();
    await later.close();
  });

  test('the display button goes through grid sizes, list and dense list', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const display = page.getByRole('button', {
      name: /^(Large|Medium|Small) cards|^(Dense l|L)ist/,
    });
    const names: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      names.push((await display.getAttribute('aria-label')) ?? '');
      await display.click();
      await home.seeCards(PAGE_SIZE);
    }
    expect(new Set(names).size).toBe(5);
    await expect(display).toHaveAttribute('aria-label', names[0] ?? '');
  });

  test('choosing an organization shows its board', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.chooseOrg('All Vtubers');
    await home.seeCards(PAGE_SIZE);
    await home.chooseOrg('Nijisanji');
    await expect(home.orgSelector).toContainText('Niji');
    await page.reload();
    await expect(home.orgSelector).toContainText('Niji');
  });

  test('the query parameter org switches the organization', async ({ page }) => {
    const home = new HomePage(page);
    await home.open('/?org=Independents');
    await expect(home.orgSelector).toContainText('Indie');
  });
});

test.describe('other addresses', () => {
  test('an unknown address says that nothing is there and leads home', async ({
    page,
    complaints,
  }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Content not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    complaints.length = 0; // the browser reports the 404 of the document itself
  });

  test('/home leads home and keeps its hash', async ({ page }) => {
    await page.goto('/home#archive');
    await expect(page).toHaveURL('/#archive');
  });

  test('the address of a video as YouTube writes it is answered with its page', async ({
    page,
  }) => {
    const answer = await page.request.get('/watch?v=dQw4w9WgXcQ&t=5', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/watch/dQw4w9WgXcQ?t=5');
  });

  test('a card leads to its video and back', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/watch\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await home.seeCards(PAGE_SIZE);
  });
});

// What is dark is looked at with all the other pages, in `routes.e2e.ts`.
for (const path of ['/', '/#archive', '/#clips']) {
  test(`axe finds nothing on ${path} in light mode at any width`, async ({
    page,
    context,
    baseURL,
  }) => {
    const value = encodeURIComponent(JSON.stringify({ darkMode: false }));
    await context.addCookies([{ name: 'oshimado_view', value, url: String(baseURL) }]);
    const home = new HomePage(page);
    await home.open(path);
    await expect(page.locator('html')).toHaveClass(/oshi-light/);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await home.seeCards(PAGE_SIZE);
      expect(await violationsOf(page), `axe at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways at ${width} px`).toBe(0);
    }
  });
}
