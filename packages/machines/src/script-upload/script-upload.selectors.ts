/** Selectors of the upload of a script. */
import type {
  FailureKind,
  ReplacementProgress,
  ScriptLine,
  ScriptProblem,
  ScriptSkip,
} from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { scriptUploadMachine } from './script-upload.machine';
import type { UploadSubject } from './script-upload.types';

type Snapshot = SnapshotFrom<typeof scriptUploadMachine>;

/**
 * `idle`: no file yet. `failed`: nothing has changed on the server. `stranded`: neither the former lines nor the new ones are
 * complete on the server.
 */
export type UploadStatus =
  | 'closed'
  | 'idle'
  | 'reading'
  | 'parsed'
  | 'unreadable'
  | 'failed'
  | 'sending'
  | 'restoring'
  | 'stranded';

const CHOOSING = ['idle', 'reading', 'parsed', 'unreadable', 'failed'] as const;
const OTHERS = ['sending', 'restoring', 'stranded'] as const;

/** Status of the upload. */
export const selectUploadStatus = (snapshot: Snapshot): UploadStatus =>
  CHOOSING.find((status) => snapshot.matches({ dialog: { choosing: status } })) ??
  OTHERS.find((status) => snapshot.matches({ dialog: status })) ??
  'closed';

/** Whether the dialog is open. */
export const isUploadOpen = (snapshot: Snapshot): boolean =>
  selectUploadStatus(snapshot) !== 'closed';

/** Lines are being sent or restored; the dialog stays open. */
export const isUploadBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether Overwrite is enabled. */
export const canOverwrite = (snapshot: Snapshot): boolean => snapshot.can({ type: 'upload.send' });

/** The video that the lines are for; null while the dialog is closed. */
export const selectUploadSubject = (snapshot: Snapshot): UploadSubject | null =>
  snapshot.context.subject;

const NO_LINES: readonly ScriptLine[] = [];

/** The lines of the file, in its order. */
export const selectParsedLines = (snapshot: Snapshot): readonly ScriptLine[] =>
  snapshot.context.lines ?? NO_LINES;

/** Number of utterances of the file that are left out. */
export const selectSkippedCount = (snapshot: Snapshot): number => snapshot.context.skippedCount;

/** The first entries that are left out, with the reason of each. */
export const selectSkips = (snapshot: Snapshot): readonly ScriptSkip[] => snapshot.context.skips;

/** Why the file cannot be used; null if nothing is wrong. */
export const selectScriptProblem = (snapshot: Snapshot): ScriptProblem | null =>
  snapshot.context.problem;

/** Why lines could not be sent or restored; null if nothing failed. */
export const selectUploadError = (snapshot: Snapshot): FailureKind | null => snapshot.context.error;

/** "n of m": the call under way; null before the first. */
export const selectUploadProgress = (snapshot: Snapshot): ReplacementProgress | null =>
  snapshot.context.progress;
