import type { BrowserContext } from '@playwright/test';
import { portalOrigin } from './shared-sites';

/** What a viewer can have chosen on an earlier visit, as far as tests need it. */
export interface Choices {
  readonly darkMode?: boolean;
  readonly lang?: string;
}

/** The device has been here before, with these choices: a first visit begins with an introduction. */
export const cameBefore = (context: BrowserContext, choices: Choices = {}): Promise<void> =>
  context.addCookies([
    {
      name: 'oshimado_view',
      value: encodeURIComponent(JSON.stringify(choices)),
      url: String(portalOrigin()),
    },
  ]);
