// @vitest-environment node
import { describe, expect, it } from 'vitest';

describe('the element', () => {
  it('can be imported where there is no HTMLElement, as on a server', async () => {
    expect('HTMLElement' in globalThis).toBe(false);
    const { OshiMultiviewElement } = await import('./multiview.element');
    expect(OshiMultiviewElement.observedAttributes).toEqual([
      'api',
      'layout',
      'videos',
      'chat',
      'controls',
      'lang',
      'theme',
    ]);
  });

  it('registers nothing there and does not fail', async () => {
    await expect(import('./oshi-multiview')).resolves.toBeDefined();
  });
});
