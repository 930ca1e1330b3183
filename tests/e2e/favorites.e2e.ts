import type { Page, Request } from '@playwright/test';
import { ChannelsPage } from '../pages/channels.page';
import { press } from '../support/press';
import { expect, forgive, test, watch } from '../support/quiet-page';
import { pauseClock } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { eventually, installed, quiet, saved } from '../support/waits';

const CALL = 'PATCH /users/favorites';

/** What is sent about favorites from now on. */
function sentFrom(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/users/favorites'))
      sent.push(request);
  });
  return sent;
}

test.beforeEach(async ({ page }) => {
  await loginAs(page, 'viewer');
});

test('changes are sent together 2 s after the last one, under a key; what was taken back is not sent', async ({
  page,
}) => {
  const channels = new ChannelsPage(page);
  await channels.start();
  await pauseClock(page);
  const sent = sentFrom(page);
  const names = [await channels.nameOf(0), await channels.nameOf(2)];
  await channels.toggle(1);
  await channels.seeFavorite(1);
  await channels.toggle(1);
  await channels.seeFavorite(1, false);
  await page.clock.fastForward('00:05');
  await channels.toggle(0);
  await channels.toggle(2);
  await saved(page, CALL, () => page.clock.fastForward('00:03'));
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(channels.inDrawer(name)).toBeVisible();
  }
  await page.clock.fastForward('00:05');
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.headerValue('idempotency-key')).toMatch(/\S{8,}/);
  expect(sent[0]?.postDataJSON()).toHaveLength(2);
});

test('a channel becomes a favorite by its heart or its name, also after a reload', async ({
  page,
}) => {
  const channels = new ChannelsPage(page);
  await channels.start();
  const [byHeart, byName] = [await channels.nameOf(0), await channels.nameOf(1)];
  await test.step('by its heart: it is in the drawer, and its streams are on the page of favorites', async () => {
    await saved(page, CALL, () => channels.toggle(0));
    await expect(channels.inDrawer(byHeart)).toBeVisible();
    await channels.go('Favorites');
    await expect(channels.heading).toHaveText('Favorites');
    await press(channels.tab('Archive'));
    await expect(channels.cards.first()).toBeVisible();
  });
  await test.step('by its name; chosen again it is none', async () => {
    await channels.open('/channel?tab=favorites');
    await expect(channels.inDrawer(byHeart)).toBeVisible();
    const option = await channels.offer(byName);
    await expect(option).toHaveAttribute('aria-selected', 'false');
    await saved(page, CALL, () => press(option));
    await expect(channels.text(`${byName} added to favorites`)).toBeVisible();
    await expect(channels.row(byName)).toBeVisible();
    await expect(channels.inDrawer(byName)).toBeVisible();

    const again = await channels.offer(byName);
    await expect(again).toHaveAttribute('aria-selected', 'true');
    await press(again);
    await expect(channels.inDrawer(byName)).toBeHidden();
  });
});

test.describe('with all files on the device', () => {
  test.use({ knowsWorkers: true });

  test('two tabs agree on the hearts, and each change is sent once, also after a time without a connection', async ({
    page,
    context,
    complaints,
  }) => {
    const one = new ChannelsPage(page);
    await one.start();
    const second = await context.newPage();
    watch(second, complaints);
    const other = new ChannelsPage(second);
    await other.start();
    const sent = [one, other].map((tab) => sentFrom(tab.page));
    const changesSent = () =>
      sent.flat().flatMap((request) => JSON.parse(request.postData() ?? '[]') as unknown[]);
    await one.toggle(0);
    await other.seeFavorite(0);
    await other.toggle(1);
    await one.seeFavorite(1);
    const name = await one.nameOf(1);
    await expect(one.inDrawer(name)).toBeVisible();
    await expect(other.inDrawer(name)).toBeVisible();
    await eventually('both changes are sent', changesSent).toHaveLength(2);

    await installed(one.page);
    await installed(other.page);
    await context.setOffline(true);
    await one.toggle(2);
    await other.seeFavorite(2);
    await other.toggle(3);
    await one.seeFavorite(3);
    // They would be sent 2 s after the last one; without a connection none is.
    await Promise.all([page, second].map((tab) => tab.clock.fastForward('00:03')));
    await one.seeFavorite(2);
    await context.setOffline(false);
    const last = await one.nameOf(3);
    await expect(one.inDrawer(last)).toBeVisible();
    await expect(other.inDrawer(last)).toBeVisible();
    await Promise.all([page, second].map((tab) => quiet(tab)));
    await one.reload();
    await one.seeFavorite(2);
    await one.seeFavorite(3);
    await quiet(page);
    const ops = changesSent().map((op) => JSON.stringify(op));
    expect(ops).toHaveLength(4);
    expect(new Set(ops).size).toBe(4);
    forgive(complaints, /net::ERR_INTERNET_DISCONNECTED/);
  });
});
