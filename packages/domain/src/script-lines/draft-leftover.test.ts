/** A draft beside the server's lines, at every moment at which its tab may have been closed. */
import { describe, expect, it } from 'vitest';
import { editedLine as line } from '../testing/edited-lines';
import { movedDraft, unconfirmedChanges } from './draft-leftover';
import type { EditedLine } from './edited-lines';
import { draftOf, withDraft } from './script-draft';
import type { DraftChange } from './script-draft.types';
import { afterBatch, batchOf, changesBetween, heldFromServer, type LineBatch } from './script-log';

const added = (key: string, text: string, start = 9_000): EditedLine => ({
  ...line('9', text, start),
  key,
});
const before = [line('1', 'one'), line('2', 'two'), line('3', 'three')];
const held = heldFromServer(before);

const left = (draft: readonly DraftChange[], found: readonly EditedLine[]) =>
  unconfirmedChanges(draft, { held: heldFromServer(found), lines: found });

const restore = (draft: readonly DraftChange[], found: readonly EditedLine[]) =>
  withDraft(found, heldFromServer(found), draft, {
    profiles: ['default'],
    newKey: (at) => `fresh-${at}`,
  });

const texts = (lines: readonly EditedLine[]) => lines.map(({ text }) => text);

/** What is being sent when everything shown is sent. */
const sending = (shown: readonly EditedLine[]): LineBatch =>
  batchOf(changesBetween(held, shown), shown);

/** The server's lines once the batch has arrived. */
const stored = (batch: LineBatch): readonly EditedLine[] =>
  [...afterBatch(held, batch)].map(([key, content], at) => ({
    ...content,
    key: key.startsWith('id-') ? key : `id-${100 + at}`,
    author: 'Mira',
    profile: 'default',
  }));

describe('a draft', () => {
  const mine = [line('1', 'mine'), line('3', 'three'), added('k-1', 'new')];

  it('a draft of which nothing has arrived is left as it is', () => {
    const draft = draftOf(held, mine);
    expect(left(draft, before)).toEqual(draft);
  });

  it('a draft of which everything has arrived has nothing left: additions, edits and deletions', () => {
    expect(left(draftOf(held, mine), stored(sending(mine)))).toEqual([]);
  });

  it('a draft of which a part has arrived has the rest left', () => {
    const found = [line('1', 'mine'), line('2', 'two'), line('3', 'three'), added('id-9', 'new')];
    expect(left(draftOf(held, mine), found)).toEqual([
      { id: '2', base: { start: 2_000, end: 2_900, text: 'two' }, line: null },
    ]);
  });

  it('a draft is compared with texts as the server stores them', () => {
    const typed = [...before, added('k-1', '  مرحبا \u200F two\n words')];
    expect(left(draftOf(held, typed), [...before, added('id-9', 'مرحبا two words')])).toEqual([]);
  });

  it('a draft of another author is not taken for an equal line', () => {
    const draft = draftOf(held, [...before, added('k-1', 'new')]);
    const theirs = { ...added('id-9', 'new'), author: 'Aki' };
    expect(left(draft, [...before, theirs])).toEqual(draft);
  });

  it('a draft of an earlier version, without keys, is compared in the same way', () => {
    const draft = draftOf(held, mine).map(({ key: _key, ...change }) => change);
    expect(left(draft, stored(sending(mine)))).toEqual([]);
    expect(texts(restore(draft, before).lines)).toEqual(['mine', 'three', 'new']);
  });

  it('a draft whose times are counted from another start is moved as a whole', () => {
    const shown = [line('1', 'mine'), line('3', 'three'), added('k-1', 'new')];
    const draft = draftOf(held, shown, { batch: sending(shown) });
    const later = stored(sending(shown)).map((one) => ({
      ...one,
      start: one.start - 500,
      end: one.end - 500,
    }));
    expect(left(draft, later)).not.toEqual([]);
    expect(left(movedDraft(draft, -500), later)).toEqual([]);
    expect(movedDraft(draft, 0)).toBe(draft);
  });
});

describe('two equal lines', () => {
  const twice = [...before, added('k-1', 'same'), added('k-2', 'same')];

  it('two equal lines are two: one that has arrived leaves the other', () => {
    const draft = draftOf(held, twice);
    expect(left(draft, [...before, added('id-9', 'same')])).toHaveLength(1);
    expect(left(draft, [...before, added('id-9', 'same'), added('id-10', 'same')])).toEqual([]);
  });

  it('two equal lines are two if the server had the first before the second was typed', () => {
    const first = [...before, added('id-9', 'same')];
    const draft = draftOf(heldFromServer(first), [...first, added('k-2', 'same')]);
    expect(draft).toMatchObject([{ others: ['9'] }]);
    expect(left(draft, first)).toEqual(draft);
    expect(left(draft, [...first, added('id-10', 'same')])).toEqual([]);
  });

  it('two equal lines are two if this editor has saved one that was typed in it', () => {
    const draft = draftOf(held, [...before, added('k-1', 'same')]);
    const own = [...before, added('own-1', 'same')];
    const known = new Map([...held, ['own-1', { ...added('own-1', 'same'), id: '9' }]]);
    expect(unconfirmedChanges(draft, { held: known, lines: own })).toEqual(draft);
  });

  it('two equal lines stay two if one was sent in other words', () => {
    const batch = sending([...before, added('k-1', 'first'), added('k-2', 'same')]);
    const draft = draftOf(held, twice, { batch });
    expect(texts(restore(draft, stored(batch)).lines)).toEqual([
      'one',
      'two',
      'three',
      'same',
      'same',
    ]);
    expect(left(draft, stored(batch))).toMatchObject([
      { base: { text: 'first' }, line: { text: 'same' } },
    ]);
  });
});

