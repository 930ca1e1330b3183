import type { Page } from '@playwright/test';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { PortalPage } from '../pages/portal.page';

/** A channel of the organization that home shows at first. */
async function someChannel(page: Page) {
  const answer = await page.request.get('/api/v2/channels?type=vtuber&org=Hololive&limit=5');
  const channels = (await answer.json()) as { name: string; english_name: string | null }[];
  const named = channels.find(({ english_name: name }) => name !== null);
  return named?.english_name ?? '';
}

/** Cards far down are drawn once they are near. */
async function seeOnHome(page: Page, title: string) {
  const portal = new PortalPage(page);
  await portal.open('/');
  const card = portal.cards.filter({ hasText: title }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function fillIn(page: Page, channel: string, title: string) {
  const picker = page.getByRole('combobox', { name: 'Channel' });
  await picker.fill(channel);
  await page.getByRole('option', { name: channel }).first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: /^Link to the stream/ }).fill('https://events.example/a');
}

test('an editor adds a placeholder, which home shows, and changes it instead of adding a second', async ({
  page,
}) => {
  await loginAs(page, 'editor');
  const portal = new PortalPage(page);
  await portal.open('/add_placeholder');
  const channel = await someChannel(page);
  await page.getByRole('button', { name: 'Add placeholder' }).click();
  await expect(page.getByText('Choose a channel.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Channel' })).toBeFocused();

  await fillIn(page, channel, 'Concert under the window');
  await page.getByRole('radio', { name: 'Event' }).check();
  await page.getByRole('button', { name: 'An hour later' }).dblclick();
  await page.getByRole('button', { name: 'Add placeholder' }).click();
  await expect(page.getByText('Placeholder added')).toBeVisible();
  await expect(page).toHaveURL(/\/add_placeholder\?id=[\w-]{11}$/);

  await seeOnHome(page, 'Concert under the window');

  await portal.open('/add_placeholder');
  await fillIn(page, channel, 'Concert at the window');
  await page.getByRole('radio', { name: 'Event' }).check();
  await page.getByRole('button', { name: 'An hour later' }).click();
  await page.getByRole('button', { name: 'Add placeholder' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Concert under the window');
  await question.getByRole('button', { name: 'Edit that one' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await portal.reload();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Concert at the window');
});

test('what is typed is not lost by leaving', async ({ page }) => {
  await loginAs(page, 'editor');
  const portal = new PortalPage(page);
  await portal.open('/add_placeholder');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Half a title');
  await page.getByRole('navigation').getByRole('link', { name: 'Favorites' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Half a title');
  await page.getByRole('navigation').getByRole('link', { name: 'Favorites' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/favorites');
});

test('a viewer is told why they cannot add one', async ({ page }) => {
  await loginAs(page, 'viewer');
  const portal = new PortalPage(page);
  await portal.open('/add_placeholder');
  await expect(page.getByRole('heading', { name: 'You can’t add placeholders' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeHidden();
});
