/** Menus and dialogs inside a shadow root, on a page with links of its own: keys, focus and scrolling as on any page. */
import { expect, type Page } from '@playwright/test';
import { test as base } from './embed-page';
import { buildOverlays, type Flavour } from './shadow-overlays/build';
import { nextFrame } from '../support/waits';

/** Built once for all tests of this file. */
const built = new Map<Flavour, Promise<string>>();

const codeFor = (flavour: Flavour): Promise<string> => {
  const code = built.get(flavour) ?? buildOverlays(flavour);
  built.set(flavour, code);
  return code;
};

const pageWith = (code: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan site</title></head><body><main><h1>Fan site</h1><p><a href="#before">Before</a></p><test-overlays></test-overlays><p><a href="#after">After</a></p><div style="height: 200vh"></div></main><script type="module">${code.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`;

const test = base.extend<{ flavour: Flavour; view: Page }>({
  flavour: ['react', { option: true }],
  view: async ({ page, site, flavour }, use) => {
    await page.goto(site.put('/', { html: pageWith(await codeFor(flavour)) }));
    await use(page);
  },
});

/** The text or name of what has the focus, however deep it lies. */
const focused = (view: Page) =>
  view.evaluate(() => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found?.getAttribute('aria-label') ?? found?.textContent ?? '';
  });

for (const flavour of ['react', 'preact'] as const) {
  test.describe(`in a shadow root, ${flavour}`, () => {
    test.use({ flavour });

    test('a dialog keeps the focus among its own and gives it back', async ({ view }) => {
      await view.getByRole('button', { name: 'Open dialog' }).focus();
      await view.keyboard.press('Enter');
      await expect(view.getByRole('dialog', { name: 'Name the list' })).toBeVisible();
      await expect.poll(() => focused(view)).toBe('Cancel');
      for (const name of ['Save', 'Close', 'Cancel', 'Save']) {
        await view.keyboard.press('Tab');
        expect(await focused(view)).toBe(name);
      }
      for (const name of ['Cancel', 'Close', 'Save']) {
        await view.keyboard.press('Shift+Tab');
        expect(await focused(view)).toBe(name);
      }
      await view.keyboard.press('Escape');
      await expect(view.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => focused(view)).toBe('Open dialog');
    });

    test('a link of the page cannot take the focus from an open dialog', async ({ view }) => {
      await view.getByRole('button', { name: 'Open dialog' }).click();
      await expect.poll(() => focused(view)).toBe('Cancel');
      await view.locator('a[href="#after"]').evaluate((link) => (link as HTMLElement).focus());
      await expect.poll(() => focused(view)).toBe('Cancel');
    });

    test('a tall dialog scrolls under the wheel, the page behind it does not', async ({ view }) => {
      await view.getByRole('button', { name: 'Open dialog' }).click();
      const dialog = view.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await view.mouse.move(600, 400);
      const top = async () => (await dialog.boundingBox())?.y ?? 0;
      const before = await top();
      await view.mouse.wheel(0, 400);
      await expect.poll(top).toBeLessThan(before - 100);
      expect(await view.evaluate(() => window.scrollY)).toBe(0);
    });

    test('a question has the focus on its safe answer', async ({ view }) => {
      await view.getByRole('button', { name: 'Open question' }).click();
      await expect.poll(() => focused(view)).toBe('Keep');
      await view.keyboard.press('Tab');
      await view.keyboard.press('Tab');
      expect(await focused(view)).toBe('Keep');
    });

    test('arrows, letters, Home and End walk through a menu and its submenu', async ({ view }) => {
      await view.getByRole('button', { name: 'Open menu' }).focus();
      await view.keyboard.press('Enter');
      await expect.poll(() => focused(view)).toBe('Alpha');
      for (const [key, name] of [
        ['ArrowDown', 'Beta'],
        ['End', 'More'],
        ['Home', 'Alpha'],
        ['b', 'Beta'],
        ['ArrowUp', 'Alpha'],
        ['ArrowUp', 'More'],
        ['ArrowRight', 'Gamma'],
        ['ArrowLeft', 'More'],
      ] as const) {
        await view.keyboard.press(key);
        await expect.poll(() => focused(view)).toBe(name);
      }
      // Escape belongs to the submenu until it is removed.
      await expect(view.getByRole('menu')).toHaveCount(1);
      await nextFrame(view);
      await view.keyboard.press('Escape');
      await expect.poll(() => focused(view)).toBe('Open menu');
    });

    test('a menu and a popover leave the page of their host as it was', async ({ view }) => {
      await view.getByRole('button', { name: 'Open menu' }).click();
      await expect(view.getByRole('menu')).toBeVisible();
      const body = () =>
        view.evaluate(() => {
          const { overflow, pointerEvents } = getComputedStyle(document.body);
          return { overflow, pointerEvents };
        });
      expect(await body()).toEqual({ overflow: 'visible', pointerEvents: 'auto' });
      await view.keyboard.press('Escape');
      await view.getByRole('button', { name: 'Open popover' }).click();
      await expect.poll(() => focused(view)).toBe('Inside');
      expect(await body()).toEqual({ overflow: 'visible', pointerEvents: 'auto' });
      await view.keyboard.press('Escape');
      await expect.poll(() => focused(view)).toBe('Open popover');
    });
  });
}
