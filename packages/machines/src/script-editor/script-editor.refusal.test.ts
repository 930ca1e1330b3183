import { describe, expect, it } from 'vitest';
import { opened, target } from '../testing/script-editor/opened-script';
import { failure, startMachine } from '../testing/start-machine';
import { scriptEditorMachine } from './script-editor.machine';
import { selectRefused } from './script-editor.selectors';
import type { ScriptLogEntry } from '@oshimado/domain';

const DAY = 86_400_000;

/** A refusal as the server writes it: `parameter` names the operation. */
const refusal = (status: number, parameter?: string) =>
  Object.assign(failure('http', status), { problem: { message: 'No.', error: '', parameter } });

type Run = Awaited<ReturnType<typeof opened>>;

const refused = (run: Run) =>
  selectRefused(run.snapshot()).map(({ content, reason }) => `${content.text}: ${reason}`);

async function sending(...texts: readonly string[]): Promise<Run> {
  const run = await opened();
  for (const [at, text] of texts.entries()) run.add(text, 10_000 + at * 5_000);
  run.actor.send({ type: 'script.save' });
  return run;
}

/** Answers as a server that does not accept one text and does not say which it is; returns the number of calls. */
async function answerWithout(run: Run, isRefused: (text: string) => boolean, status: number) {
  const before = run.calls('saveLog').length;
  while (run.saving() === 'saving') {
    const entries = run.entries() as readonly ScriptLogEntry[];
    const isOne = entries.some((entry) => entry.type !== 'Delete' && isRefused(entry.data.message));
    // oxlint-disable-next-line no-await-in-loop -- each call follows from the answer before it
    await (isOne ? run.save().fail(refusal(status)) : run.confirm());
  }
  return run.calls('saveLog').length - before + 1;
}

