import type { OwnLine, ParsedScript, ReplacementOutcome } from '@oshimado/domain';
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
import type { LinesInput, UploadSubject } from './script-upload.types';

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
const sending = async () => {
  const run = await chosen();
  run.send({ type: 'upload.send' });
  return run;
};
type Run = Awaited<ReturnType<typeof sending>>;
const inputOf = (run: Run) => run.last('replaceLines').input as LinesInput;
const answer = (run: Run, outcome: ReplacementOutcome) => run.last('replaceLines').answer(outcome);
const done: ReplacementOutcome = { kind: 'done', own: [own('7')] };
const unchanged = (error: unknown): ReplacementOutcome => ({ kind: 'unchanged', error });
/** The server had one line before; how much of the upload arrived is not known. */
const partial: ReplacementOutcome = {
  kind: 'partial',
  own: [own('7')],
  error: failure('network'),
};
const room = { videoId: 'aaaaaaaaaaa', creatorId: '1', lang: 'en' };
const line = { name: 'somebody', timestamp: 1_000, duration: 900, message: 'Line 0' };

describe('a file', () => {
  it('a file is parsed, and only then can be sent', async () => {
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

  it('a file is forgotten when the dialog is closed', async () => {
    const run = await chosen();
    run.send({ type: 'upload.close' });
    expect(isUploadOpen(run.see())).toBe(false);
    run.send({ type: 'upload.open', subject });
    expect(selectUploadStatus(run.see())).toBe('idle');
    expect(canOverwrite(run.see())).toBe(false);
  });
});

describe('sending', () => {
  it('sending replaces the own lines by those of the file', async () => {
    const run = await chosen();
    run.send({ type: 'language.choose', lang: 'ja' });
    run.send({ type: 'upload.send' });
    expect(isUploadBusy(run.see())).toBe(true);
    expect(inputOf(run)).toMatchObject({ room: { ...room, lang: 'ja' }, lines: [line] });
    expect(inputOf(run).former).toBeUndefined();
    await answer(run, done);
    expect(isUploadOpen(run.see())).toBe(false);
    expect(run.emitted).toEqual([{ type: 'upload.sent', count: 1 }]);
  });

  it('sending counts its parts, and closing does not interrupt it', async () => {
    const run = await sending();
    expect(selectUploadProgress(run.see())).toBeNull();
    inputOf(run).onPart?.({ part: 1, count: 3 });
    expect(selectUploadProgress(run.see())).toEqual({ part: 1, count: 3 });
    inputOf(run).onPart?.({ part: 2, count: 3 });
    expect(selectUploadProgress(run.see())).toEqual({ part: 2, count: 3 });
    run.send({ type: 'upload.close' });
    expect(selectUploadStatus(run.see())).toBe('sending');
    await answer(run, done);
    expect(run.emitted).toEqual([{ type: 'upload.sent', count: 1 }]);
  });

  it('an upload that fails before a line was sent changes nothing and can be retried', async () => {
    const run = await sending();
    inputOf(run).onPart?.({ part: 1, count: 3 });
    await answer(run, unchanged(failure('network')));
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('passing');
    expect(canOverwrite(run.see())).toBe(true);
    run.send({ type: 'upload.send' });
    expect(selectUploadStatus(run.see())).toBe('sending');
    expect(selectUploadError(run.see())).toBeNull();
    expect(selectUploadProgress(run.see())).toBeNull();
  });

  it('an upload that the server refuses at once needs no restoration', async () => {
    const run = await sending();
    await answer(run, unchanged(failure('http', 401)));
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('unauthorized');
    expect(run.calls('replaceLines')).toHaveLength(1);
  });
});

describe('an upload that failed half way', () => {
  it('an upload that failed half way is followed by a restoration of the former lines', async () => {
    const run = await sending();
    await answer(run, { ...partial, error: failure('http', 500) });
    expect(selectUploadStatus(run.see())).toBe('restoring');
    expect(inputOf(run)).toEqual({ room, lines: [line], former: [own('7')] });
    await answer(run, done);
    expect(selectUploadStatus(run.see())).toBe('failed');
    expect(selectUploadError(run.see())).toBe('passing');
    expect(run.emitted).toEqual([]);
  });

  it('a restoration that fails too can be retried later', async () => {
    const run = await sending();
    await answer(run, partial);
    await answer(run, unchanged(failure('network')));
    expect(selectUploadStatus(run.see())).toBe('stranded');
    expect(canOverwrite(run.see())).toBe(false);
    run.send({ type: 'restore.retry' });
    await answer(run, partial);
    expect(selectUploadStatus(run.see())).toBe('stranded');
    run.send({ type: 'restore.retry' });
    await answer(run, done);
    expect(selectUploadStatus(run.see())).toBe('failed');
  });

  it('a dialog that is closed before the restoration leaves it to undo', async () => {
    const run = await sending();
    await answer(run, partial);
    await answer(run, unchanged(failure('network')));
    run.send({ type: 'upload.close' });
    expect(isUploadOpen(run.see())).toBe(false);
    expect(run.emitted).toEqual([{ type: 'upload.undoFailed' }]);
    run.send({ type: 'upload.undo' });
    await answer(run, done);
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
  });
});

describe('undo', () => {
  const sent = async () => {
    const run = await sending();
    await answer(run, done);
    return run;
  };

  it('a complete upload can be undone after the dialog was closed', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    expect(inputOf(run)).toEqual({ room, lines: [line], former: [own('7')] });
    await answer(run, done);
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
    // It is done once.
    run.send({ type: 'upload.undo' });
    await settle();
    expect(run.calls('replaceLines')).toHaveLength(2);
  });

  it('an undo that fails can be retried', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    await answer(run, partial);
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undoFailed' });
    run.send({ type: 'upload.undo' });
    await answer(run, done);
    expect(run.emitted.at(-1)).toEqual({ type: 'upload.undone' });
  });

  it('an undo and another upload never run at the same time', async () => {
    const run = await sent();
    run.send({ type: 'upload.undo' });
    const undoing = run.last('replaceLines');
    run.send({ type: 'upload.open', subject });
    run.send({ type: 'file.choose', file: { name: 'a.srt' } });
    await run.last('readScript').answer(parsed(1));
    expect(canOverwrite(run.see())).toBe(false);
    await undoing.answer(done);
    expect(canOverwrite(run.see())).toBe(true);
  });
});
