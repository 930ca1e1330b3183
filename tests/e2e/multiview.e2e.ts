/** A multiview: arranging by keys, frames that are never loaded again, and what the device keeps. */
import { expect, test } from '../support/quiet-page';
import { violationsOf } from '../support/axe';
import { isLong } from '../support/is-long';
import { Keys } from '../support/keys';
import { Requests } from '../support/requests';
import { eventually, tried } from '../support/waits';
import { MultiviewPage, type Edit } from '../pages/multiview.page';

const EDITS = isLong ? 200 : 60;

/** The same edits in each run. */
function* numbers(seed: number) {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

/** Moves and resizes cells, and takes some of it back. */
function randomEdits(count: number): readonly Edit[] {
  const random = numbers(19);
  // The low digits of such numbers repeat soon.
  const next = (max: number) => Math.floor((random.next().value ?? 0) / 65_536) % max;
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
  return Array.from({ length: count }, (_, at) => {
    if (at % 5 === 4) return { cell: 0, keys: ['Control+z', 'Control+Shift+z'] };
    const arrow = `${next(3) === 0 ? 'Shift+' : ''}${arrows[next(4)]}`;
    const steps = next(4) === 0 ? 12 : 1 + next(4);
    // Where it does not fit it stays in the hand, and goes back.
    const keys = ['Space', ...Array.from({ length: steps }, () => arrow), 'Space', 'Escape'];
    return { cell: next(4), keys };
  });
}

test('a layout of three videos and a chat is arranged at any width, and loads no frame again', async ({
  page,
}) => {
  const requests = new Requests(page);
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  const changed = await multiview.watchFrames();
  let navigations = 0;
  page.on('framenavigated', () => {
    navigations += 1;
  });

  await test.step('its chat is loaded once, when it is known whether its video is a recording', () =>
    expect(requests.calls('/v1/chat.html')).toHaveLength(1));

  for (const width of [1280, 768, 360]) {
    await test.step(`axe finds nothing at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await tried('axe finds nothing', async () => expect(await violationsOf(page)).toEqual([]));
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('the Tab key leads out of the tools to the first cell, which says what it is used with', async () => {
    await multiview.tool('Arrange').focus();
    await new Keys(page).tabTo(multiview.handle(0));
    await expect(multiview.handle(0)).toHaveAccessibleDescription(/^Press Space to pick it up/);
    await multiview.press('Space');
    await expect(multiview.said).toHaveText(/^Picked up /);
    await multiview.press('Escape');
  });

  await test.step(`${EDITS} edits load no frame again`, async () => {
    // With this, no step of the history leads back to the page without cells.
    await multiview.narrow(0);
    // The layout is no longer the one of the link.
    await expect(page).toHaveURL(/\/multiview$/);
    navigations = 0;
    const seen = new Set<string>();
    const edits = randomEdits(EDITS);
    for (let at = 0; at < edits.length; at += 10) {
      await multiview.edit(edits.slice(at, at + 10));
      seen.add((await multiview.places()).join());
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(await multiview.places()).toHaveLength(4);
    expect(await changed()).toBe(0);
    expect(navigations).toBe(0);
  });
});

test('Escape in the full screen, and leaving it, change nothing: layout, frames and tools stay', async ({
  page,
}) => {
  const multiview = new MultiviewPage(page);
  await multiview.openThree();
  await multiview.narrow(0);
  const places = await multiview.places();
  const changed = await multiview.watchFrames();
  for (const focused of [multiview.tool('Arrange'), multiview.handle(0)]) {
    await multiview.use('Full screen');
    await eventually('the page fills the screen', () => multiview.isFullScreen()).toBe(true);
    await focused.focus();
    await multiview.press('Escape');
    expect(await multiview.places()).toEqual(places);
    await multiview.leaveFullScreen();
    await eventually('the full screen is left', () => multiview.isFullScreen()).toBe(false);
    await expect(focused).toBeFocused();
    expect(await multiview.places()).toEqual(places);
  }
  await expect(multiview.tools).toBeVisible();
  await expect(page).toHaveURL(/\/multiview$/);
  expect(await changed()).toBe(0);
});

test('a reload and a second tab keep the layout, and both keep what either saves', async ({
  page,
  context,
}) => {
  const multiview = new MultiviewPage(page);
  await multiview.openOne();
  await multiview.narrow(0);
  const places = await multiview.places();
  expect(places[0]).toBe('1 / span 11 | 1 / span 12');
  await multiview.open('/multiview');
  await multiview.ready(1);
  expect(await multiview.places()).toEqual(places);
  const second = new MultiviewPage(await context.newPage());
  await second.open('/multiview');
  await second.ready(1);
  expect(await second.places()).toEqual(places);
  await multiview.saveLayout('First');
  await second.narrow(1);
  await second.saveLayout('Second');
  expect(await multiview.places()).toEqual(places);
  expect(await multiview.savedLayouts()).toEqual(['First', 'Second']);
});
