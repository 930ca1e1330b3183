// @vitest-environment node
import { describe, expect, it } from 'vitest';

describe('the element', () => {
  it('can be imported where there is no HTMLElement, as on a server', async () => {
    expect('HTMLElement' in globalThis).toBe(false);
    const { OshiPlayerElement } = await import('./player.element');
    expect(OshiPlayerElement.observedAttributes).toEqual([
      'api',
      'video',
      'start',
      'muted',
      'lang',
      'theme',
    ]);
  });

  it('registers nothing there and does not fail', async () => {
    await expect(import('./oshi-player')).resolves.toBeDefined();
  });
});
