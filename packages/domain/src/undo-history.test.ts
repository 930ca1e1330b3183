import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, redoStep, undoStep, withEdit, type UndoHistory } from './undo-history';

describe('a history of edits', () => {
  it('a history of edits has no step back or forward at first', () => {
    expect(undoStep(emptyHistory, 'a')).toBeUndefined();
    expect(redoStep(emptyHistory, 'a')).toBeUndefined();
  });

  it('a history of edits forgets what was taken back as soon as there is another edit', () => {
    const back = undoStep(withEdit<string>(emptyHistory, 'a', 9), 'b');
    expect(back?.value).toBe('a');
    expect(redoStep(withEdit(back?.history ?? emptyHistory, 'a', 9), 'c')).toBeUndefined();
  });

  it('a history of edits keeps the last edits only', () => {
    const history = ['a', 'b', 'c'].reduce<UndoHistory<string>>(
      (before, value) => withEdit(before, value, 2),
      emptyHistory,
    );
    expect(history.past).toEqual(['b', 'c']);
  });

  it('a history of edits comes back to where it was: as many steps forward as back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat({ max: 20 }), (edits, steps) => {
        let history: UndoHistory<number> = emptyHistory;
        let now = 0;
        for (const value of edits) {
          history = withEdit(history, now, 1_000);
          now = value;
        }
        const [end, all] = [now, history];
        let taken = 0;
        for (let step = 0; step < steps; step += 1) {
          const back = undoStep(history, now);
          if (back) ({ value: now, history } = back);
          taken += back ? 1 : 0;
        }
        expect(taken).toBe(Math.min(steps, edits.length));
        for (let step = 0; step < taken; step += 1) {
          const again = redoStep(history, now);
          if (again) ({ value: now, history } = again);
        }
        expect([now, history]).toEqual([end, all]);
      }),
    );
  });
});
