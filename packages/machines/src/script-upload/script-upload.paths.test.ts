import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { scriptUploadMachine } from './script-upload.machine';

const subject = { videoId: 'aaaaaaaaaaa', startedAt: 1_000, creatorId: '1', name: 'somebody' };
const line = { start: 0, duration: 900, text: 'Hello', profile: 0 };
/** Enough lines to need several calls, both for an upload and for its undo. */
const many = Array.from({ length: 5_001 }, () => line);
const uploaded = many.map((_, at) => ({
  id: String(100 + at),
  name: 'somebody',
  timestamp: 1_000,
  duration: 900,
  message: 'Hello',
}));
const own = { id: '7', name: 'somebody', timestamp: 5, duration: null, message: 'Old' };

provePaths({
  machine: scriptUploadMachine,
  inputs: [{ lang: 'en' }],
  events: [
    { type: 'upload.open', subject },
    { type: 'upload.close' },
    { type: 'file.choose', file: { name: 'a.srt' } },
    { type: 'language.choose', lang: 'ja' },
    { type: 'upload.send' },
    { type: 'restore.retry' },
    { type: 'upload.undo' },
  ],
  answers: {
    readScript: [
      { ok: true, skipped: 0, script: { profiles: [], lines: many } },
      { ok: false, problem: { code: 'unparsable' } },
    ],
    loadLines: [[own], uploaded],
    sendPart: [[]],
  },
  failures: {
    readScript: [failure('network')],
    loadLines: [failure('network')],
    sendPart: [failure('network'), failure('http', 400)],
  },
  // Another language, or a second upload while the first can be undone, leads to nothing new.
  isEnough: (snapshot) =>
    snapshot.context.lang === 'ja' ||
    (snapshot.context.undo !== null && !snapshot.matches({ dialog: 'closed' })),
  seen: ({ value, context }) => ({
    value,
    lang: context.lang,
    lines: context.lines?.length ?? null,
    problem: context.problem?.code ?? null,
    error: context.error,
    own: context.task?.own.length ?? null,
    parts: context.task?.parts.length ?? null,
    sent: context.task?.sentCount ?? null,
    undo: context.undo && [
      context.undo.own.length,
      context.undo.parts.length,
      context.undo.sentCount,
    ],
  }),
});
