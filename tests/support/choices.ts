import type { BrowserContext } from '@playwright/test';
import { portalOrigin } from './shared-sites';

/** Choices of an earlier visit, as far as tests need them. */
export interface Choices {
  readonly darkMode?: boolean;
  readonly lang?: string;
}

/** Stores these choices as an earlier visit would, so that the introduction of a first visit is not shown. */
export const cameBefore = (context: BrowserContext, choices: Choices = {}): Promise<void> =>
  context.addCookies([
    {
      name: 'oshimado_view',
      value: encodeURIComponent(JSON.stringify(choices)),
      url: String(portalOrigin()),
    },
  ]);
