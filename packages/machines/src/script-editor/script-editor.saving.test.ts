import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import { mira, opened, target } from '../testing/script-editor/opened-script';
import { selectUnsentCount } from './script-editor.selectors';
import { STARTED_AT } from '../testing/script-editor/script-server';

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
    expect(run.notices).toEqual([{ type: 'script.saved' }]);
    run.actor.send({ type: 'line.delete', key: 'new-1' });
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toEqual([{ type: 'Delete', data: { id: '100' } }]);
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

  it('a save wished for while saving follows at once', async () => {
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
    await run.save().fail(failure('http', 422));
    expect(run.saving()).toBe('failed');
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
    expect(run.entries()).toEqual([{ type: 'Delete', data: { id: '100' } }]);
  });

  it('is tried again after 2, 4, 8 … 60 s', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      // oxlint-disable no-await-in-loop
      await run.save().fail(failure('http', 429));
      const before = run.calls('saveLog').length;
      run.clock.increment(seconds * 1_000 - 1);
      expect(run.calls('saveLog')).toHaveLength(before);
      run.clock.increment(1);
      expect(run.calls('saveLog')).toHaveLength(before + 1);
      // oxlint-enable no-await-in-loop
    }
  });

  it('a lost answer is looked into before anything is sent twice', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    run.server.save(run.save().input as never);
    await run.save().fail(failure('timeout'));
    expect(run.notices).toEqual([{ type: 'save.failed', code: 'timeout' }]);
    run.clock.increment(2_000);
    expect(run.saving()).toBe('saving');
    await run.last('loadLines').answer(run.server.load());
    expect(run.saving()).toBe('saved');
    expect(run.calls('saveLog')).toHaveLength(1);
  });

  it('a refused token is told, and nothing is lost by the login', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    await run.save().fail(failure('http', 401));
    expect(run.notices.at(-1)).toEqual({ type: 'session.expired' });
    run.actor.send({ type: 'session.renewed', viewer: mira });
    await run.confirm();
    expect(run.server.content()).toContain('10000-13000 hello');
  });
});
