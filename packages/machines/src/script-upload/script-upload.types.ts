import type { TranslationLanguage } from '@oshimado/contract';
import type {
  FailureKind,
  LineReplacement,
  OwnLine,
  ReplacementProgress,
  ScriptLine,
  ScriptProblem,
  ScriptSkip,
  UploadLine,
} from '@oshimado/domain';

/** The video whose script is uploaded, and who uploads it. */
export interface UploadSubject {
  /** Id of the video. */
  readonly videoId: string;
  /** Epoch ms of its start. */
  readonly startedAt: number;
  /** Id of the viewer. */
  readonly creatorId: string;
  /** Name that the lines are stored under. */
  readonly name: string;
}

/** A chosen file; only the port reads it. */
export interface UploadFile {
  /** Its extension determines the format. */
  readonly name: string;
}

/** Whose lines of what are replaced. */
export interface OwnRoom {
  readonly videoId: string;
  readonly creatorId: string;
  readonly lang: TranslationLanguage;
}

/** Input of the port `replaceLines`. */
export interface LinesInput extends LineReplacement {
  readonly room: OwnRoom;
  /** Called before each call. Default none. */
  readonly onPart?: (progress: ReplacementProgress) => void;
}

/** A replacement of the own lines that can be taken back. */
export interface UploadTask {
  readonly room: OwnRoom;
  /** The lines before the upload. */
  readonly former: readonly OwnLine[];
  /** The lines of the file. */
  readonly lines: readonly UploadLine[];
}

/** Initial data of the machine. */
export interface ScriptUploadInput {
  /** Language of the translation at first. */
  readonly lang: TranslationLanguage;
}

/** Data of the machine; views read it by selectors. */
export interface ScriptUploadContext {
  /** null while the dialog is closed. */
  readonly subject: UploadSubject | null;
  readonly lang: TranslationLanguage;
  /** The latest choice; null before the first. */
  readonly file: UploadFile | null;
  /** Lines of the file; null until it is parsed. */
  readonly lines: readonly ScriptLine[] | null;
  /** Utterances of the file that are left out. */
  readonly skippedCount: number;
  /** The first of them. */
  readonly skips: readonly ScriptSkip[];
  /** Why the file was refused. */
  readonly problem: ScriptProblem | null;
  /** The call under way; null before the first. */
  readonly progress: ReplacementProgress | null;
  /** The upload that failed half way and is being taken back. */
  readonly task: UploadTask | null;
  /** The last upload that was complete, or left incomplete, as long as it can be undone. */
  readonly undo: UploadTask | null;
  /** Why the last sending failed. */
  readonly error: FailureKind | null;
}

/** What the machine takes: opening and closing, the choice of a file, and its upload. */
export type ScriptUploadEvent =
  /** Opens the dialog, without a file. Ignored while it is open. */
  | { readonly type: 'upload.open'; readonly subject: UploadSubject }
  /** Ignored while lines are being sent or restored. */
  | { readonly type: 'upload.close' }
  /** A later choice replaces an earlier one, even while that is being read. */
  | { readonly type: 'file.choose'; readonly file: UploadFile }
  | { readonly type: 'language.choose'; readonly lang: TranslationLanguage }
  /** Ignored until a file is parsed, and while an earlier upload is being undone. */
  | { readonly type: 'upload.send' }
  /** From the port: it makes another call. */
  | { readonly type: 'part.started'; readonly progress: ReplacementProgress }
  /** Tries again to bring back the lines of before. */
  | { readonly type: 'restore.retry' }
  /** Takes back the last complete upload, also after the dialog was closed. */
  | { readonly type: 'upload.undo' };

/** What the machine emits: the outcome of an upload or of its undo. */
export type ScriptUploadEmitted =
  /** The file has taken the place of the former lines. */
  | { readonly type: 'upload.sent'; readonly count: number }
  /** The former lines are back. */
  | { readonly type: 'upload.undone' }
  /** They are not, or not all of them; `upload.undo` tries again. */
  | { readonly type: 'upload.undoFailed' };
