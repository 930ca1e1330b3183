import type { Page } from '@playwright/test';
import { expect, test as base } from './site-test';

/** Notes what a page says in its console, and what it throws. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Forgets what was to be expected: the browser itself reports each request that failed. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)));
}

/** A picture that only YouTube has: no test reaches it. */
export const PICTURE_ELSEWHERE =
  /net::ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

/** A page whose console and policy reports are watched: a test fails when anything was said there. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      expect(complaints, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