describe('a save that the server refuses', () => {
  it.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [413, 'tooLarge'],
    [422, 'invalid'],
  ] as const)(
    'status %i holds back the line it names as %s, and the others are saved at once',
    async (status, reason) => {
      const run = await sending('good', 'bad', 'fine');
      await run.save().fail(refusal(status, '[1].data.message'));
      expect(run.emitted).toEqual([{ type: 'save.failed', code: 'http' }]);
      expect(run.entries()).toMatchObject([
        { data: { message: 'good' } },
        { data: { message: 'fine' } },
      ]);
      await run.confirm();
      expect(run.saving()).toBe('refused');
      expect(refused(run)).toEqual([`bad: ${reason}`]);
      expect(run.context().script.lines.map(({ text }) => text)).toContain('bad');
    },
  );

  it('is not tried again by itself, however long it lasts', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.clock.increment(DAY);
    run.actor.send({ type: 'page.left' });
    expect(run.calls('saveLog')).toHaveLength(1);
    expect(run.saving()).toBe('refused');
  });

  it('is tried again when the line changes, and other edits go on meanwhile', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.add('later', 30_000);
    run.clock.increment(15_000);
    expect(run.entries()).toMatchObject([{ data: { message: 'later' } }]);
    await run.confirm();
    expect(refused(run)).toEqual(['bad: invalid']);
    run.actor.send({ type: 'line.change', key: 'new-1', text: 'better' });
    expect(refused(run)).toEqual([]);
    run.clock.increment(15_000);
    expect(run.entries()).toMatchObject([{ data: { message: 'better' } }]);
    await run.confirm();
    expect(run.saving()).toBe('saved');
  });

  it.each(['script.save', 'session.renewed'] as const)(
    'is tried again as it is on %s',
    async (type) => {
      const run = await sending('bad');
      await run.save().fail(refusal(403));
      expect(refused(run)).toEqual(['bad: script']);
      run.actor.send(
        type === 'script.save' ? { type } : { type, viewer: { id: '7', name: 'M', role: 'user' } },
      );
      expect(refused(run)).toEqual([]);
      await run.confirm();
      expect(run.saving()).toBe('saved');
    },
  );

  it('is over when the change is taken back', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.actor.send({ type: 'edit.undo' });
    expect(run.saving()).toBe('saved');
    run.actor.send({ type: 'edit.redo' });
    expect(run.saving()).toBe('unsaved');
  });

  it('of a line that was changed while it was sent holds nothing back', async () => {
    const run = await sending('bad');
    run.actor.send({ type: 'line.change', key: 'new-1', text: 'better' });
    await run.save().fail(refusal(400, '[0]'));
    expect(refused(run)).toEqual([]);
    expect(run.entries()).toMatchObject([{ data: { message: 'better' } }]);
  });

  it('stays when another change is taken back, before it was sent or after it failed', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.add('later', 30_000);
    expect(run.saving()).toBe('unsaved');
    run.actor.send({ type: 'edit.undo' });
    expect(run.saving()).toBe('refused');
    run.add('later', 30_000);
    run.clock.increment(15_000);
    await run.save().fail(failure('http', 429));
    expect(run.saving()).toBe('failed');
    run.actor.send({ type: 'edit.undo' });
    run.clock.increment(2_000);
    expect(run.saving()).toBe('refused');
    expect(run.calls('saveLog')).toHaveLength(2);
  });

  it('of a deletion keeps the line deleted here, and says which it was', async () => {
    const run = await opened();
    run.actor.send({ type: 'line.delete', key: 'id-1' });
    run.actor.send({ type: 'script.save' });
    await run.save().fail(refusal(403, '[0]'));
    expect(refused(run)).toEqual(['line 1: forbidden']);
    run.actor.send({ type: 'edit.undo' });
    expect(run.saving()).toBe('saved');
  });

  it.each([400, 413])('of status %i that names no line finds it among 60', async (status) => {
    const texts = Array.from({ length: 60 }, (_, at) => (at === 23 ? 'bad' : `line ${at}`));
    const run = await sending(...texts);
    const calls = await answerWithout(run, (text) => text === 'bad', status);
    expect(run.saving()).toBe('refused');
    expect(refused(run)).toEqual([`bad: ${status === 413 ? 'tooLarge' : 'invalid'}`]);
    expect(run.server.content()).toHaveLength(2 + 59);
    expect(calls).toBeLessThan(20);
  });

  it('of every line ends after some calls, with all lines kept', async () => {
    const texts = Array.from({ length: 60 }, (_, at) => `line ${at}`);
    const run = await sending(...texts);
    const calls = await answerWithout(run, () => true, 400);
    expect(run.saving()).toBe('refused');
    expect(refused(run)).toHaveLength(60);
    expect(calls).toBeLessThan(30);
    run.clock.increment(DAY);
    expect(run.saving()).toBe('refused');
  });

  it('of the whole script is one refusal of all lines', async () => {
    const run = await sending('one', 'two');
    await run.save().fail(refusal(403));
    expect(refused(run)).toEqual(['one: script', 'two: script']);
    run.clock.increment(DAY);
    expect(run.calls('saveLog')).toHaveLength(1);
  });

  it.each([404, 409])(
    'with status %i is compared with the server a few times, then held back',
    async (status) => {
      const run = await opened();
      run.actor.send({ type: 'line.change', key: 'id-1', text: 'mine' });
      run.add('other', 20_000);
      run.actor.send({ type: 'script.save' });
      for (let tries = 0; tries < 4; tries += 1) {
        expect(run.entries()).toMatchObject([{ type: 'Change' }, { type: 'Add' }]);
        // oxlint-disable no-await-in-loop -- each call follows from the answer before it
        await run.save().fail(refusal(status, '[0]'));
        if (tries === 3) break;
        run.clock.increment(60_000);
        await run.last('loadLines').answer(run.server.load());
        // oxlint-enable no-await-in-loop
      }
      expect(refused(run)).toEqual(['mine: changed']);
      expect(run.entries()).toMatchObject([{ type: 'Add', data: { message: 'other' } }]);
      await run.confirm();
      expect(run.saving()).toBe('refused');
    },
  );

  it('of a video that is gone is said once, and lines come back on request', async () => {
    const run = await sending('kept');
    await run.save().fail(refusal(404));
    await run.last('loadLines').fail(refusal(404));
    expect(refused(run)).toEqual(['kept: script']);
    run.clock.increment(DAY);
    expect(run.calls()).toHaveLength(3);
    run.actor.send({ type: 'script.save' });
    await run.last('loadLines').answer(run.server.load());
    await run.confirm();
    expect(run.saving()).toBe('saved');
  });

  it('while leaving is said there, and saving and leaving tries it again', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.actor.send({ type: 'leave.request' });
    run.actor.send({ type: 'leave.save' });
    expect(run.saving()).toBe('saving');
    await run.confirm();
    expect(run.emitted.at(-1)).toEqual({ type: 'leave.allowed' });
  });

  it('of another script is forgotten with that script', async () => {
    const run = await sending('bad');
    await run.save().fail(refusal(400, '[0]'));
    run.actor.send({ type: 'settings.confirm', target: { ...target, lang: 'ja' } });
    run.actor.send({ type: 'leave.discard' });
    await run.last('loadLines').answer(run.server.load());
    expect(run.saving()).toBe('saved');
    expect(refused(run)).toEqual([]);
  });
});

it('a refusal without a login is a matter of the login, and is repeated', async () => {
  const run = startMachine(scriptEditorMachine, {
    input: { viewer: { id: '7', name: 'Mira', role: 'user' }, target },
  });
  await run.last('loadLines').answer({ startedAt: 0, lines: [] });
  run.actor.send({ type: 'line.add', at: 0, text: 'kept' });
  run.actor.send({ type: 'script.save' });
  await run.last('saveLog').fail(refusal(401));
  expect(run.state()).toMatchObject({ editing: { log: 'failed' } });
  run.clock.increment(2_000);
  expect(run.calls('saveLog')).toHaveLength(2);
});
