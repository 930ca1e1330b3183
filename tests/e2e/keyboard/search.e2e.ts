import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('conditions are chosen, the form narrows them, a result is opened, and the way leads back', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  const chips = page.getByRole('banner').getByRole('list', { name: 'Search filters' });
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await portal.open('/about');
  await keys.command('/');
  await keys.see(portal.search);
  await keys.type('drawing');
  const topic = suggestions.getByRole('option', { name: /^Topic/ });
  // Suggestions come after a pause in typing; before them the first row is the typed text.
  await expect(topic).toBeVisible();
  await keys.press('ArrowDown');
  await expect(topic).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  await expect(chips.getByText('Drawing', { exact: true })).toBeVisible();
  await keys.see(portal.search);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(portal.heading).toHaveText(/Drawing/);
  await expect(portal.heading).toBeFocused();
  await expect(portal.cards.first()).toBeVisible();

  const form = page.getByRole('form', { name: 'Advanced search' });
  await keys.tabTo(page.getByRole('button', { name: 'Show filters' }), 'Enter');
  await keys.see(page.getByRole('button', { name: 'Hide filters' }));
  const summary = form.getByText('More filters');
  await keys.tabTo(summary, 'Enter');
  const past = form.getByRole('checkbox', { name: 'Past' });
  await keys.tabTo(past, 'Space');
  await expect(past).toBeChecked();
  const narrowed = page.waitForResponse((answer) => answer.url().includes('/search/videoSearch'));
  await keys.tabTo(form.getByRole('button', { name: 'Search', exact: true }), 'Enter');
  await expect(page).toHaveURL(/past/);
  // Until the answer is drawn, the page shows the cards of the search before.
  const { items } = (await (await narrowed).json()) as { items: { id: string }[] };
  await expect.poll(() => portal.videoId(portal.cards.first())).toBe(items[0]?.id);

  await keys.tabTo(portal.videoLink(portal.cards.first()));
  const id = await portal.videoId(portal.cards.first());
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
  await expect(portal.heading).toBeFocused();
  // The keys for the way back are the browser's own, and no page hears them.
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?.*past/);
  await expect(portal.videoLink(portal.cardOf(id))).toBeFocused();
});

test('Shift+Enter in the field searches at once', async ({ page, keys }) => {
  const portal = new PortalPage(page);
  await portal.open('/about');
  await keys.tabTo(portal.search);
  await keys.type('drawing');
  // The row that is selected before the suggestions come moves down when they do.
  await expect(page.getByRole('option', { name: /^Topic/ })).toBeVisible();
  await keys.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await keys.press('Shift+Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(portal.heading).toBeFocused();
});
