import type { Locator } from '@playwright/test';
import { EmbedElement } from './embed-element.page';
import type { FanPage } from './fan.page';

/** `<oshi-live-badge>`. */
export class LiveBadge extends EmbedElement {
  /** All of it that can be pressed. */
  readonly only: Locator;

  constructor(readonly fan: FanPage) {
    super(fan.page, 'oshi-live-badge', 'badge');
    this.only = this.host.getByRole('link');
  }

  /** Another tab is in front, or this one again. */
  async hidePage(isHidden: boolean) {
    await this.fan.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  }

  /** How often the server was asked for anything. */
  calls(): number {
    return this.fan.filesRequested.filter((path) => path.startsWith('/api/')).length;
  }
}
