/** Two devices on one script, and what a killed tab left behind: nothing is lost. */
import { draftOf } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { mira, opened, target } from '../testing/script-editor/opened-script';
import { STARTED_AT, storedLine } from '../testing/script-editor/script-server';
import { failure, startMachine } from '../testing/start-machine';
import { scriptEditorMachine } from './script-editor.machine';
import { selectSaving } from './script-editor.selectors';
import type { SaveLogInput, ScriptEditorInput } from './script-editor.types';

type Run = Awaited<ReturnType<typeof opened>>;

/** What the other device has saved. */
const byOther = ({ server }: Run, id: string, message: string, start: number) =>
  server.save({
    target,
    override: false,
    entries: [
      {
        type: 'Change',
        data: {
          id,
          lang: 'en',
          name: 'Mira',
          timestamp: STARTED_AT + start,
          message,
          duration: 2_000,
          known: { timestamp: 0, message: '', duration: 0 },
        },
      },
    ],
  });

const refresh = async (run: Run) => {
  run.actor.send({ type: 'script.refresh' });
  await run.last('loadLines').answer(run.server.load());
};
const texts = (run: Run) => run.context().script.lines.map(({ text }) => text);

describe('changes of another device', () => {
  it('changes of another device arrive while the viewer writes, and nothing unsaved is touched', async () => {
    const run = await opened();
    run.add('mine');
    byOther(run, '1', 'theirs', 0);
    await refresh(run);
    expect(texts(run)).toEqual(['theirs', 'line 2', 'mine']);
    expect(run.emitted).toContainEqual({ type: 'script.merged', count: 1, conflicts: 0 });
    expect(run.saving()).toBe('unsaved');
  });

  it('changes of another device are not undone', async () => {
    const run = await opened();
    run.add('mine');
    byOther(run, '1', 'theirs', 0);
    await refresh(run);
    run.actor.send({ type: 'edit.undo' });
    expect(texts(run)).toEqual(['theirs', 'line 2']);
    expect(run.saving()).toBe('saved');
  });

  it('changes of another device to the same text become a conflict that the viewer decides', async () => {
    const run = await opened();
    run.actor.send({ type: 'line.change', key: 'id-1', text: 'mine' });
    byOther(run, '1', 'theirs', 0);
    await refresh(run);
    expect(texts(run)).toEqual(['theirs', 'mine', 'line 2']);
    const [conflict] = run.context().conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    run.actor.send({ type: 'conflict.answer', conflict, removes: 'theirs' });
    expect(texts(run)).toEqual(['mine', 'line 2']);
    expect(run.context().conflicts).toEqual([]);
  });

  it('changes to a line that is being typed stay, and the typed text becomes a new line', async () => {
    const run = await opened();
    byOther(run, '1', 'theirs', 0);
    await refresh(run);
    const typed = { type: 'line.change', key: 'id-1', text: 'typed', from: 'line 1' } as const;
    run.actor.send(typed);
    expect(texts(run)).toEqual(['theirs', 'typed', 'line 2']);
    expect(run.context().conflicts).toEqual([{ kind: 'both', mine: 'new-1', theirs: 'id-1' }]);
    run.actor.send({ type: 'line.delete', key: 'new-1' });
    expect(run.context().conflicts).toEqual([]);
  });

  it('changes that reached the server first are applied before the viewer’s lines are sent again', async () => {
    const run = await opened();
    run.actor.send({ type: 'line.change', key: 'id-1', text: 'mine' });
    byOther(run, '1', 'theirs', 0);
    run.actor.send({ type: 'script.save' });
    await run.save().fail(failure('http', 409));
    expect(run.emitted).toEqual([]);
    await run.last('loadLines').answer(run.server.load());
    await run.confirm();
    expect(run.saving()).toBe('saved');
    expect(run.server.content()).toEqual(['0-2000 mine', '0-2000 theirs', '4000-6000 line 2']);
  });

  it('changes are not loaded while lines are sent, and an answer from before a save is ignored', async () => {
    const run = await opened();
    run.actor.send({ type: 'script.refresh' });
    const asked = run.last('loadLines');
    const before = run.server.load();
    run.add('mine');
    run.actor.send({ type: 'script.save' });
    await run.confirm();
    await asked.answer(before);
    expect(texts(run)).toContain('mine');
    expect(run.saving()).toBe('saved');
    run.add('more', 20_000);
    run.actor.send({ type: 'script.save' });
    const count = run.calls('loadLines').length;
    run.actor.send({ type: 'script.refresh' });
    expect(run.calls('loadLines')).toHaveLength(count);
  });

  it('a failed load of other changes does not count as a failed save', async () => {
    const run = await opened();
    run.add('mine');
    run.actor.send({ type: 'script.refresh' });
    await run.last('loadLines').fail(failure('network'));
    expect(run.emitted).toEqual([{ type: 'refresh.failed', code: 'network' }]);
    expect(run.saving()).toBe('unsaved');
  });
});

