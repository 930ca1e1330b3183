import { expect, it, describe } from 'vitest';
import { createClosers } from './closers';

describe('closing what was opened', () => {
  it('goes backwards, once, and past what fails', async () => {
    const closed: string[] = [];
    const failed: string[] = [];
    const closers = createClosers((_, name) => void failed.push(name));
    for (const name of ['lock', 'store', 'web']) {
      closers.add(name, async () => {
        closed.push(name);
        if (name === 'store') throw new Error('no');
      });
    }
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    await closers.closeAll();
    expect(closed).toEqual(['web', 'store', 'lock']);
    expect(failed).toEqual(['store']);
  });
});
