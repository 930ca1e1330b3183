/** Menus and dialogs inside a shadow root, on a page with links of its own: keys, focus and scrolling as on any page. */
import { ShadowOverlays } from '../pages/shadow-overlays.page';
import { nextFrame } from '../support/waits';
import { expect, test } from './embed-page';
import { buildOverlays } from './shadow-overlays/build';

const pageWith = (code: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan site</title></head><body><main><h1>Fan site</h1><p><a href="#before">Before</a></p><test-overlays></test-overlays><p><a href="#after">After</a></p><div style="height: 200vh"></div></main><script type="module">${code.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`;

for (const flavour of ['react', 'preact'] as const) {
  test(`in a shadow root, ${flavour}: dialogs, menus and popovers work as on any page`, async ({
    page,
    site,
  }) => {
    const html = pageWith(await buildOverlays(flavour));
    const overlays = new ShadowOverlays(page);
    await page.goto(site.put('/', { html }));

    await test.step('a dialog keeps the focus among its own and gives it back', async () => {
      await overlays.openByKey('dialog');
      await expect(overlays.dialog).toBeVisible();
      await overlays.seeFocus('Cancel');
      await overlays.walk([
        ['Tab', 'Save'],
        ['Tab', 'Close'],
        ['Tab', 'Cancel'],
        ['Tab', 'Save'],
        ['Shift+Tab', 'Cancel'],
        ['Shift+Tab', 'Close'],
        ['Shift+Tab', 'Save'],
      ]);
      await overlays.close('dialog');
      await expect(overlays.dialog).toHaveCount(0);
    });

    await test.step('a link of the page cannot take the focus from an open dialog', async () => {
      await overlays.open('dialog');
      await overlays.seeFocus('Cancel');
      await overlays.focusLink('After');
      await overlays.seeFocus('Cancel');
    });

    await test.step('a tall dialog scrolls under the wheel, the page behind it does not', async () => {
      expect(await overlays.turnWheel(400)).toBe(0);
      await overlays.close('dialog');
    });

    await test.step('a question has the focus on its safe answer', async () => {
      await overlays.open('question');
      await overlays.seeFocus('Keep');
      await overlays.walk([
        ['Tab', 'Delete'],
        ['Tab', 'Keep'],
      ]);
      await overlays.close('question');
    });

    await test.step('arrows, letters, Home and End walk through a menu and its submenu', async () => {
      await overlays.openByKey('menu');
      await overlays.seeFocus('Alpha');
      await overlays.walk([
        ['ArrowDown', 'Beta'],
        ['End', 'More'],
        ['Home', 'Alpha'],
        ['b', 'Beta'],
        ['ArrowUp', 'Alpha'],
        ['ArrowUp', 'More'],
        ['ArrowRight', 'Gamma'],
        ['ArrowLeft', 'More'],
      ]);
      // Escape belongs to the submenu until it is removed.
      await expect(overlays.menus).toHaveCount(1);
      await nextFrame(page);
      await overlays.close('menu');
    });

    await test.step('a menu and a popover leave the page of their host as it was', async () => {
      const untouched = { overflow: 'visible', pointerEvents: 'auto' };
      await overlays.openMenu();
      expect(await overlays.body()).toEqual(untouched);
      await overlays.close('menu');
      await overlays.open('popover');
      await overlays.seeFocus('Inside');
      expect(await overlays.body()).toEqual(untouched);
      await overlays.close('popover');
    });
  });
}
