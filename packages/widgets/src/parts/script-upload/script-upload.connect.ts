/** The upload dialog as components draw it: flags and values of a snapshot, and a handler for each event. Pure. */
import type { TranslationLanguage } from '@oshimado/contract';
import {
  formatDuration,
  type FailureKind,
  type ScriptLine,
  type ScriptProblem,
  type ScriptSkip,
} from '@oshimado/domain';
import {
  canOverwrite,
  isUploadBusy,
  isUploadOpen,
  selectParsedLines,
  selectScriptProblem,
  selectSkippedCount,
  selectSkips,
  selectUploadError,
  selectUploadProgress,
  selectUploadStatus,
  selectUploadSubject,
  type scriptUploadMachine,
  type ScriptUploadEvent,
  type UploadFile,
  type UploadStatus,
} from '@oshimado/machines/script-upload';
import type { SnapshotFrom } from 'xstate';

export interface ScriptUploadApi {
  readonly status: UploadStatus;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly canOverwrite: boolean;
  /** Name that the lines are stored under. */
  readonly name: string;
  readonly lang: TranslationLanguage;
  /** Name of the chosen file; empty before the first. */
  readonly fileName: string;
  readonly lines: readonly ScriptLine[];
  readonly skippedCount: number;
  /** The first of the skipped entries. */
  readonly skips: readonly ScriptSkip[];
  readonly problem: ScriptProblem | null;
  /** Why the last sending failed. */
  readonly error: FailureKind | null;
  readonly progress: ReturnType<typeof selectUploadProgress>;
  readonly close: () => void;
  readonly chooseFile: (file: UploadFile) => void;
  readonly chooseLanguage: (lang: TranslationLanguage) => void;
  readonly send: () => void;
  readonly restore: () => void;
}

export function connectScriptUpload(
  snapshot: SnapshotFrom<typeof scriptUploadMachine>,
  send: (event: ScriptUploadEvent) => void,
): ScriptUploadApi {
  return {
    status: selectUploadStatus(snapshot),
    isOpen: isUploadOpen(snapshot),
    isBusy: isUploadBusy(snapshot),
    canOverwrite: canOverwrite(snapshot),
    name: selectUploadSubject(snapshot)?.name ?? '',
    lang: snapshot.context.lang,
    fileName: snapshot.context.file?.name ?? '',
    lines: selectParsedLines(snapshot),
    skippedCount: selectSkippedCount(snapshot),
    skips: selectSkips(snapshot),
    problem: selectScriptProblem(snapshot),
    error: selectUploadError(snapshot),
    progress: selectUploadProgress(snapshot),
    close: () => send({ type: 'upload.close' }),
    chooseFile: (file) => send({ type: 'file.choose', file }),
    chooseLanguage: (lang) => send({ type: 'language.choose', lang }),
    send: () => send({ type: 'upload.send' }),
    restore: () => send({ type: 'restore.retry' }),
  };
}

/** A moment of the video to the tenth of a second: lines are often shorter than one. */
export const previewTime = (ms: number): string =>
  `${formatDuration(Math.floor(ms / 1_000))}.${Math.floor((ms % 1_000) / 100)}`;
