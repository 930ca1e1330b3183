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
});
