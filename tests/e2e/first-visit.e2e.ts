import { expect, test } from '../support/quiet-page';
import { eventually } from '../support/waits';
import { HomePage } from '../pages/home.page';
import { noteShifts, scoreOf } from '../pages/shifting.page';
import { Welcome } from '../pages/welcome.page';

/** Drawn, not only among the sentences that the page brings along. */
const DRAWN = />Oshimado shows you which VTubers are live now/;

test('who has never been here is drawn a sentence and a choice, which lead to channels and never come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const home = new HomePage(page);
  const welcome = new Welcome(page);
  expect(await home.firstHtml('/')).toMatch(DRAWN);
  const shifts = await noteShifts(page);
  await home.open();
  await expect(welcome.link('Independents')).toBeVisible();
  await expect(welcome.firstPicture).toBeVisible();
  expect(scoreOf(await shifts())).toBeLessThan(0.02);
  // Nothing lies over the first card.
  const isCovered = await home.cards.first().evaluate((card) => {
    const { left, top, width } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + 20));
  });
  expect(isCovered).toBe(false);

  await welcome.choose('Nijisanji');
  await expect(home.orgSelector).toContainText('Niji');
  await welcome.link('Nijisanji channels').press('Enter');
  await expect(page).toHaveURL('/channel?org=Nijisanji');
  await eventually('what the server draws', () => home.firstHtml('/')).not.toMatch(DRAWN);
  await home.open();
  await expect(home.cards.first()).toBeVisible();
  await expect(welcome.section).toHaveCount(0);
});
