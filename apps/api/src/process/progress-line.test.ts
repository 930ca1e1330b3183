import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressLine, shareOf } from './report';

describe('the progress line', () => {
  it('the progress line shows a bar, a share and the counts where the total is known', () => {
    expect(progressLine({ message: 'archives', done: 2, total: 8 })).toBe(
      'archives ██████░░░░░░░░░░░░░░░░░░ 25 % (2/8)',
    );
  });

  it('the progress line shows the count alone where it is not, and the message alone before any', () => {
    expect(progressLine({ message: 'archives', done: 2 })).toBe('archives 2');
    expect(progressLine({ message: 'starting' })).toBe('starting');
  });

  it('never leaves its bar, whatever is counted', () => {
    const total = fc.integer({ min: 1 });
    fc.assert(
      fc.property(fc.integer(), total, (done, total) => {
        const share = shareOf({ message: '', done, total });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(progressLine({ message: '', done, total })).toMatch(/^ █*░* \d+ % /);
        expect(progressLine({ message: '', done, total }).match(/[█░]/g)).toHaveLength(24);
      }),
    );
  });

  it('the progress line has no bar for a total of nothing', () => {
    expect(shareOf({ message: '', done: 3, total: 0 })).toBeUndefined();
  });
});