describe('lines typed live', () => {
  const live = [
    { ...storedLine('1', 10_000, 10_000, 'Hello'), duration: null },
    { ...storedLine('2', 11_000, 11_000, 'typo'), duration: null },
    { ...storedLine('3', 20_000, 20_000, 'Bye'), duration: null },
  ];
  const withoutTypo = async () => {
    const run = await opened({}, live);
    run.actor.send({ type: 'line.delete', key: 'id-2' });
    run.actor.send({ type: 'script.save' });
    await run.confirm();
    return run;
  };
  const shown = ({ context }: Run) =>
    context().script.lines.map(({ start, end, text }) => `${start}-${end} ${text}`);
  const isMerged = ({ emitted }: Run) => emitted.some(({ type }) => type === 'script.merged');

  it('lines typed live keep the end that is shown when the line after them is deleted', async () => {
    const run = await withoutTypo();
    await refresh(run);
    expect(shown(run)).toEqual(['10000-11000 Hello', '20000-23000 Bye']);
    expect(isMerged(run)).toBe(false);
  });

  it('lines typed live stay single when their end is dragged before the others are looked at', async () => {
    const run = await withoutTypo();
    run.actor.send({ type: 'line.resize', key: 'id-1', edge: 'end', at: 12_500 });
    await refresh(run);
    expect(shown(run)).toEqual(['10000-12500 Hello', '20000-23000 Bye']);
    expect(isMerged(run)).toBe(false);
    expect(run.context().conflicts).toEqual([]);
  });

  it('lines typed live take the end that another viewer gives them', async () => {
    const run = await withoutTypo();
    byOther(run, '1', 'Hello', 10_000);
    await refresh(run);
    expect(shown(run)).toEqual(['10000-12000 Hello', '20000-23000 Bye']);
    expect(isMerged(run)).toBe(true);
  });
});

const link = 'https://example.com/live';

/** A tab with an added and a changed line; its stored changes are what another tab restores. */
async function killed(input: Partial<ScriptEditorInput> = {}) {
  const tab = await opened({ session: 'killed', ...input });
  tab.add('unsent');
  tab.actor.send({ type: 'line.change', key: 'id-1', text: 'changed' });
  const kept = () => {
    const { held, script, batch, startedAt } = tab.context();
    const changes = draftOf(held, script.lines, { batch, author: 'Mira' });
    return { type: 'draft.restore', changes, startedAt } as const;
  };
  return { ...tab, kept };
}

/** The look before restored changes are sent. */
const check = (run: Run) => run.last('loadLines').answer(run.server.load());
const SAVED = ['0-2000 changed', '10000-13000 unsent', '4000-6000 line 2'];

describe('what a killed tab left', () => {
  it('restored changes are one edit, and are saved after a comparison with the server', async () => {
    const run = await opened();
    run.actor.send((await killed()).kept());
    expect(texts(run)).toEqual(['changed', 'line 2', 'unsent']);
    run.actor.send({ type: 'script.save' });
    expect(run.calls('saveLog')).toHaveLength(0);
    await check(run);
    await run.confirm();
    expect(selectSaving(run.snapshot())).toBe('saved');
    expect(run.server.content()).toEqual(SAVED);
    run.actor.send({ type: 'edit.undo' });
    expect(texts(run)).toEqual(['line 1', 'line 2']);
  });

  it('restored changes are not sent again if they reach the server meanwhile', async () => {
    const tab = await killed();
    tab.actor.send({ type: 'script.save' });
    const run = await opened();
    run.actor.send(tab.kept());
    run.server.save(tab.save().input as SaveLogInput);
    run.actor.send({ type: 'script.save' });
    await check(run);
    expect(run.calls('saveLog')).toHaveLength(0);
    expect(run.saving()).toBe('saved');
    expect(run.server.content()).toEqual(SAVED);
    expect(run.context().conflicts).toEqual([]);
  });

  it('restored changes that reach the server meanwhile do not count as changes of others', async () => {
    const tab = await killed();
    tab.actor.send({ type: 'script.save' });
    const run = await opened();
    run.actor.send(tab.kept());
    run.server.save(tab.save().input as SaveLogInput);
    await refresh(run);
    expect(run.emitted).toEqual([]);
    expect(run.saving()).toBe('saved');
    expect(texts(run)).toEqual(['changed', 'line 2', 'unsent']);
  });

  it('stored changes are restored once, however often that is requested', async () => {
    const run = await opened();
    const kept = (await killed()).kept();
    run.actor.send(kept);
    run.actor.send(kept);
    expect(texts(run)).toEqual(['changed', 'line 2', 'unsent']);
    run.actor.send({ type: 'script.save' });
    await check(run);
    await run.confirm();
    run.actor.send(kept);
    expect(run.saving()).toBe('saved');
    expect(run.server.content()).toEqual(SAVED);
  });

  it('a restored line is not lost if a line of this editor has the same key', async () => {
    const run = await opened({ session: 'killed' });
    run.add('own', 20_000);
    run.actor.send((await killed()).kept());
    run.add('more', 30_000);
    expect(texts(run)).toEqual(['changed', 'line 2', 'unsent', 'own', 'more']);
  });

  it('restored changes that were undone are not sent by a later save', async () => {
    const run = await opened();
    run.actor.send((await killed()).kept());
    run.actor.send({ type: 'edit.undo' });
    expect(run.saving()).toBe('saved');
    run.add('own', 20_000);
    run.actor.send({ type: 'script.save' });
    await check(run);
    await run.confirm();
    expect(run.server.content()).toEqual(['0-2000 line 1', '20000-23000 own', '4000-6000 line 2']);
  });

  it('restored lines keep their moments in a script with another start', async () => {
    const run = await opened({ target: { ...target, link } });
    const kept = (await killed()).kept();
    run.actor.send({ ...kept, startedAt: kept.startedAt + 500 });
    expect(run.context().script.lines.at(-1)).toMatchObject({ start: 10_500, text: 'unsent' });
    const empty = startMachine(scriptEditorMachine, {
      input: { viewer: mira, target: { ...target, link } },
    });
    await empty.last('loadLines').answer({ startedAt: STARTED_AT, lines: [] });
    empty.actor.send({ ...kept, startedAt: kept.startedAt - 500 });
    expect(empty.context().startedAt).toBe(STARTED_AT - 500);
    expect(empty.context().script.lines.at(-1)).toMatchObject({ start: 10_000 });
  });
});
