import { describe, expect, it, vi } from 'vitest';
import { site } from './site';
import { sendToExtension } from './extension';

describe('the browser extension', () => {
  it('the browser extension is the only receiver, by its id', () => {
    const sendMessage = vi.fn(() => Promise.resolve());
    const postMessage = vi.spyOn(window, 'postMessage');
    vi.stubGlobal('chrome', { runtime: { sendMessage } });
    sendToExtension({ message: 'token', token: 'a.b.c' });
    expect(sendMessage.mock.calls).toEqual([
      [site.extensionId, { message: 'token', token: 'a.b.c' }],
    ]);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no such browser interface', undefined],
    ['pages may send nothing', {}],
    ['there is no runtime', { runtime: {} }],
    [
      'the extension is not installed',
      { runtime: { sendMessage: () => Promise.reject(new Error('no receiver')) } },
    ],
    [
      'the browser refuses the id',
      {
        runtime: {
          sendMessage: () => {
            throw new TypeError('invalid id');
          },
        },
      },
    ],
  ])('the browser extension may be missing without an error: %s', async (_, chrome) => {
    vi.stubGlobal('chrome', chrome);
    expect(() => sendToExtension({ message: 'favorites', favorites: [] })).not.toThrow();
    // An unhandled rejection would fail the test.
    await Promise.resolve();
  });
});
