/** Previews of changes, changes that need confirmation, and undo. */
import { describe, expect, it } from 'vitest';
import { shown, startMultiview, video } from '../testing/multiview/multiview-run';
import { canRedo, canUndo, selectShareCode } from './multiview.selectors';

describe('every layout change', () => {
  it('every layout change can be undone and redone', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    const first = run.context().cells;
    run.send({ type: 'layout.choose', code: 'AAMY,MAMM,MMMM' });
    const second = run.context().cells;
    run.send({ type: 'layout.clear' });
    expect(run.context().cells).toEqual([]);
    run.send({ type: 'layout.undo' });
    expect(run.context().cells).toEqual(second);
    run.send({ type: 'layout.undo' });
    expect(run.context().cells).toEqual(first);
    expect([canUndo(run.snapshot()), canRedo(run.snapshot())]).toEqual([false, true]);
    run.send({ type: 'layout.redo' });
    run.send({ type: 'layout.redo' });
    expect(run.context().cells).toEqual([]);
    run.send({ type: 'layout.redo' });
    expect(run.emittedTypes().at(-1)).toBe('change.refused');
  });

  it('every layout change can be previewed before it is made', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    const before = run.context().cells;
    run.send({ type: 'layout.preview', change: { type: 'cell.add' } });
    const preview = run.context().preview;
    expect(shown(preview?.cells ?? [])).toEqual(['c0 a', 'c1 b', 'c4 empty']);
    expect(run.context().cells).toBe(before);
    run.send({ type: 'layout.apply' });
    expect(run.context().cells).toEqual(preview?.cells);
    expect(run.context().preview).toBeNull();
    run.send({ type: 'layout.apply' });
    expect(run.emitted.at(-1)).toMatchObject({ change: 'layout.apply', code: 'nothing' });
  });

  it('every layout change says in its preview that it would ask, or be refused', () => {
    const run = startMultiview('AAGG:a');
    const preview = () => run.context().preview;
    run.send({ type: 'layout.preview', change: { type: 'video.pick', video: video('b') } });
    expect(preview()).toMatchObject({ isQuestion: true, refusal: null });
    run.send({ type: 'layout.preview', change: { type: 'cell.place', id: 'c0', x: 23, y: 0 } });
    expect(preview()).toMatchObject({ isQuestion: false, refusal: 'outside' });
    run.send({ type: 'preview.end' });
    expect(preview()).toBeNull();
  });

  it('every layout change is remembered a hundred times and not more', () => {
    const run = startMultiview('AAGG:a');
    for (let at = 0; at < 120; at += 1) {
      run.send({ type: 'cell.place', id: 'c0', x: at % 2, y: 1 });
    }
    expect(run.context().history.past).toHaveLength(100);
  });
});

describe('a link', () => {
  it('a link opens directly if the layout is empty', () => {
    const run = startMultiview();
    run.send({ type: 'link.open', code: 'AAUYdQw4w9WgXcQ,UAEYchat0' });
    expect(run.shown()).toEqual(['c0 d', 'c1 chat of d']);
  });

  it('a link asks before it replaces a layout, and Cancel keeps the layout', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    const before = run.context().cells;
    run.send({ type: 'link.open', code: 'AAUYdQw4w9WgXcQ,UAEYchat0' });
    run.send({ type: 'cell.add' });
    expect(run.emitted.at(-1)).toMatchObject({ change: 'cell.add', code: 'asking' });
    run.send({ type: 'question.cancel' });
    expect(run.context().cells).toBe(before);
    expect(run.emitted.at(-1)).toEqual({ type: 'question.cancelled', reason: 'link' });
  });

  it('a link fills its empty cells with the current videos if that is chosen with Confirm', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    run.send({ type: 'link.open', code: 'AAMMbbbbbbbbbbb,AMMM,MAMMchat0' });
    const previewed = () => shown(run.context().question?.preview ?? []);
    expect(previewed()).toEqual(['c1 b', 'c3 empty', 'c4 chat of b']);
    run.send({ type: 'question.fill', fillEmpty: true });
    expect(previewed()).toEqual(['c1 b', 'c0 a', 'c4 chat of b']);
    run.send({ type: 'question.confirm' });
    expect(run.shown()).toEqual(['c1 b', 'c0 a', 'c4 chat of b']);
    run.send({ type: 'layout.undo' });
    expect(run.shown()).toEqual(['c0 a', 'c1 b']);
  });

  it('a link to the open layout asks nothing', () => {
    const run = startMultiview('MAMY:b,AAMY:a');
    run.send({ type: 'link.open', code: selectShareCode(run.snapshot()) });
    expect(run.state()).toBe('arranged');
    expect(run.emitted.at(-1)).toMatchObject({ change: 'link.open', code: 'unchanged' });
  });

  it('a link that cannot be read is refused with a reason', () => {
    const run = startMultiview();
    run.send({ type: 'link.open', code: 'AA,!@#$' });
    run.send({ type: 'layout.choose', code: '' });
    expect(run.emitted).toEqual([
      { type: 'link.refused', problem: { code: 'tooShort', part: 0 } },
      { type: 'change.refused', change: 'layout.choose', code: 'unreadable' },
    ]);
  });
});
