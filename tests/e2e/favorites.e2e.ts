import type { Page, Request } from '@playwright/test';
import { expect, forgive, test, watch } from '../support/quiet-page';
import { standStill } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { PortalPage } from '../pages/portal.page';
import { installed } from '../support/waits';

/** What is sent about favorites from now on. */
function sentFrom(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/users/favorites'))
      sent.push(request);
  });
  return sent;
}

const PATCHED = (answer: { url(): string; request(): Request }) =>
  answer.request().method() === 'PATCH' && answer.url().endsWith('/users/favorites');

class ChannelsPage extends PortalPage {
  hearts = this.page.getByRole('button', { name: /^Favorite (?!all)/ });

  async start() {
    await this.open('/channel');
    await expect(this.hearts.first()).toBeVisible();
  }

  heart(index: number) {
    return this.hearts.nth(index);
  }

  async nameOf(index: number) {
    return ((await this.heart(index).getAttribute('aria-label')) ?? '').replace('Favorite ', '');
  }

  inDrawer(name: string) {
    return this.page.getByRole('region', { name: 'Favorites' }).getByText(name, { exact: true });
  }
}

test.beforeEach(async ({ page }) => {
  await loginAs(page, 'viewer');
});

test('changes are sent together 2 s after the last one, under a key; what was taken back is not sent', async ({
  page,
}) => {
  const channels = new ChannelsPage(page);
  await channels.start();
  await standStill(page);
  const sent = sentFrom(page);
  const names = [await channels.nameOf(0), await channels.nameOf(2)];
  await channels.heart(1).click();
  await expect(channels.heart(1)).toHaveAttribute('aria-pressed', 'true');
  await channels.heart(1).click();
  await expect(channels.heart(1)).toHaveAttribute('aria-pressed', 'false');
  await page.clock.fastForward('00:05');
  await channels.heart(0).click();
  await channels.heart(2).click();
  const patched = page.waitForResponse(PATCHED);
  await page.clock.fastForward('00:03');
  expect((await patched).ok()).toBe(true);
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(channels.inDrawer(name)).toBeVisible();
  }
  await page.clock.fastForward('00:05');
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.headerValue('idempotency-key')).toMatch(/\S{8,}/);
  expect(sent[0]?.postDataJSON()).toHaveLength(2);
});

test('a favorite is in the drawer and its streams are on the page of favorites', async ({
  page,
}) => {
  const channels = new ChannelsPage(page);
  await channels.start();
  const name = await channels.nameOf(0);
  const patched = page.waitForResponse(PATCHED);
  await channels.heart(0).click();
  await patched;
  await expect(channels.inDrawer(name)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: 'Favorites', exact: true })
    .click();
  await expect(channels.heading).toHaveText('Favorites');
  await page.getByRole('tab', { name: 'Archive' }).click();
  await expect(channels.cards.first()).toBeVisible();
  await channels.reload();
  await expect(channels.inDrawer(name)).toBeVisible();
});

test('a channel becomes a favorite by its name, and chosen again is none', async ({ page }) => {
  const channels = new ChannelsPage(page);
  await channels.start();
  const name = await channels.nameOf(0);
  await channels.open('/channel?tab=favorites');
  const field = page.getByRole('combobox', { name: 'Add a favorite' });
  await field.pressSequentially(name);
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await expect(option).toHaveAttribute('aria-selected', 'false');
  const added = page.waitForResponse(PATCHED);
  await option.click();
  await expect(page.getByText(`${name} added to favorites`, { exact: true })).toBeVisible();
  await added;
  const row = page.getByRole('tabpanel').getByRole('article').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(channels.inDrawer(name)).toBeVisible();

  await field.pressSequentially(name);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await option.click();
  await expect(channels.inDrawer(name)).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ knowsWorkers: true });

  test('what is staged without a connection is sent once after it is back', async ({
    page,
    context,
    complaints,
  }) => {
    const channels = new ChannelsPage(page);
    await channels.start();
    const name = await channels.nameOf(0);
    await installed(channels.page);
    await context.setOffline(true);
    await channels.heart(0).click();
    // Sent 2 s after the last change; without a connection no request is made.
    await page.waitForTimeout(3_000);
    await expect(channels.heart(0)).toHaveAttribute('aria-pressed', 'true');
    const patched = page.waitForResponse((answer) => PATCHED(answer) && answer.ok());
    await context.setOffline(false);
    await patched;
    await expect(channels.inDrawer(name)).toBeVisible();
    const sent = sentFrom(page);
    await channels.reload();
    await expect(channels.heart(0)).toHaveAttribute('aria-pressed', 'true');
    expect(sent).toHaveLength(0);
    forgive(complaints, /net::ERR_INTERNET_DISCONNECTED/);
  });

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
    await one.heart(0).click();
    await expect(other.heart(0)).toHaveAttribute('aria-pressed', 'true');
    await other.heart(1).click();
    await expect(one.heart(1)).toHaveAttribute('aria-pressed', 'true');
    const name = await one.nameOf(1);
    await expect(one.inDrawer(name)).toBeVisible();
    await expect(other.inDrawer(name)).toBeVisible();
    await expect.poll(changesSent).toHaveLength(2);

    await installed(one.page);
    await installed(other.page);
    await context.setOffline(true);
    await one.heart(2).click();
    await expect(other.heart(2)).toHaveAttribute('aria-pressed', 'true');
    await other.heart(3).click();
    await expect(one.heart(3)).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    const last = await one.nameOf(3);
    await expect(one.inDrawer(last)).toBeVisible();
    await expect(other.inDrawer(last)).toBeVisible();
    await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')));
    const ops = changesSent().map((op) => JSON.stringify(op));
    expect(ops).toHaveLength(4);
    expect(new Set(ops).size).toBe(4);
    forgive(complaints, /net::ERR_INTERNET_DISCONNECTED/);
  });
});
