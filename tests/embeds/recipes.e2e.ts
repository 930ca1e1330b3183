/** The recipes of the page that makes embeds, as they are copied. */
import type { Video } from '@oshimado/contract';
import { recipeHtml, type RecipeName } from '@oshimado/domain';
import { RecipePage } from '../pages/recipe.page';
import { EMBED, expect, test } from './embed-page';

const recipe = (name: RecipeName) =>
  recipeHtml(name, {
    embeds: EMBED,
    org: 'Hololive',
    wentLive: 'Somebody is live',
    topic: 'Topic',
    allTopics: 'All',
  });

test('each recipe does what it says', async ({ fan, request }) => {
  const page = new RecipePage(fan.page);
  const answer = await request.get(`${EMBED}/api/v2/live?type=stream&org=Hololive`);
  const rows = (await answer.json()) as readonly Video[];

  await test.step('the title has the number of live streams', async () => {
    await fan.open(recipe('title'));
    await expect(fan.page).toHaveTitle(/^\(\d+\) Fan site$/);
  });

  await test.step('a topic filters the board', async () => {
    await fan.open(recipe('topics'));
    await expect(page.cards).toHaveCount(12);
    await page.choose('singing');
    await expect(page.cards).not.toHaveCount(12);
    await expect(page.topics.filter({ hasNotText: /singing/i })).toHaveCount(0);
    await page.choose('All');
    await expect(page.cards).toHaveCount(12);
  });

  await test.step('the player shows what is chosen', async () => {
    await fan.open(recipe('follow'));
    await expect(page.cards).toHaveCount(6);
    const title = await page.chooseFirst();
    await expect(page.player).toContainText(title);
  });

  await test.step('the board has the colors of the page', async () => {
    await fan.open(recipe('style'));
    await expect(page.background).toHaveCSS('background-color', 'rgb(255, 240, 245)');
    await expect(page.title).toHaveCSS('font-style', 'italic');
  });

  await test.step('a message says that somebody went live', async () => {
    let live = rows.filter(({ status }) => status === 'live').slice(0, 1);
    await fan.page.route(/\/live\?/, (route) =>
      route.fulfill({ json: live, headers: { 'access-control-allow-origin': '*' } }),
    );
    await fan.open(recipe('toast'));
    await expect(page.badge).toContainText('1 live');
    await expect(page.toast).toBeEmpty();
    live = rows.filter(({ status }) => status === 'live').slice(0, 2);
    await fan.letTimePass(121);
    await expect(page.toast).toHaveText('Somebody is live');
    await fan.letTimePass(11);
    await expect(page.toast).toBeEmpty();
  });
});
