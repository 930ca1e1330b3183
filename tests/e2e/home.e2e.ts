import type { Page, Route } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { cameBefore } from '../support/choices';
import { expect, forgive, test } from '../support/quiet-page';
import { Requests } from '../support/requests';
import { eventually, quiet } from '../support/waits';
import { HomePage, PAGE_SIZE } from '../pages/home.page';

/** The rules whose outcome depends on colors; the others are checked on every page in `routes.e2e.ts`, in dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Colors of the browser around the page, for a dark and for a light system. */
const COLORS =
  /<meta name="theme-color" content="([^"]+)" media="[^"]*dark\)" \/><meta name="theme-color" content="([^"]+)"/;

/** Holds the requests for these addresses until the returned function is called. */
async function hold(page: Page, isHeld: (address: string) => boolean) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  const answer = async (route: Route) => {
    await gate;
    await route.fallback();
  };
  await page.route(({ href }) => isHeld(href), answer);
  return release;
}

/** A file of the site as a browser gets it that can read Brotli. */
async function compressed(page: Page, address: string) {
  const answer = await page.request.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  return { size: Number(answer.headers()['content-length']), text: await answer.text() };
}

test('home is readable from its document alone, and hydrated by few and small files', async ({
  page,
  context,
  baseURL,
}) => {
  // A first visit also asks for pictures of organizations.
  await cameBefore(context);
  await page.setViewportSize({ width: 390, height: 800 });
  const home = new HomePage(page);
  const requests = new Requests(page);
  await test.step('the document has at most 25 kB with all its cards', async () => {
    const { size, text } = await compressed(page, '/');
    expect(text.split('data-testid="video-card"').length - 1, 'cards').toBe(PAGE_SIZE);
    expect(size).toBeLessThanOrEqual(25_000);
  });
  const answerFiles = await hold(page, (address) => /\.(css|js)$/.test(address));
  let first = '';
  const answerPicture = await hold(page, (address) => {
    if (first === '' && address.includes('/video/')) first = address;
    return address === first;
  });
  await home.openDocument();

  const before = await test.step('before any other file it is whole', async () => {
    await expect(page).toHaveTitle(/Oshimado/);
    await expect(home.cards).toHaveCount(PAGE_SIZE);
    await expect(home.deadCards).toHaveCount(0);
    await home.seeReachable(home.videoLink(home.cards.first()));
    return home.boxes();
  });
  const program = await home.programAddress();
  const second = await home.pictureAddress(1);

  await test.step('its first picture comes before the program', async () => {
    answerFiles();
    await page.waitForLoadState('domcontentloaded');
    expect(requests.place(program)).toBe(-1);
    expect(first).toMatch(new RegExp(`${await home.pictureAddress(0)}$`));
    answerPicture();
  });

  await test.step('hydrated, its cards are where they were', async () => {
    await home.seeLocalTimes();
    expect((await home.boxes()).slice(0, PAGE_SIZE)).toEqual(before);
    await home.seeCards(PAGE_SIZE);
  });

  await test.step('it asks once for the rest of the board, and for nothing outside', async () => {
    await quiet(page);
    expect(requests.calls()).toEqual(['/api/v2/live']);
    expect(requests.outside(String(baseURL))).toEqual([]);
    expect(requests.scripts().length, requests.scripts().join('\n')).toBeLessThanOrEqual(12);
  });

  await test.step('the pictures of other rows come after the program', async () => {
    await home.pictures.nth(1).scrollIntoViewIfNeeded();
    await eventually('the second picture is asked for', () => requests.place(second)).not.toBe(-1);
    expect(requests.place(program)).toBeLessThan(requests.place(second));
  });

  await test.step('the machines come after the program', async () => {
    const { text } = await compressed(page, program);
    expect(text).not.toContain('xstate.done.actor');
  });
});

test('the archive by its address is awaited at once, and nothing of the board is seen in its place', async ({
  page,
}) => {
  const home = new HomePage(page);
  const answerScripts = await hold(page, (address) => address.endsWith('.js'));
  await home.openDocument('/#archive');
  await test.step('before the script', async () => {
    await home.seeAwaited('Archive');
    await expect(home.liveCards.first()).toBeAttached();
    await expect(home.liveCards.first()).toBeHidden();
  });
  await test.step('with it', async () => {
    answerScripts();
    await home.seeTab('Archive');
    await expect(home.pastCards.first()).toBeVisible();
    await expect(home.liveCards).toHaveCount(0);
  });
  await test.step('the board comes back by its tab', async () => {
    await home.goToTab('Live');
    await expect(home.liveCards.first()).toBeVisible();
  });
});

test('without a choice home is as dark or light as the system, in every tab, and so is the browser around it', async ({
  page,
}) => {
  const home = new HomePage(page);
  const html = await home.firstHtml('/');
  expect(html).toContain('class="oshi-system"');
  const [, dark, light] = COLORS.exec(html) ?? [];
  expect(dark).not.toBe(light);
  await home.open('/#archive');
  const inDark = await home.background();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await home.background()).not.toBe(inDark);

  const seeReadable = async () =>
    expect(await violationsOf(page, { runOnly: COLOR_RULES })).toEqual([]);
  await test.step('the archive can be read in the light', async () => {
    await home.seeTab('Archive');
    await seeReadable();
  });
  for (const tab of ['Clips', 'Live'] as const)
    await test.step(`${tab} has an address, and can be read in the light`, async () => {
      await home.goToTab(tab);
      await seeReadable();
    });

  await test.step('the button in the bar makes it dark, and the server draws it so', async () => {
    await home.switchTheme();
    await eventually('the background', () => home.background()).toBe(inDark);
    await home.seeOneThemeColor();
    await eventually('what the server draws', () => home.firstHtml('/')).toContain(
      'class="oshi-dark"',
    );
  });
});

test('the archive is asked for again after a failure, goes on at its end, and has numbered pages', async ({
  page,
  complaints,
}) => {
  const home = new HomePage(page);
  await page.route('**/api/v2/videos?**', (route) =>
    route.fulfill({ status: 404, json: { message: 'no', error: 'not_found' } }),
  );
  await home.open('/#archive');
  await expect(home.failure).toBeVisible();
  await page.unroute('**/api/v2/videos?**');
  await home.retry();
  await home.seeTab('Archive');
  forgive(complaints, /the server responded with a status of 404/);

  await test.step('its next cards come when its end is near', async () => {
    await home.scrollToEnd();
    await home.seeCards(PAGE_SIZE + 1);
  });

  await test.step('a numbered page has an address, and is there after a reload', async () => {
    await home.showNumberedPages();
    const newest = await home.videoId(home.cards.first());
    await home.goToPage(2);
    await expect(page).toHaveURL(/page=2.*#archive$/);
    await eventually('the first card', () => home.videoId(home.cards.first())).not.toBe(newest);
    await home.reload();
    await expect(home.pageLink(2)).toHaveAttribute('aria-current', 'page');
  });
});

test('the organization of the address is shown, and a chosen one is kept', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('/?org=Independents');
  await expect(home.orgSelector).toContainText('Indie');
  await home.chooseOrg('All Vtubers');
  await home.seeCards(PAGE_SIZE);
  await home.chooseOrg('Nijisanji');
  await expect(home.orgSelector).toContainText('Niji');
  await home.seeCards(1);
  await page.goto('/about');
  await home.open();
  await expect(home.orgSelector).toContainText('Niji');
});
