import { cameBefore } from '../support/choices';
import { contrastOf } from '../support/contrast';
import { expect, test } from '../support/site-test';
import { tried } from '../support/waits';
import { HomePage } from '../pages/home.page';
import { VideoCard } from '../pages/video-card.page';

test.beforeEach(({ context }) => cameBefore(context));

const SEARCH = `/search?q=${encodeURIComponent('type,value,text\ntopic,Drawing,Drawing')}`;

test('cards are in as many columns with the drawer open as with it closed, and a live one has a single line of facts', async ({
  page,
}) => {
  const home = new HomePage(page);
  const seeColumns = async (columns: number) => {
    await expect(home.cards.nth(5)).toBeVisible();
    await expect(home.drawer).toBeVisible();
    expect(await home.columns()).toBe(columns);
    await home.toggleDrawer();
    await expect(home.drawer).toBeHidden();
    expect(await home.columns()).toBe(columns);
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await home.open();
  await test.step('a live card says how many watch and what it is about, and no time', async () => {
    const facts = await home.factsOfLiveCards(4);
    expect(facts).toEqual(Array(4).fill({ parts: 2, isOneLine: true, times: 0 }));
  });
  await test.step('a title longer than its two lines begins with the first, however it was scrolled to', async () => {
    expect(await home.titlesMovedByScrolling()).toBe(0);
  });
  await test.step('home has 4 columns at 1280 px', () => seeColumns(4));
  await test.step('home has 5 columns at 1920 px', async () => {
    await home.toggleDrawer();
    await page.setViewportSize({ width: 1920, height: 900 });
    await seeColumns(5);
  });
  await test.step('a search has 5 columns at 1280 px', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await home.open(SEARCH);
    await seeColumns(5);
  });
});

test('the mouse selects words of a title, drags a card by its picture, and saves it with a sign that is readable in both modes', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open('/#archive');
  const root = home.cards.nth(1);
  const card = new VideoCard(root);

  await test.step('words are selected without leading anywhere', async () => {
    expect(await card.selectWords()).not.toBe('');
    await expect(page).toHaveURL('/#archive');
  });
  await test.step('the picture drags the card', () => card.dragByPicture(/application\/json/));

  const seeReadable = (when: string) =>
    // The background changes in a moment.
    tried(`the sign is readable, ${when}`, async () => {
      const { sign, ground, ring } = await card.colorsOfToggle();
      expect(contrastOf(sign, ground), 'the sign').toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(ring, ground), 'the ring').toBeGreaterThanOrEqual(3);
    });
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(`the sign that saves is readable while it is pointed at or focused, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await card.title.hover();
      await seeReadable('the card pointed at');
      await card.saveToggle.hover();
      await seeReadable('pointed at');
      await page.mouse.move(0, 0);
      await home.videoLink(root).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(card.saveToggle).toBeFocused();
      await seeReadable('focused');
      await page.keyboard.press('Enter');
      await expect(card.saveToggle).toHaveAttribute('aria-pressed', 'true');
      await seeReadable('on and focused');
      await card.saveToggle.hover();
      await seeReadable('on and pointed at');
      await page.keyboard.press('Enter');
      await expect(card.saveToggle).toHaveAttribute('aria-pressed', 'false');
    });

  await test.step('the picture leads to the video, although words of the title are selected', async () => {
    expect(await card.selectWords()).not.toBe('');
    const id = await home.videoId(root);
    await card.pressPicture();
    await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
  });
});
