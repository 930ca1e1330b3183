// @vitest-environment node
import { describe, expect, it } from 'vitest';

describe('the element', () => {
  it('can be imported where there is no HTMLElement, as on a server', async () => {
    expect('HTMLElement' in globalThis).toBe(false);
    const { OshiLiveFeedElement } = await import('./live-feed.element');
    expect(OshiLiveFeedElement.observedAttributes).toEqual([
      'api',
      'org',
      'channels',
      'lang',
      'theme',
      'max',
    ]);
  });

  it('registers nothing there and does not fail', async () => {
    await expect(import('./live-feed')).resolves.toBeDefined();
  });
});
