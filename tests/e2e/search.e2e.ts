import { SUGGESTIONS_PAUSE_MS } from '@oshimado/domain';
import { SearchBar } from '../pages/search-bar.page';
import { Tab } from '../pages/tab.page';
import { press } from '../support/press';
import { expect, test } from '../support/quiet-page';
import { Requests } from '../support/requests';
import { inTurn } from '../support/share';
import { pauseClock } from '../support/site-test';

test('suggestions come after a pause in typing, once; a channel alone leads to its page', async ({
  page,
}) => {
  const bar = new SearchBar(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/autocomplete')) asked.push(searchParams.get('q') ?? '');
  });
  await bar.open('/about');
  await test.step('who wants no motion sees none while they are loading', async () => {
    const release = await new Tab(page).holdAnswers();
    await bar.type('drawing');
    await expect(bar.search).toHaveAttribute('aria-busy', 'true');
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : '')),
    );
    expect(running).toEqual([]);
    await release();
    await bar.search.fill('');
  });
  // The list of suggestions is loaded on first use and needs a running clock.
  await bar.type('a');
  await expect(bar.suggestions).toBeVisible();
  await bar.search.fill('');
  await pauseClock(page);
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
  await expect(bar.chips).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channel\/UC/);
  await expect(bar.heading).toContainText(name);
});

test('results stay where they are when the code of “Watch in Multiview” comes', async ({
  page,
}) => {
  const bar = new SearchBar(page);
  for (const width of inTurn([390, 768, 1280], 0)) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const release = await new Tab(page).holdScript('WatchTogether');
      await bar.open('/search?q=type%2Cvalue%2Ctext%0D%0Atitle+%26+desc%2Ca%2Ca');
      const card = bar.cards.first();
      await expect(card).toBeVisible();
      const before = await card.boundingBox();
      await release();
      await expect(bar.watchTogether).toBeAttached();
      expect(await card.boundingBox()).toEqual(before);
    });
  }
});

test('a topic leads to results, a result to its video, and a saved search back to the results', async ({
  page,
}) => {
  const bar = new SearchBar(page);
  await bar.open('/');
  await bar.add('Topic', 'drawing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(bar.count).toBeVisible();
  await expect(bar.heading).toHaveText('Topic: Drawing');
  await expect(page).toHaveTitle(/^Topic: Drawing · /);
  const address = page.url();
  const saved = await bar.saveSearch();

  await test.step('a result leads to its video, and the way back to the results', async () => {
    const id = await bar.videoId(bar.cards.first());
    await press(bar.videoLink(bar.cards.first()));
    await expect(page).toHaveURL(new RegExp(`/watch/${id}`));
    await page.goBack();
    await expect(bar.cardOf(id)).toBeVisible();
    await expect(bar.chip('Drawing')).toBeVisible();
  });
  await test.step('it can be cleared', async () => {
    await bar.clear();
    await expect(page).toHaveURL('/search');
    await expect(bar.heading).toHaveText('Search');
  });
  await test.step('what is saved survives the page', async () => {
    await bar.reload();
    await bar.openSaved(saved);
    await expect(page).toHaveURL(address);
    await expect(bar.cards.first()).toBeVisible();
  });
});

test('conditions that contradict each other are refused in words, and nothing is sent', async ({
  page,
}) => {
  const bar = new SearchBar(page);
  await bar.open('/about');
  const requests = new Requests(page);
  await bar.add('Title or description', 'karaoke');
  await bar.add('Comments', 'encore');
  await expect(
    bar.text('Cannot search using comment + title & desc filters at the same time.'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await bar.submit();
  await expect(page).toHaveURL('/about');
  await bar.remove('Title or description karaoke');
  await bar.add('Comments', 'again');
  await expect(bar.text('Cannot search using multiple comment conditions.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  expect(requests.calls('/api/v2/search/').filter((path) => !path.endsWith('complete'))).toEqual(
    [],
  );
});
