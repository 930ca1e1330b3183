import type { Page } from '@playwright/test';
import { SUGGESTIONS_PAUSE_MS } from '@oshimado/domain';
import { expect, test } from '../support/quiet-page';
import { standStill } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

class SearchField extends PortalPage {
  suggestions = this.page.getByRole('listbox', { name: 'Suggestions' });
  chips = this.page.getByRole('banner').getByRole('list', { name: 'Search filters' });

  async type(words: string) {
    await this.search.click();
    await this.search.pressSequentially(words);
  }

  option(kind: string, text?: string) {
    const ofKind = this.suggestions.getByRole('option').filter({ hasText: new RegExp(`^${kind}`) });
    return text === undefined ? ofKind : ofKind.filter({ hasText: text });
  }

  async add(kind: string, words: string) {
    await this.type(words);
    await this.option(kind).first().click();
    await expect(this.search).toHaveValue('');
  }
}

/** What is searched from now on. */
function searchesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/search/')) sent.push(request.url());
  });
  return sent;
}

test('suggestions come after a pause in typing, once; a channel alone leads to its page', async ({
  page,
}) => {
  const bar = new SearchField(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/autocomplete')) asked.push(searchParams.get('q') ?? '');
  });
  await bar.open('/');
  // The list of suggestions is loaded on first use and needs a running clock.
  await bar.type('a');
  await expect(bar.suggestions).toBeVisible();
  await bar.search.fill('');
  await standStill(page);
  asked.length = 0;
  await bar.type('pelangi');
  expect(asked).toEqual([]);
  await page.clock.runFor(SUGGESTIONS_PAUSE_MS);
  // An answer is shown by a timer of the query library.
  await page.clock.resume();
  const channel = bar.option('Channel').first();
  const name = /^Channel\s*([^(]+?)\s*\(/.exec(await channel.innerText())?.[1] ?? '';
  expect(name).toMatch(/pelangi/i);
  expect(asked).toEqual(['pelangi']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bar.chips.getByText(name)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channel\/UC/);
  await expect(bar.heading).toContainText(name);
});

test('a topic leads to results, and a result to its video', async ({ page }) => {
  const bar = new SearchField(page);
  await bar.open('/');
  await bar.add('Topic', 'drawing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByText(/^[\d.,KM]+ results?$/).first()).toBeVisible();
  await expect(bar.heading).toHaveText('Search: Topic: Drawing');
  await expect(page).toHaveTitle(/^Search: Topic: Drawing · /);
  const id = await bar.videoId(bar.cards.first());
  await bar.videoLink(bar.cards.first()).click();
  await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
  await page.goBack();
  await expect(bar.cardOf(id)).toBeVisible();
  await expect(bar.chips.getByText('Drawing', { exact: true })).toBeVisible();
  await bar.main.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(bar.heading).toHaveText('Search');
});

test('conditions that contradict each other are refused in words, and nothing is sent', async ({
  page,
}) => {
  const bar = new SearchField(page);
  await bar.open('/');
  const sent = searchesOf(page);
  await bar.add('Title or description', 'karaoke');
  await bar.add('Comments', 'encore');
  await expect(
    page.getByText('Cannot search using comment + title & desc filters at the same time.'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Remove Title or description karaoke' }).click();
  await bar.add('Comments', 'again');
  await expect(page.getByText('Cannot search using multiple comment conditions.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(sent).toEqual([]);
});

test('a saved search survives the page', async ({ page }) => {
  const bar = new SearchField(page);
  await bar.open('/');
  await bar.add('Topic', 'drawing');
  await page.keyboard.press('Enter');
  await expect(bar.cards.first()).toBeVisible();
  const address = page.url();
  const open = page.getByRole('button', { name: 'Saved searches' });
  const panel = page.getByRole('dialog', { name: 'Saved searches' });
  await open.click();
  await panel.getByRole('button', { name: 'Save this search' }).click();
  await expect(panel.getByText('This search is saved.')).toBeVisible();
  const name = await panel.getByRole('listitem').getByRole('link').innerText();
  await bar.open('/search');
  await open.click();
  await panel.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(bar.cards.first()).toBeVisible();
});
