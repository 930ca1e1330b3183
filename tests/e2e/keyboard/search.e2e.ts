import { SearchBar } from '../../pages/search-bar.page';
import { SearchForm } from '../../pages/search-form.page';
import { expect, test } from '../../support/keys';
import { eventually } from '../../support/waits';

test('conditions are chosen, the form narrows them, a result is opened, and the way leads back', async ({
  page,
  keys,
}) => {
  const bar = new SearchBar(page);
  const form = new SearchForm(page);
  await bar.open('/about');

  await test.step('a suggestion becomes a condition, and Enter searches', async () => {
    await keys.command('/');
    await keys.see(bar.search);
    await keys.type('drawing');
    const topic = bar.option('Topic').first();
    // Suggestions come after a pause in typing; before them the first row is the typed text.
    await expect(topic).toBeVisible();
    await keys.press('ArrowDown');
    await expect(topic).toHaveAttribute('aria-selected', 'true');
    await keys.press('Enter');
    await expect(bar.chip('Drawing')).toBeVisible();
    await keys.see(bar.search);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/search\?/);
    await expect(bar.heading).toHaveText(/Drawing/);
    await expect(bar.heading).toBeFocused();
    await expect(bar.cards.first()).toBeVisible();
  });

  await test.step('the form narrows the results', async () => {
    await keys.tabTo(form.showButton, 'Enter');
    await keys.see(form.hideButton);
    await keys.tabTo(form.moreFilters, 'Enter');
    await keys.tabTo(form.condition('Past'), 'Space');
    await expect(form.condition('Past')).toBeChecked();
    const narrowed = page.waitForResponse((answer) => answer.url().includes('/search/videoSearch'));
    await keys.tabTo(form.submit, 'Enter');
    await expect(page).toHaveURL(/past/);
    // Until the answer is drawn, the page shows the cards of the search before.
    const { items } = (await (await narrowed).json()) as { items: { id: string }[] };
    await eventually('the first result', () => bar.videoId(bar.cards.first())).toBe(items[0]?.id);
  });

  await test.step('a result is opened, and the way leads back to it', async () => {
    await keys.tabTo(bar.videoLink(bar.cards.first()));
    const id = await bar.videoId(bar.cards.first());
    await keys.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
    await expect(bar.heading).toBeFocused();
    // The keys for going back are handled by the browser, not by the page.
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?.*past/);
    await expect(bar.videoLink(bar.cardOf(id))).toBeFocused();
  });
});
