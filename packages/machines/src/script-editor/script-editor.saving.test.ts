import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { scriptEditorMachine } from './script-editor.machine';
import { mira, opened, target } from '../testing/script-editor/opened-script';
import { selectUnsentCount } from './script-editor.selectors';
import { STARTED_AT, storedLine } from '../testing/script-editor/script-server';

describe('saving', () => {
  it('autosaves every 15 s when there is something unsent, and new lines get their id', async () => {
    const run = await opened();
    run.clock.increment(60_000);
    expect(run.calls('saveLog')).toHaveLength(0);
    run.add('hello');
    run.clock.increment(14_999);
    run.add('later', 14_000);
    expect(run.saving()).toBe('unsaved');
    run.clock.increment(1);
    expect(run.saving()).toBe('saving');
    expect(run.save().input).toMatchObject({ target, override: false });
    expect(run.entries()).toEqual([
      {
        type: 'Add',
        data: {
          tempid: 'new-1',
          name: 'Mira',
          timestamp: STARTED_AT + 10_000,
          message: 'hello',
          duration: 3_000,
        },
      },
      expect.objectContaining({ type: 'Add' }),
    ]);
    await run.confirm();
    expect(run.saving()).toBe('saved');
    expect(run.emitted).toEqual([{ type: 'script.saved' }]);
    run.actor.send({ type: 'line.delete', key: 'new-1' });
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([{ type: 'Delete', data: { id: '100' } }]);
  });

  it.each([
    { type: 'lines.clear' },
    { type: 'lines.continue' },
    { type: 'lines.import', lines: [], profiles: [] },
  ] as const)('saves at once after $type', async (event) => {
    const run = await opened();
    run.actor.send(event);
    expect(run.saving()).toBe('saving');
  });

  it('saves when the page is left', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'page.left' });
    expect(run.saving()).toBe('saving');
  });

  it('set as start deletes the earlier lines on the server too', async () => {
    const run = await opened();
    run.actor.send({ type: 'line.setStart', key: 'id-2' });
    run.actor.send({ type: 'script.save' });
    await run.confirm();
    expect(run.server.content()).toEqual(['0-2000 line 2']);
  });

  it('edits made while saving are kept apart and stay unsaved', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    expect(selectUnsentCount(run.snapshot())).toBe(0);
    run.actor.send({ type: 'line.change', key: 'new-1', text: 'hello there' });
    expect(selectUnsentCount(run.snapshot())).toBe(1);
    await run.confirm();
    expect(run.saving()).toBe('unsaved');
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([
      { type: 'Change', data: { id: '100', message: 'hello there' } },
    ]);
  });

  it('a save requested while saving follows at once', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    run.add('more', 20_000);
    run.actor.send({ type: 'script.save' });
    await run.confirm();
    expect(run.calls('saveLog')).toHaveLength(2);
  });

  it('a failed save loses nothing: what was in flight and what came later go as one', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    run.actor.send({ type: 'line.change', key: 'new-1', text: 'hello there' });
    await run.save().fail(failure('http', 500));
    expect(run.saving()).toBe('failed');
    run.clock.increment(2_000);
    await run.last('loadLines').answer(run.server.load());
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([
      { type: 'Add', data: { tempid: 'new-1', message: 'hello there' } },
    ]);
    await run.confirm();
    expect(run.saving()).toBe('saved');
  });

  it('a line deleted while its Add was in flight is deleted by its real id', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    run.actor.send({ type: 'line.delete', key: 'new-1' });
    await run.confirm();
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([{ type: 'Delete', data: { id: '100' } }]);
  });

  it('is tried again after 2, 4, 8 … 60 s', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      // oxlint-disable no-await-in-loop -- one step after the other, in this order
      await run.save().fail(failure('http', 429));
      const before = run.calls('saveLog').length;
      run.clock.increment(seconds * 1_000 - 1);
      expect(run.calls('saveLog')).toHaveLength(before);
      run.clock.increment(1);
      expect(run.calls('saveLog')).toHaveLength(before + 1);
      // oxlint-enable no-await-in-loop
    }
  });

  it('after a lost answer the server’s lines are compared before anything is sent twice', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    run.server.save(run.save().input as never);
    await run.save().fail(failure('timeout'));
    expect(run.emitted).toEqual([{ type: 'save.failed', code: 'timeout' }]);
    run.clock.increment(2_000);
    expect(run.saving()).toBe('saving');
    await run.last('loadLines').answer(run.server.load());
    expect(run.saving()).toBe('saved');
    expect(run.calls('saveLog')).toHaveLength(1);
  });

  it('a line of another author at the same time is not taken for the one whose answer was lost', async () => {
    const editor = { ...mira, role: 'editor' } as const;
    const run = await opened({ viewer: editor });
    run.actor.send({ type: 'mode.set', isOn: true });
    await run.last('loadLines').answer(run.server.load());
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    await run.save().fail(failure('timeout'));
    run.clock.increment(2_000);
    const { startedAt, lines } = run.server.load();
    const theirs = { ...storedLine('50', 10_000, 13_000, 'hello'), name: 'Aki' };
    const others = { ...storedLine('51', 10_000, 13_000, 'hi'), name: 'Aki' };
    await run.last('loadLines').answer({ startedAt, lines: [...lines, theirs, others] });
    expect(run.saving()).toBe('saving');
    expect(run.entries()).toMatchObject([{ type: 'Add', data: { message: 'hello' } }]);
  });

  const renewed = {
    type: 'session.renewed',
    viewer: { ...mira, name: 'Mira2', role: 'editor' },
  } as const;

  it.each(['saved', 'unsaved', 'saving', 'checking'] as const)(
    'a login is heard while %s: author and role are those of the viewer',
    async (state) => {
      const run = await opened();
      if (state !== 'saved') run.add('hello');
      if (state === 'saving' || state === 'checking') run.actor.send({ type: 'script.save' });
      if (state === 'checking') {
        await run.save().fail(failure('timeout'));
        run.clock.increment(2_000);
      }
      expect(run.state()).toMatchObject({ editing: { log: state } });
      run.actor.send(renewed);
      run.add('later', 20_000);
      expect(run.context().script.lines.at(-1)?.author).toBe('Mira2');
      expect(run.context().viewer?.role).toBe('editor');
    },
  );

  it('a login while loading loads the lines again', () => {
    const run = startMachine(scriptEditorMachine, { input: { viewer: mira, target } });
    run.actor.send({ type: 'session.renewed', viewer: { ...mira, id: '8' } });
    expect(
      run.calls('loadLines').map(({ input }) => Reflect.get(Object(input), 'creatorId')),
    ).toEqual(['7', '8']);
  });

  it('a refused token is reported, and the login loses no change', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    await run.save().fail(failure('http', 401));
    expect(run.emitted.at(-1)).toEqual({ type: 'session.expired' });
    run.actor.send({ type: 'session.renewed', viewer: mira });
    await run.confirm();
    expect(run.server.content()).toContain('10000-13000 hello');
  });
});
