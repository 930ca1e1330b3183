import { expect, type Page } from '@playwright/test';
import type { HostSite } from '../embeds/host-site';

/** A page of another site, with nothing on it but code that was copied. */
export class StrangersPage {
  constructor(
    readonly page: Page,
    readonly site: HostSite,
  ) {}

  /** Opens a page with this code that allows nothing but these directives. */
  async open(code: string, policy: string) {
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan site</title></head><body>${code}</body></html>`;
    const headers = {
      'content-security-policy': `default-src 'none'; ${policy.replaceAll('\n', ' ')}`,
    };
    await this.page.goto(this.site.put('/', { html, headers }));
  }

  async seeDrawn(tag: string) {
    await expect(this.page.locator(tag)).toHaveAttribute('data-phase', 'shown');
  }
}
