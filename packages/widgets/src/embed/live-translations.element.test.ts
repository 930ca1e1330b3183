// @vitest-environment node
import { describe, expect, it } from 'vitest';

describe('the element', () => {
  it('can be imported where there is no HTMLElement, as on a server', async () => {
    expect('HTMLElement' in globalThis).toBe(false);
    const { OshiChatElement } = await import('./live-translations.element');
    expect(OshiChatElement.observedAttributes).toEqual([
      'api',
      'video',
      'languages',
      'player',
      'lang',
      'theme',
    ]);
  });

  it('registers nothing there and does not fail', async () => {
    await expect(import('./oshi-chat')).resolves.toBeDefined();
  });
});
