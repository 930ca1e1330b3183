/** What lies over a page, or keeps its place while the page scrolls, is inside the window and under the pointer. */
import { OverlaidPage } from '../pages/overlaid.page';
import { cameBefore } from '../support/choices';
import { press } from '../support/press';
import { inTurn } from '../support/share';
import { expect, test } from '../support/site-test';
import { loginAs } from '../support/viewer';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const WIDER = [
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
/** What a link with a part that is cut off says. */
const FIXED = 'Parts of this link needed fixing';
const PAGES = ['/#archive', '/channel', '/search?advanced=true', '/settings', '/playlists'];

for (const viewport of [...inTurn(PHONES, 0), ...inTurn(WIDER, 0)]) {
  test(`all that lies over a page of ${viewport.width} px can be pressed`, async ({ page }) => {
    await cameBefore(page.context());
    await loginAs(page, 'editor');
    await page.setViewportSize(viewport);
    const over = new OverlaidPage(page);
    await over.start('/');
    const rows = await over.rows('status=past&type=stream&org=Hololive&limit=3');
    const [one, two, three] = rows.map(({ id }) => id);
    const see = async (what: string) => {
      await over.look(what);
      await over.lookAtLayers(what);
    };
    await expect(over.cards.first()).toBeVisible();
    await over.closeHint();
    await see('/');
    for (const path of PAGES) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await over.walkTo(path);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await see(path);
    }
    await over.walkTo(`/watch/${one}`);
    await see('a video');
    await press(over.poster);
    // Only what plays goes on in the small window.
    await over.seePlaying();
    await over.look('a video that plays');
    await over.walkTo('/');
    await expect(over.mini).toBeVisible();
    await over.look('the small player');
    await over.walkTo(`/multiview/AAMM${one},AMMM${two},MAMM${three},MMMMchat0,MA`);
    await over.seePlayers(3);
    await expect(over.message(FIXED)).toBeVisible();
    await over.keepMessages();
    await over.look('the small player and a message', 'foot');
    // A menu comes later than the message, and lies over it.
    await over.lookAtLayers('multiview');
    await over.lookAtAllLayouts();
    await expect(over.message(FIXED)).toBeVisible();
    await over.closeMessages();
    await over.look('multiview beside the small player');
    await over.seeClearOfMini('multiview', '[data-cell]');
    await over.closeMini();
    await over.look('multiview');
    expect(over.faults).toEqual([]);
    expect(over.opened.length, over.opened.join()).toBeGreaterThan(12);
  });
}
