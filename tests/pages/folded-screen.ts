import type { Page } from '@playwright/test';

export interface Fold {
  readonly orientation: 'vertical' | 'horizontal';
  /** Where it begins, in pixels. */
  readonly offset: number;
}

const FOLD_PX = 40;

/** A screen of 1100 by 800 pixels that is folded. */
export class FoldedScreen {
  constructor(readonly page: Page) {}

  async fold({ orientation, offset }: Fold) {
    const screen = await this.page.context().newCDPSession(this.page);
    await screen.send('Emulation.setDeviceMetricsOverride', {
      width: 1100,
      height: 800,
      deviceScaleFactor: 1,
      mobile: false,
      displayFeature: { orientation, offset, maskLength: FOLD_PX },
    });
  }

  /** Where elements begin and end across the fold, of which some may lie over it. */
  async edges(selector: string, { orientation, offset }: Fold) {
    const edges = await this.page.locator(selector).evaluateAll(
      (elements, isVertical) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return isVertical ? ([left, right] as const) : ([top, bottom] as const);
        }),
      orientation === 'vertical',
    );
    return {
      overFold: edges.filter(([start, end]) => end > offset && start < offset + FOLD_PX),
      last: Math.max(...edges.flat()),
    };
  }
}
