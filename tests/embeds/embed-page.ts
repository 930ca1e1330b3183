/** What every embed test stands on: a fan site of its own origin and a server whose portal is switched off. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Video } from '@oshimado/contract';
import { isLong } from '../support/is-long';
import { embedOrigin } from '../support/shared-sites';
import { test as base } from '../support/site-test';
import { HostSite } from './host-site';

/** Nothing but the calls and the embed files. */
export const EMBED = embedOrigin();

/** How often an element is removed and put back. */
export const ROUNDS = isLong ? 100 : 20;

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

/** Pages that were loaded into frames. */
export function framesAsked(view: Page): string[] {
  const asked: string[] = [];
  view.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() !== view.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** What the console says, but for failed requests, which browsers report themselves. */
export function warningsOf(view: Page): string[] {
  const warnings: string[] = [];
  view.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** A video of the demo world that is running, or over. */
export async function videoId(request: APIRequestContext, status: 'live' | 'past') {
  const path =
    status === 'live' ? 'live?type=stream&status=live' : 'videos?type=stream&status=past';
  const answer = await request.get(`${EMBED}/api/v2/${path}`);
  const videos = (await answer.json()) as readonly Video[];
  const found = videos.find((video) => video.status === status && video.type === 'stream');
  if (!found) throw new Error(`The demo world has no ${status} video.`);
  return {
    id: found.id,
    title: found.title,
    channel: found.channel.english_name ?? found.channel.name,
  };
}

/** A policy that allows what the README says, and nothing else. */
export const strictPolicy = () => ({
  'content-security-policy': [
    `default-src 'none'`,
    `script-src ${EMBED}`,
    `connect-src ${EMBED} ${EMBED.replace('http', 'ws')}`,
    `img-src ${EMBED}`,
    `frame-src ${EMBED}`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; '),
});
