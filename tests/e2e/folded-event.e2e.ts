/** A person who streams on two platforms: one card, unfolded in place, with the way to each. */
import { FoldedEventPage } from '../pages/folded-event.page';
import { MultiviewPage } from '../pages/multiview.page';
import { Tab } from '../pages/tab.page';
import { press } from '../support/press';
import { expect, test } from '../support/quiet-page';

test('a simulcast is one card, which unfolds by keyboard and pointer, and leads to each platform', async ({
  page,
}) => {
  const home = new FoldedEventPage(page);
  const simulcast = await home.simulcast();
  await home.open('/?org=All+Vtubers');
  await home.find(simulcast);
  await test.step('it has one card', async () => {
    await expect(home.cardOf(simulcast.own)).toHaveCount(1);
    await expect(home.members(simulcast)).toHaveCount(0);
  });
  await test.step('the keyboard unfolds and folds it', async () => {
    await home.toggle(simulcast).focus();
    await page.keyboard.press('Enter');
    await expect(home.members(simulcast)).toHaveCount(2);
    await expect(home.toggle(simulcast)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(home.members(simulcast)).toHaveCount(0);
  });
  await test.step('a press unfolds both platforms, each with its own way', async () => {
    await press(home.toggle(simulcast));
    const [own, elsewhere] = [home.members(simulcast).nth(0), home.members(simulcast).nth(1)];
    await expect(own).toHaveAttribute('href', new RegExp(`/watch/${simulcast.own}`));
    await expect(elsewhere).toHaveAttribute('href', simulcast.elsewhere);
    await expect(elsewhere).toHaveAttribute('target', '_blank');
  });
  await test.step('both are watched together', async () => {
    await expect(home.together(simulcast)).toHaveAttribute('href', new RegExp(simulcast.own));
    await press(home.together(simulcast));
    await expect(page).toHaveURL(/\/multiview/);
    const multiview = new MultiviewPage(page);
    await expect(multiview.cells).toHaveCount(2);
    await expect(multiview.cells.nth(1)).toContainText(simulcast.elsewhere.split('/').at(-1) ?? '');
  });
});

test('the row of an event has its height before the button of its streams is loaded', async ({
  page,
}) => {
  const home = new FoldedEventPage(page);
  const simulcast = await home.simulcast();
  const release = await new Tab(page).holdScript('EventMembers');
  await home.open('/?org=All+Vtubers');
  await home.findCard(simulcast);
  await expect(home.toggle(simulcast)).toHaveCount(0);
  const before = await home.rowHeight(simulcast);
  await release();
  await expect(home.toggle(simulcast)).toBeVisible();
  expect(await home.rowHeight(simulcast)).toBe(before);
});
