import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { mira, opened, target } from '../testing/script-editor/opened-script';
import { scriptEditorMachine } from './script-editor.machine';
import {
  canLeave,
  canMerge,
  canRedo,
  canUndo,
  isAskingToLeave,
  needsSettings,
  selectChosenProfile,
  selectError,
  selectLines,
  selectProfiles,
} from './script-editor.selectors';

describe('the way in', () => {
  it('a login is needed; a guest gets a message and the page does not fail', async () => {
    const run = startMachine(scriptEditorMachine, { input: { viewer: null, target } });
    expect(run.emitted).toEqual([{ type: 'login.needed' }]);
    expect(run.snapshot().matches('guest')).toBe(true);
    run.actor.send({ type: 'session.renewed', viewer: mira });
    expect(run.snapshot().hasTag('busy')).toBe(true);
  });

  it('the settings dialog must be answered; OK loads the script', () => {
    const run = startMachine(scriptEditorMachine, { input: { viewer: mira } });
    expect(needsSettings(run.snapshot())).toBe(true);
    run.actor.send({ type: 'settings.confirm', target });
    expect(run.last('loadLines').input).toEqual({ target, creatorId: '7' });
  });

  it('a failed load says why, and can be tried again', async () => {
    const run = startMachine(scriptEditorMachine, { input: { viewer: mira, target } });
    await run.last('loadLines').fail(failure('http', 401));
    expect(run.state()).toBe('loadFailed');
    expect(selectError(run.snapshot())).toBe('session');
    expect(run.emitted.map(({ type }) => type)).toEqual(['load.failed', 'session.expired']);
    run.actor.send({ type: 'load.retry' });
    await run.last('loadLines').answer({ startedAt: 0, lines: [] });
    expect(selectError(run.snapshot())).toBe(null);
  });
});

describe('undo', () => {
  it('undo deletes an acknowledged line, and redo adds it again', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'script.save' });
    await run.confirm();
    run.actor.send({ type: 'edit.undo' });
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([{ type: 'Delete', data: { id: '100' } }]);
    await run.confirm();
    run.actor.send({ type: 'edit.redo' });
    run.actor.send({ type: 'script.save' });
    expect(run.entries()).toMatchObject([{ type: 'Add', data: { message: 'hello' } }]);
  });

  it('undo goes back up to 100 steps', async () => {
    const run = await opened();
    for (let at = 0; at < 120; at += 1) run.add(`line ${at}`, at * 5_000);
    for (let at = 0; at < 120; at += 1) run.actor.send({ type: 'edit.undo' });
    expect(canUndo(run.snapshot())).toBe(false);
    expect(canRedo(run.snapshot())).toBe(true);
    expect(selectLines(run.snapshot())).toHaveLength(22);
  });

  it('an edit and its continuation are undone together', async () => {
    const run = await opened();
    run.actor.send({ type: 'line.move', key: 'id-2', start: 5_000 });
    run.actor.send({ type: 'line.move', key: 'id-2', start: 6_000, isContinued: true });
    run.actor.send({ type: 'edit.undo' });
    expect(selectLines(run.snapshot())[1]?.start).toBe(4_000);
    expect(run.saving()).toBe('saved');
  });

  it('undo restores a removed profile with its lines', async () => {
    const run = await opened();
    run.actor.send({ type: 'profile.add', name: 'Aki' });
    run.actor.send({ type: 'line.change', key: 'id-1', profile: 'new-1' });
    run.actor.send({ type: 'profile.remove', id: 'new-1' });
    expect(selectLines(run.snapshot())[0]?.profile).toBe('default');
    run.actor.send({ type: 'edit.undo' });
    expect(selectLines(run.snapshot())[0]?.profile).toBe('new-1');
    expect(selectProfiles(run.snapshot())).toHaveLength(2);
    expect(run.saving()).toBe('saved');
  });
});

