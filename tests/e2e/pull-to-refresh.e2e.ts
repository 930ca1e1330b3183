import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';
import { PortalPage } from '../pages/portal.page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

const STEP_PX = 20;

/** Pulls the page down with a finger as far as it has to be, and lets go. */
async function pull(page: Page) {
  // It comes after the first view; before it, the browser scrolls.
  const indicator = page.locator('[data-phase]').first();
  await expect(indicator).toBeAttached();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 200);
  for (let y = 200; y < 460; y += STEP_PX) {
    await touch('touchMove', y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(indicator).toHaveAttribute('data-phase', 'reached');
  await touch('touchEnd');
  await expect(indicator).toHaveAttribute('data-phase', 'refreshing');
  await expect(indicator).toHaveAttribute('data-phase', 'idle');
}

for (const [path, list, shown] of [
  ['/', '/api/v2/live', 'article[data-state="live"]'],
  ['/?org=All+Vtubers#archive', '/api/v2/videos', 'article[data-state="past"]'],
  ['/channel', '/api/v2/channels', 'main a[href^="/channel/"]'],
] as const)
  test(`a pull on ${path} asks once for its list`, async ({ page }) => {
    await new PortalPage(page).open(path);
    await expect(page.locator(shown).first()).toBeVisible();
    // What the page asks for by itself once it is open.
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === list) asked.push(request.url());
    });
    await pull(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });
