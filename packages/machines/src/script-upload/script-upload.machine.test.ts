import type { OwnLine, ParsedScript } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { failure, settle, startMachine } from '../testing/start-machine';
import { scriptUploadMachine } from './script-upload.machine';
import {
  canOverwrite,
  isUploadBusy,
  isUploadOpen,
  selectParsedLines,
  selectScriptProblem,
  selectSkippedCount,
  selectUploadError,
  selectUploadProgress,
  selectUploadStatus,
  selectUploadSubject,
} from './script-upload.selectors';
import type { PartSending, UploadSubject } from './script-upload.types';

const subject: UploadSubject = {
  videoId: 'aaaaaaaaaaa',
  startedAt: 1_000,
  creatorId: '1',
  name: 'somebody',
};
const parsed = (count: number): ParsedScript => ({
  ok: true,
  skipped: 2,
  script: {
    profiles: [],
    lines: Array.from({ length: count }, (_, at) => ({
      start: at * 1_000,
      duration: 900,
      text: `Line ${at}`,
      profile: 0,
    })),
  },
});
const own = (id: string, timestamp = 5): OwnLine => ({
  id,
  name: 'somebody',
  timestamp,
  duration: null,
  message: `Old ${id}`,
});

const opened = () => {
  const run = startMachine(scriptUploadMachine, { input: { lang: 'en' } });
  run.actor.send({ type: 'upload.open', subject });
  const { snapshot: see } = run;
  return { ...run, send: run.actor.send.bind(run.actor), see };
};
const chosen = async (count = 1) => {
  const run = opened();
  run.send({ type: 'file.choose', file: { name: 'a.srt' } });
  await run.last('readScript').answer(parsed(count));
  return run;
};
/** Sends; the server has one line of before. */
const sending = async (count = 1) => {
  const run = await chosen(count);
  run.send({ type: 'upload.send' });
  await run.last('loadLines').answer([own('7')]);
  return run;
};
type Run = Awaited<ReturnType<typeof sending>>;
const partsOf = (run: Run) => run.calls('sendPart').map(({ input }) => (input as PartSending).part);
const typesOf = (run: Run) =>
  partsOf(run).map((part) => [...new Set(part.map(({ type }) => type))].join(', '));

describe('a file', () => {
  it('is parsed, and only then can be sent', async () => {
    const run = opened();
    expect(selectUploadStatus(run.see())).toBe('idle');
    expect(canOverwrite(run.see())).toBe(false);
    run.send({ type: 'file.choose', file: { name: 'a.srt' } });
    expect(selectUploadStatus(run.see())).toBe('reading');
    expect(canOverwrite(run.see())).toBe(false);
    await run.last('readScript').answer(parsed(3));
    expect(selectUploadStatus(run.see())).toBe('parsed');
    expect(canOverwrite(run.see())).toBe(true);
    expect(selectParsedLines(run.see())).toHaveLength(3);
    expect(selectSkippedCount(run.see())).toBe(2);
    expect(selectUploadSubject(run.see())).toBe(subject);
  });

  it('a file that cannot be parsed has a reason, and cannot be sent', async () => {
    const run = await chosen();
    run.send({ type: 'file.choose', file: { name: 'b.txt' } });
    await run.last('readScript').answer({ ok: false, problem: { code: 'unknownExtension' } });
    expect(selectUploadStatus(run.see())).toBe('unreadable');
    expect(selectScriptProblem(run.see())).toEqual({ code: 'unknownExtension' });
    // The lines of the file before it are gone too.
    expect(selectParsedLines(run.see())).toEqual([]);
    expect(canOverwrite(run.see())).toBe(false);
  });

  it('a file that the browser cannot read counts as unparsable', async () => {
    const run = opened();
    run.send({ type: 'file.choose', file: { name: 'a.srt' } });
    await run.last('readScript').fail(new Error('gone'));
    expect(selectScriptProblem(run.see())).toEqual({ code: 'unparsable' });
  });

  it('the file chosen last counts, even if an earlier one is read later', async () => {
    const run = opened();
    run.send({ type: 'file.choose', file: { name: 'slow.srt' } });
    const slow = run.last('readScript');
    run.send({ type: 'file.choose', file: { name: 'quick.srt' } });
    await run.last('readScript').answer(parsed(1));
    await slow.answer(parsed(9));
    expect(slow.signal.aborted).toBe(true);
    expect(selectParsedLines(run.see())).toHaveLength(1);
  });

  it('is forgotten when the dialog is closed', async () => {
    const run = await chosen();
    run.send({ type: 'upload.close' });
    expect(isUploadOpen(run.see())).toBe(false);
    run.send({ type: 'upload.open', subject });
    expect(selectUploadStatus(run.see())).toBe('idle');
    expect(canOverwrite(run.see())).toBe(false);
  });
});

describe('sending', () => {
  it('reads the own lines, then deletes them and adds the new ones in one call', async () => {
    const run = await chosen();
    run.send({ type: 'language.choose', lang: 'ja' });
    run.send({ type: 'upload.send' });
    expect(isUploadBusy(run.see())).toBe(true);
    expect(run.last('loadLines').input).toEqual({
      videoId: 'aaaaaaaaaaa',
      creatorId: '1',
      lang: 'ja',
    });
    await run.last('loadLines').answer([own('7')]);
    expect(selectUploadProgress(run.see())).toEqual({ part: 1, count: 1 });
    const line = { name: 'somebody', timestamp: 1_000, duration: 900, message: 'Line 0' };
    expect(run.last('sendPart').input).toEqual({
      videoId: 'aaaaaaaaaaa',
      lang: 'ja',
      part: [
        { type: 'Delete', data: { id: '7' } },
        { type: 'Add', data: { tempid: 'U0', ...line } },
      ],
    });
    await run.last('sendPart').answer();
    expect(isUploadOpen(run.see())).toBe(false);
    expect(run.emitted).toEqual([{ type: 'upload.sent', count: 1 }]);
  });

  it('counts its parts, and closing does not interrupt it', async () => {
    const run = await sending(6_000);
    expect(selectUploadProgress(run.see())).toEqual({ part: 1, count: 3 });
    await run.last('sendPart').answer();
    expect(selectUploadProgress(run.see())).toEqual({ part: 2, count: 3 });
    run.send({ type: 'upload.close' });
    expect(selectUploadStatus(run.see())).toBe('sending');
    await run.last('sendPart').answer();
    await run.last('sendPart').answer();
    expect(run.emitted).toEqual([{ type: 'upload.sent', count: 6_000 }]);
  });

  it('an upload that fails before a line was sent changes nothing and can be retried', async () => {
    const run = await chosen();
    run.send({ type: 'upload.send' });
    await run.last('loadLines').fail();
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('passing');
    expect(canOverwrite(run.see())).toBe(true);
    run.send({ type: 'upload.send' });
    expect(selectUploadStatus(run.see())).toBe('sending');
    expect(selectUploadError(run.see())).toBeNull();
  });

  it('an upload that the server refuses at once needs no restoration', async () => {
    const run = await sending();
    await run.last('sendPart').fail(failure('http', 401));
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('unauthorized');
    expect(run.calls('loadLines')).toHaveLength(1);
  });
});

describe('a part that fails', () => {
  it('a failed part is followed by a restoration of the former lines', async () => {
    const run = await sending(6_000);
    await run.last('sendPart').answer();
    await run.last('sendPart').fail(failure('http', 500));
    expect(selectUploadStatus(run.see())).toBe('restoring');
    // The server has the line of before and one of the first part.
    await run.last('loadLines').answer([own('7'), { ...own('8', 1_000), duration: 900 }]);
    expect(partsOf(run).at(-1)).toEqual([{ type: 'Delete', data: { id: '8' } }]);
    await run.last('sendPart').answer();
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('passing');
    expect(run.emitted).toEqual([]);
  });

  it('after a lost response the lines are loaded, not guessed', async () => {
    const run = await sending();
    await run.last('sendPart').fail(failure('network'));
    await run.last('loadLines').answer([own('7')]);
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(run.calls('sendPart')).toHaveLength(1);
  });

  it('brings deleted lines back with their times and texts', async () => {
    const run = await sending();
    await run.last('sendPart').fail(failure('timeout'));
    await run.last('loadLines').answer([{ ...own('9', 1_000), duration: 900 }]);
    expect(typesOf(run).at(-1)).toBe('Delete, Add');
    const { id: _, ...before } = own('7');
    expect(partsOf(run).at(-1)?.at(-1)).toEqual({
      type: 'Add',
      data: { tempid: 'U0', ...before },
    });
  });

  it('a restoration that fails too can be retried later', async () => {
    const run = await sending();
    await run.last('sendPart').fail(failure('network'));
    await run.last('loadLines').fail();
    expect(selectUploadStatus(run.see())).toBe('stranded');
    expect(canOverwrite(run.see())).toBe(false);
    run.send({ type: 'restore.retry' });
    await run.last('loadLines').answer([]);
    await run.last('sendPart').fail();
    expect(selectUploadStatus(run.see())).toBe('stranded');
    run.send({ type: 'restore.retry' });
    await run.last('loadLines').answer([own('7')]);
    expect(selectUploadStatus(run.see())).toBe('failed');
  });
});

it('a dialog that is closed before the restoration leaves it to undo', async () => {
  const run = await sending();
  await run.last('sendPart').fail(failure('network'));
  await run.last('loadLines').fail();
  run.send({ type: 'upload.close' });
  expect(isUploadOpen(run.see())).toBe(false);
  expect(run.emitted).toEqual([{ type: 'upload.undoFailed' }]);
  run.send({ type: 'upload.undo' });
  await run.last('loadLines').answer([]);
  await run.last('sendPart').answer();
  expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
});

describe('undo', () => {
  const sent = async () => {
    const run = await sending();
    await run.last('sendPart').answer();
    return run;
  };

  it('a complete upload can be undone after the dialog was closed', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    await run.last('loadLines').answer([{ ...own('9', 1_000), duration: 900 }]);
    expect(typesOf(run).at(-1)).toBe('Delete, Add');
    await run.last('sendPart').answer();
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
    // It is done once.
    run.send({ type: 'upload.undo' });
    await settle();
    expect(run.calls('loadLines')).toHaveLength(2);
  });

  it('an undo that fails can be retried', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    await run.last('loadLines').fail();
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undoFailed' });
    run.send({ type: 'upload.undo' });
    await run.last('loadLines').answer([{ ...own('9', 1_000), duration: 900 }]);
    await run.last('sendPart').fail();
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undoFailed' });
    run.send({ type: 'upload.undo' });
    await run.last('loadLines').answer([own('7')]);
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
  });

  it('an undo and another upload never run at the same time', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    run.send({ type: 'upload.open', subject });
    run.send({ type: 'file.choose', file: { name: 'a.srt' } });
    await run.last('readScript').answer(parsed(1));
    expect(canOverwrite(run.see())).toBe(false);
    await run.last('loadLines').answer([own('7')]);
    expect(canOverwrite(run.see())).toBe(true);
  });
});
