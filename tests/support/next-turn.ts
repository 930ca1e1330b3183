import type { Page } from '@playwright/test';

/** Resolves after the page has drawn a frame and run the timeouts it had set. */
export const nextTurn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