describe('choosing', () => {
  it('deleting a chosen line ends its selection', async () => {
    const run = await opened();
    run.actor.send({ type: 'selection.change', key: 'id-1' });
    expect(run.context().line).toBe('id-1');
    run.actor.send({ type: 'line.delete', key: 'id-1' });
    expect(run.context().line).toBe(null);
  });

  it('new lines get the chosen profile', async () => {
    const run = await opened();
    run.actor.send({ type: 'profile.add', name: 'Aki' });
    run.actor.send({ type: 'profile.next' });
    run.add('hello');
    expect(selectChosenProfile(run.snapshot()).name).toBe('Aki');
    expect(selectLines(run.snapshot()).find(({ text }) => text === 'hello')?.profile).toBe('new-1');
  });

  it('only a line with a next one can be merged', async () => {
    const run = await opened();
    expect(canMerge(run.snapshot(), 'id-1')).toBe(true);
    expect(canMerge(run.snapshot(), 'id-2')).toBe(false);
    expect(canMerge(run.snapshot(), 'z')).toBe(false);
  });

  it('a refused edit is emitted with its code', async () => {
    const run = await opened();
    run.add(' ');
    expect(run.emitted).toEqual([{ type: 'edit.refused', code: 'text.empty' }]);
  });
});

describe('editor mode', () => {
  it('is refused to plain users', async () => {
    const run = await opened();
    run.actor.send({ type: 'mode.set', isOn: true });
    expect(run.emitted).toEqual([{ type: 'privilege.refused' }]);
    expect(run.calls('loadLines')).toHaveLength(1);
  });

  it('loads the lines of everybody and saves with Override, for editors', async () => {
    const run = await opened({ viewer: { ...mira, role: 'editor' } });
    run.actor.send({ type: 'mode.set', isOn: true });
    expect(run.last('loadLines').input).toEqual({ target, creatorId: null });
    await run.last('loadLines').answer(run.server.load());
    run.actor.send({ type: 'lines.clear' });
    expect(run.save().input).toMatchObject({ override: true });
  });
});

describe('leaving', () => {
  it('is allowed at once when everything is saved', async () => {
    const run = await opened();
    expect(canLeave(run.snapshot())).toBe(true);
    run.actor.send({ type: 'leave.request' });
    expect(run.emitted).toEqual([{ type: 'leave.allowed' }]);
  });

  it('asks before leaving with unsaved lines; saving them allows it', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'leave.request' });
    expect(isAskingToLeave(run.snapshot())).toBe(true);
    run.actor.send({ type: 'leave.save' });
    await run.confirm();
    expect(run.emitted.map(({ type }) => type)).toEqual([
      'leave.asked',
      'script.saved',
      'leave.allowed',
    ]);
  });

  it('still asks after a failed save; discarding drops the lines', async () => {
    const run = await opened();
    run.add('hello');
    run.actor.send({ type: 'leave.request' });
    run.actor.send({ type: 'leave.save' });
    await run.save().fail(failure('http', 422));
    expect(isAskingToLeave(run.snapshot())).toBe(true);
    run.actor.send({ type: 'leave.discard' });
    expect(run.emitted.at(-1)).toEqual({ type: 'leave.allowed' });
    expect(run.snapshot().status).toBe('done');
  });

  it('another video waits for the save of the former one', async () => {
    const run = await opened();
    run.add('hello');
    const other = { ...target, video: 'w' };
    run.actor.send({ type: 'settings.confirm', target });
    expect(isAskingToLeave(run.snapshot())).toBe(false);
    run.actor.send({ type: 'settings.confirm', target: other });
    expect(isAskingToLeave(run.snapshot())).toBe(true);
    run.actor.send({ type: 'leave.save' });
    expect(run.calls('loadLines')).toHaveLength(1);
    await run.confirm();
    expect(run.last('loadLines').input).toEqual({ target: other, creatorId: '7' });
  });
});
