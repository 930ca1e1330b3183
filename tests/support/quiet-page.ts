import type { Page } from '@playwright/test';
import { expect, test as base } from './site-test';

/** Records the console messages and uncaught errors of a page. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Drops expected messages: browsers log each failed request. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)));
}

/** A picture on YouTube's servers, which tests cannot load. */
export const PICTURE_ELSEWHERE =
  /net::ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

/** A page whose test fails if anything was logged to its console, or its content security policy was violated. */
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
