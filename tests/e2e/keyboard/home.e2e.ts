import { FeedControls } from '../../pages/feed-controls.page';
import { HomePage } from '../../pages/home.page';
import { LongListPage } from '../../pages/long-list.page';
import { Menu } from '../../pages/menu.page';
import { Orgs } from '../../pages/orgs.page';
import { expect, test } from '../../support/keys';

/** More than a row of cards, less than half of the screen. */
const ROW_PX = 300;

test('a guest goes past the bars, through the tabs, the filter, the displays, the menu of a card and the organizations', async ({
  page,
  keys,
}) => {
  const home = new HomePage(page);
  const controls = new FeedControls(page);
  const menu = new Menu(page);
  const orgs = new Orgs(page);
  await home.open();

  await test.step('the first stop leads past the bars to the tabs', async () => {
    await keys.press('Tab');
    await keys.see(home.skipLink);
    await keys.press('Enter');
    await keys.tabTo(home.selectedTab, 'ArrowRight');
    await keys.see(home.tab('Archive'));
    await keys.press('Enter');
    await expect(page).toHaveURL('/#archive');
    await expect(home.cards.first()).toBeVisible();
  });

  await test.step('the filter', async () => {
    await keys.tabTo(controls.filterButton, 'Enter');
    await keys.tabTo(controls.collabs, 'ArrowDown');
    await expect(controls.collabs).toHaveValue('hide');
    await keys.press('Escape');
    await expect(controls.filters).toBeHidden();
    await keys.see(controls.filterButton);
  });

  await test.step('the displays', async () => {
    await keys.tabTo(controls.viewButton, 'Enter');
    await keys.see(menu.entry('Large cards'));
    await keys.type('d');
    await keys.see(menu.entry('Dense list'));
    await keys.press('Enter');
    await menu.seeClosed();
    await keys.see(controls.viewButton);
    await keys.tabBackTo(controls.displayButton('dense list'), 'Space');
    await keys.see(controls.displayButton('large cards'));
  });

  await test.step('the menu of a card', async () => {
    const more = home.menuButton(home.cards.first());
    await keys.tabTo(more, 'Enter');
    await keys.see(menu.entry('Open on YouTube'));
    await keys.press('End', 'ArrowUp', 'Home', 'Escape');
    await menu.seeClosed();
    await keys.see(more);
  });

  await test.step('an organization from the menu', async () => {
    await keys.tabBackTo(orgs.button, 'Enter');
    await keys.see(menu.entries.first());
    await keys.type('n');
    await keys.see(menu.entry('Nijisanji'));
    await keys.press('Enter');
    await expect(orgs.button).toHaveAccessibleName(/Niji/);
    await keys.see(orgs.button);
    await expect(home.cards.first()).toBeVisible();
  });

  await test.step('an organization of all becomes a favorite', async () => {
    await keys.press('Enter');
    await keys.see(menu.entries.first());
    await keys.press('End');
    await keys.see(menu.entry('Show all'));
    await keys.press('Enter');
    await expect(orgs.all).toBeVisible();
    await keys.tabTo(orgs.addButtons.first(), 'Space');
    await keys.press('Escape');
    await expect(orgs.all).toBeHidden();
    await keys.see(orgs.button);
  });
});

test('bars take the focus without moving a page that is scrolled down, and after going back the keys go on where it is', async ({
  page,
  keys,
}) => {
  const home = new HomePage(page);
  const list = new LongListPage(page);
  await list.openList('/?org=All+Vtubers#archive');
  await list.read(48);
  await list.goDownTo(1_500);
  const before = await list.place();

  await home.search.focus();
  await keys.press('Tab');
  await home.selectedTab.focus();
  await home.drawerLink('Channels').focus();
  expect((await list.place()).y).toBe(before.y);

  await keys.press('Enter');
  await expect(list.heading).toHaveText('Channels');
  await page.goBack();
  await list.seePlace(before);
  await keys.press('Tab');
  expect(Math.abs((await list.place()).y - before.y)).toBeLessThan(ROW_PX);
});
