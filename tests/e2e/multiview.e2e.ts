/** A multiview: links, arranging without a pointer, frames that are never loaded again, and what the device keeps. */
import { expect, test } from '../support/quiet-page';
import { violationsOf } from '../support/axe';
import { MultiviewPage } from '../pages/multiview.page';

/** The same edits in each run. */
function* numbers(seed: number) {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

test('200 edits load no frame again', async ({ page }) => {
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  const changed = await multiview.watchFrames();
  let navigations = 0;
  page.on('framenavigated', () => {
    navigations += 1;
  });
  const random = numbers(19);
  // The low digits of such numbers repeat soon.
  const next = (max: number) => Math.floor((random.next().value ?? 0) / 65_536) % max;
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
  const before = await multiview.places();
  const seen = new Set<string>();
  // With this, no step of the history leads back to the page without cells.
  await multiview.handle(0).focus();
  await multiview.press('Space', 'Shift+ArrowLeft', 'Space');
  for (let edit = 0; edit < 200; edit += 1) {
    if (edit % 5 === 4) {
      await multiview.press('Control+z', 'Control+Shift+z');
    } else {
      const arrow = arrows[next(4)] ?? 'ArrowLeft';
      const times = next(4) === 0 ? 12 : 1 + next(4);
      const prefix = next(3) === 0 ? 'Shift+' : '';
      await multiview.handle(next(4)).focus();
      await multiview.press('Space');
      for (let step = 0; step < times; step += 1) await multiview.press(`${prefix}${arrow}`);
      // Where it does not fit it stays in the hand, and goes back.
      await multiview.press('Space', 'Escape');
    }
    if (edit % 20 === 0) seen.add((await multiview.places()).join());
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(await multiview.places()).toHaveLength(before.length);
  expect(await changed()).toBe(0);
  expect(navigations).toBe(0);
});

test('a chat is loaded once, when it is known whether its video is a recording', async ({
  page,
}) => {
  const chats: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/v1/chat.html'))
      chats.push(request.url());
  });
  await new MultiviewPage(page).openThree();
  expect(chats).toHaveLength(1);
});

test('a layout is arranged by keys alone, and each step is announced', async ({ page }) => {
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  const { said } = multiview;
  await multiview.tool('Arrange').focus();
  // Out of the toolbar, the first thing in the grid is the first cell.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(multiview.handle(0)).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  await expect(multiview.handle(0)).toHaveAccessibleDescription(/^Press Space to pick it up/);
  await multiview.press('Space');
  await expect(said).toHaveText(/^Picked up /);
  await expect(multiview.handle(0)).toHaveAttribute('aria-pressed', 'true');
  await multiview.press('Shift+ArrowLeft', 'Shift+ArrowUp');
  await expect(said).toHaveText('11 wide, 11 high.');
  await multiview.press('ArrowRight');
  await expect(said).toHaveText('Column 2, row 1.');
  await multiview.press('Space');
  await expect(said).toHaveText(/ is in column 2, row 1, 11 wide and 11 high\.$/);
  await multiview.press('Space', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Space');
  await expect(said).toHaveText('Another cell is in the way.');
  await multiview.press('Escape');
  await expect(said).toHaveText(/ is back in column 2, row 1\.$/);
  await multiview.press('Control+z');
  expect((await multiview.places())[0]).toBe('1 / span 12 | 1 / span 12');
  await multiview.press('Space', ...Array.from({ length: 12 }, () => 'ArrowRight'), 'Space');
  await expect(said).toHaveText(/ is in column 13, row 1, 12 wide and 12 high\.$/);
  expect(await multiview.places()).toEqual([
    '14 / span 12 | 1 / span 12',
    '1 / span 12 | 14 / span 12',
    '1 / span 12 | 1 / span 12',
    '14 / span 12 | 14 / span 12',
  ]);
  await multiview.cells
    .nth(2)
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});

test('a reload and a second tab keep the layout, and both keep what either saves', async ({
  page,
  context,
}) => {
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  await multiview.handle(0).focus();
  await multiview.press('Space', 'Shift+ArrowLeft', 'Space');
  const places = await multiview.places();
  expect(places[0]).toBe('1 / span 11 | 1 / span 12');
  await page.goto('/multiview');
  await multiview.ready(3);
  expect(await multiview.places()).toEqual(places);
  const second = new MultiviewPage(await context.newPage());
  await second.open('/multiview');
  await second.ready(3);
  expect(await second.places()).toEqual(places);
  const save = async (on: MultiviewPage, name: string) => {
    await on.tool('Save layout').click();
    const dialog = on.page.getByRole('dialog', { name: 'Save layout' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await save(multiview, 'First');
  await second.handle(1).focus();
  await second.press('Space', 'Shift+ArrowLeft', 'Space');
  await save(second, 'Second');
  expect(await multiview.places()).toEqual(places);
  const names = (on: MultiviewPage) =>
    on.page.evaluate(() => {
      const text = Object.entries(localStorage).find(([key]) => key.endsWith('multiview'))?.[1];
      return [...(text ?? '').matchAll(/"name":"(First|Second)"/g)].map((match) => match[1]);
    });
  expect(await names(multiview)).toEqual(['First', 'Second']);
});

for (const [what, code, words] of [
  ['cut', 'AAMMaaaaaaaaaaa,MA', 'Part 2 is cut off.'],
  ['of 10,000 characters', 'AAMM,'.repeat(2_000), 'It’s too long.'],
  ['of 400 cells', Array.from({ length: 400 }, () => 'AABB').join(), /more than 64 cells/],
  ['with ids that are no ids', 'AAMMnoVideo', 'Part 1 isn’t a video or a chat.'],
  ['with characters of no code', 'AAMM!', /Part 1/],
  ['outside the screen', 'UAMM', 'Part 1 doesn’t fit on the screen.'],
  ['with cells over each other', 'AAMM,AAMM', 'Two of its cells overlap.'],
] as const) {
  test(`a link ${what} says why it cannot be opened, and the layout stays`, async ({ page }) => {
    const multiview = new MultiviewPage(page);
    await multiview.open(`/multiview/${code}`);
    await expect(multiview.message('Couldn’t open this link')).toBeVisible();
    await expect(multiview.message(words)).toBeVisible();
    await expect(page).toHaveURL(/\/multiview$/);
    await expect(multiview.cells).toHaveCount(0);
  });
}

for (const width of [360, 768, 1280]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const multiview = new MultiviewPage(page);
    await multiview.openThree();
    await expect(async () => {
      expect(await violationsOf(page)).toEqual([]);
    }).toPass();
  });
}
