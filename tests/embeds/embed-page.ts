/** What every embed test stands on: a fan site of its own origin and a server whose portal is switched off. */
import type { Page } from '@playwright/test';
import { embedOrigin } from '../support/shared-sites';
import { test as base } from '../support/site-test';
import { HostSite } from './host-site';

/** Nothing but the calls and the embed files. */
export const EMBED = embedOrigin();

export const test = base.extend<{ site: HostSite }>({
  site: async ({}, use) => {
    const site = new HostSite();
    await site.open();
    await use(site);
    await site.close();
  },
});

export const script = `<script type="module" src="${EMBED}/v1/live-feed.js"></script>`;

export const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan site</title>${head}</head><body><main><h1>Fan site</h1>${body}</main></body></html>`;

export const cards = (view: Page, nth = 0) =>
  view.locator('oshi-live-feed').nth(nth).locator('article');

/** Everything that goes wrong on the page, as its owner would see it. */
export function troublesOf(view: Page): string[] {
  const troubles: string[] = [];
  view.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

/** What the console says, but for failed requests, which browsers report themselves. */
export function warningsOf(view: Page): string[] {
  const warnings: string[] = [];
  view.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}
