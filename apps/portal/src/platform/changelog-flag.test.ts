import { describe, expect, it, vi } from 'vitest';

/** Each document has its own copy of the module; the storage is shared by all. */
async function newDocument() {
  vi.resetModules();
  const { changelogFlag } = await import('./changelog-flag');
  return changelogFlag(localStorage);
}

describe('the changelog after an update', () => {
  it('the changelog after an update is offered once, by the first document loaded after it', async () => {
    (await newDocument()).raise();
    expect((await newDocument()).take()).toBe(true);
    expect((await newDocument()).take()).toBe(false);
  });

  it('the changelog after an update is left to the next document by one that is about to reload', async () => {
    const document = await newDocument();
    document.raise();
    expect(document.take()).toBe(false);
    expect((await newDocument()).take()).toBe(true);
  });

  it('the changelog after an update is told to a document when another one sets or clears it, and only the setting counts', async () => {
    const raised = vi.fn();
    const { watchChangelogFlag } = await import('./changelog-flag');
    watchChangelogFlag(raised);
    const key = 'oshimado.changelog';
    for (const init of [
      { key: 'other', newValue: '1' },
      { key, newValue: null },
    ])
      dispatchEvent(new StorageEvent('storage', init));
    expect(raised).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
    expect(raised).toHaveBeenCalledTimes(1);
  });
});