describe('lines that were sent twice, in other words', () => {
  it('lines that were sent twice are matched so that most of the script is explained', () => {
    const batch = sending([...before, added('k-1', 'same'), added('k-2', 'same')]);
    const after = [...before, added('k-1', 'later'), added('k-2', 'same')];
    const draft = draftOf(held, after, { batch });
    expect(left(draft, [...before, added('id-9', 'later'), added('id-10', 'same')])).toEqual([]);
  });
});

describe('a change made while its line was sent', () => {
  const shown = [line('1', 'sent'), line('3', 'three'), added('k-1', 'sent too')];
  const batch = sending(shown);
  const after = [line('1', 'later'), line('3', 'three'), added('k-1', 'later too')];

  it('a change made while its line was sent is left as a change of what has arrived', () => {
    const draft = draftOf(held, after, { batch, author: 'Mira' });
    const { lines, conflicts } = restore(draft, stored(batch));
    expect(texts(lines)).toEqual(['later', 'three', 'later too']);
    expect(conflicts).toEqual([]);
  });

  it('a change made while its line was sent is left as an addition if nothing has arrived', () => {
    const draft = draftOf(held, after, { batch, author: 'Mira' });
    expect(texts(restore(draft, before).lines)).toEqual(['later', 'three', 'later too']);
  });

  it('a change made while its line was sent deletes an added line that has arrived, and asks for nothing if it has not', () => {
    const gone = [line('1', 'sent'), line('3', 'three')];
    const draft = draftOf(held, gone, { batch, author: 'Mira' });
    expect(texts(restore(draft, stored(batch)).lines)).toEqual(['sent', 'three']);
    expect(left(draft, stored(batch))).toMatchObject([{ id: '102', line: null }]);
    expect(left(draftOf(held, before, { batch, author: 'Mira' }), before)).toEqual([]);
  });

  it('a change made while its line was sent takes back an edit and a deletion that have arrived', () => {
    const draft = draftOf(held, before, { batch, author: 'Mira' });
    const { lines, conflicts } = restore(draft, stored(batch));
    expect(texts(lines)).toEqual(['one', 'two', 'three']);
    expect(conflicts).toEqual([]);
    expect(left(draft, before)).toEqual([]);
  });
});

describe('a draft that is restored again', () => {
  const mine = [line('1', 'mine'), line('3', 'three'), added('k-1', 'new')];
  const draft = draftOf(held, mine);

  it('a draft that is restored again adds nothing to a script that shows its lines already', () => {
    const { lines } = restore(draft, before);
    const again = withDraft(lines, held, draft, {
      profiles: ['default'],
      newKey: (at) => `x-${at}`,
    });
    expect(texts(again.lines)).toEqual(['mine', 'three', 'new']);
  });

  it('a draft that is restored again adds nothing if its version of a line that others deleted was saved as a line of its own', () => {
    const found = before.slice(1);
    const { lines } = restore(draft, found);
    expect(lines.map(({ key }) => key)).toEqual(['gone-1', 'id-3', 'k-1']);
    const saved = lines.map((one, at) => ({ ...one, key: `id-${50 + at}` }));
    expect(left(draft, saved)).toEqual([]);
  });

  it('a draft that is restored again adds nothing if its version of a line that others changed was saved beside theirs', () => {
    const found = [line('1', 'theirs'), line('3', 'three')];
    const { lines } = restore(draft, found);
    expect(texts(lines)).toEqual(['theirs', 'mine', 'three', 'new']);
    const saved = lines.map((one) =>
      one.key.startsWith('id-') ? one : { ...one, key: `id-5${one.start}` },
    );
    expect(left(draft, saved)).toEqual([]);
  });
});

describe('what is restored', () => {
  it('what is restored is a batch that may have arrived, with the content that was sent', () => {
    const shown = [line('1', 'sent'), line('3', 'three'), added('k-1', 'new')];
    const batch = sending(shown);
    const after = [line('1', 'later'), line('3', 'three'), added('k-1', 'new')];
    const restored = restore(draftOf(held, after, { batch, author: 'Mira' }), before).batch;
    expect(restored.changes).toEqual([
      { type: 'Delete', key: 'id-2' },
      { type: 'Change', key: 'id-1' },
      { type: 'Add', key: 'k-1' },
    ]);
    expect([...restored.contents.values()].map(({ text }) => text)).toEqual(['sent', 'new']);
  });
});
