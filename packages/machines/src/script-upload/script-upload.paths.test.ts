import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { scriptUploadMachine } from './script-upload.machine';

const subject = { videoId: 'aaaaaaaaaaa', startedAt: 1_000, creatorId: '1', name: 'somebody' };
const lines = [{ start: 0, duration: 900, text: 'Hello', profile: 0 }];
const own = [{ id: '7', name: 'somebody', timestamp: 5, duration: null, message: 'Old' }];

provePaths({
  machine: scriptUploadMachine,
  inputs: [{ lang: 'en' }],
  events: [
    { type: 'upload.open', subject },
    { type: 'upload.close' },
    { type: 'file.choose', file: { name: 'a.srt' } },
    { type: 'language.choose', lang: 'ja' },
    { type: 'upload.send' },
    { type: 'part.started', progress: { part: 1, count: 2 } },
    { type: 'restore.retry' },
    { type: 'upload.undo' },
  ],
  answers: {
    readScript: [
      { ok: true, skipped: 0, script: { profiles: [], lines } },
      { ok: false, problem: { code: 'unparsable' } },
    ],
    replaceLines: [
      { kind: 'done', own },
      { kind: 'unchanged', error: failure('http', 400) },
      { kind: 'partial', own, error: failure('network') },
    ],
  },
  failures: { readScript: [failure('network')] },
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
    part: context.progress?.part ?? null,
    task: context.task?.former.length ?? null,
    undo: context.undo?.former.length ?? null,
  }),
});
