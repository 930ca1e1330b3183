/** What others have saved meanwhile, and unsaved changes of a killed tab: merged, and never lost. */
import { describe, expect, it } from 'vitest';
import { editedLine as line } from '../testing/edited-lines';
import type { EditedLine } from './edited-lines';
import { draftOf, withDraft } from './script-draft';
import { heldFromServer, type HeldLines } from './script-log';
import { theirChanges, withTheirs } from './script-merge';

const before = [line('1', 'one'), line('2', 'two'), line('3', 'three')];
const held: HeldLines = heldFromServer(before);
const aids = { profile: 'default', newKey: (at: number) => `copy-${at}` };
const shown = (lines: readonly EditedLine[]) => lines.map(({ key, text }) => `${key} ${text}`);

function merge(mine: readonly EditedLine[], found: readonly EditedLine[]) {
  const { changes, held: after } = theirChanges({ held, batch: null }, found);
  return { ...withTheirs(mine, changes, aids), held: after };
}

describe('what others have saved', () => {
  it('what others have saved is taken where the viewer changed nothing: added, changed and deleted lines', () => {
    const found = [line('1', 'uno'), line('3', 'three'), line('4', 'four')];
    const { lines, conflicts, held: after } = merge(before, found);
    expect(shown(lines)).toEqual(['id-1 uno', 'id-3 three', 'id-4 four']);
    expect(conflicts).toEqual([]);
    expect([...after.keys()]).toEqual(['id-1', 'id-3', 'id-4']);
  });

  it('what others have saved is not what a lost batch of the viewer’s own deleted: lines that were undone meanwhile stay', () => {
    const batch = { changes: [{ type: 'Delete', key: 'id-2' } as const], contents: new Map() };
    const { changes, held: after } = theirChanges(
      { held, batch },
      before.filter(({ key }) => key !== 'id-2'),
    );
    expect(changes).toEqual([]);
    expect([...after.keys()]).toEqual(['id-1', 'id-3']);
  });

  it('what others have saved leaves the same list if nothing changed', () => {
    expect(merge(before, before).lines).toBe(before);
  });

  it('what others have saved is joined with a change of another part of the same line', () => {
    const mine = [line('1', 'mine'), ...before.slice(1)];
    const found = [line('1', 'one', 500), ...before.slice(1)];
    const { lines, conflicts } = merge(mine, found);
    expect(lines[0]).toMatchObject({ text: 'mine', start: 500, end: 1_400 });
    expect(conflicts).toEqual([]);
  });

  it('what others have saved stays beside the viewer’s version if both changed the text', () => {
    const mine = [line('1', 'mine'), ...before.slice(1)];
    const found = [line('1', 'theirs'), ...before.slice(1)];
    const { lines, conflicts } = merge(mine, found);
    expect(shown(lines)).toEqual(['id-1 theirs', 'copy-0 mine', 'id-2 two', 'id-3 three']);
    expect(conflicts).toEqual([{ kind: 'both', mine: 'copy-0', theirs: 'id-1' }]);
  });

  it('a line they deleted stays if the viewer changed it, and one the viewer deleted is back if they changed it', () => {
    const mine = [line('1', 'mine'), line('3', 'three')];
    const found = [line('2', 'theirs'), line('3', 'three')];
    const { lines, conflicts, held: after } = merge(mine, found);
    expect(shown(lines)).toEqual(['id-1 mine', 'id-2 theirs', 'id-3 three']);
    expect(conflicts).toEqual([
      { kind: 'gone', mine: 'id-1' },
      { kind: 'back', theirs: 'id-2' },
    ]);
    expect(after.has('id-1')).toBe(false);
  });

  it('of a batch that may have arrived, what was sent is not taken for theirs', () => {
    const mine = [line('1', 'later'), ...before.slice(1)];
    const sent = { start: 1_000, end: 1_900, text: 'sent' };
    const batch = {
      changes: [{ type: 'Change', key: 'id-1' } as const],
      contents: new Map([['id-1', sent]]),
    };
    const found = [line('1', 'sent'), ...before.slice(1)];
    expect(theirChanges({ held, batch }, found).changes).toEqual([]);
    expect(shown(withTheirs(mine, [], aids).lines)[0]).toBe('id-1 later');
  });
});

describe('unsaved changes of a device', () => {
  const mine = [line('1', 'mine'), line('3', 'three'), { ...line('9', 'new'), key: 'new-1' }];
  const draft = draftOf(held, mine);
  const restore = (lines: readonly EditedLine[]) =>
    withDraft(lines, heldFromServer(lines), draft, {
      profiles: ['default'],
      newKey: (at) => `back-${at}`,
    });

  it('unsaved changes of a device are restored as they were', () => {
    const { lines, conflicts } = restore(before);
    expect(shown(lines)).toEqual(['id-1 mine', 'id-3 three', 'new-1 new']);
    expect(conflicts).toEqual([]);
  });

  it('unsaved changes of a device are not added twice if they had arrived', () => {
    const saved = [line('1', 'mine'), line('3', 'three'), line('9', 'new')];
    const { lines, conflicts } = restore(saved);
    expect(shown(lines)).toEqual(shown(saved));
    expect(conflicts).toEqual([]);
  });

  it('unsaved changes of a device do not overwrite what others did meanwhile', () => {
    const now = [line('1', 'theirs'), line('2', 'changed'), line('3', 'three')];
    const { lines, conflicts } = restore(now);
    expect(shown(lines)).toContain('id-1 theirs');
    expect(lines.map(({ text }) => text)).toEqual(['theirs', 'mine', 'changed', 'three', 'new']);
    expect(conflicts.map(({ kind }) => kind)).toEqual(['back', 'both']);
  });

  it('of a line that is gone become a new one', () => {
    const { lines, conflicts } = restore(before.slice(1));
    expect(lines.map(({ text }) => text)).toEqual(['mine', 'three', 'new']);
    expect(conflicts).toMatchObject([{ kind: 'gone' }]);
  });
});
