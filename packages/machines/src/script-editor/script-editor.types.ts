import type { Role, TranslationLanguage } from '@oshimado/contract';
import type {
  EditedScript,
  FailureCode,
  HeldLines,
  LineBatch,
  LineChange,
  ProfileChoice,
  ScriptEdit,
  ScriptEditRefusal,
  ScriptLogEntry,
  SpeakerProfile,
  StoredLine,
  UndoHistory,
} from '@oshimado/domain';

/** Whose lines of which video are edited, in which language. */
export interface ScriptTarget {
  /** Id of the video, or `custom` for a foreign link. */
  readonly video: string;
  /** The foreign link; null or absent with a video of the product. */
  readonly link?: string | null;
  /** Language of the lines. */
  readonly lang: TranslationLanguage;
}

/** Who edits. */
export interface ScriptViewer {
  /** Id of the account. */
  readonly id: string;
  /** Name that new lines are stored under. */
  readonly name: string;
  /** Only editors and admins change lines of others. */
  readonly role: Role;
}

/** What is loaded into the editor: a script, of everybody or of the viewer alone. */
export interface ScriptSight {
  /** Of which video, in which language. */
  readonly target: ScriptTarget;
  /** Lines of everybody are edited, and saved with Override. */
  readonly isOverriding: boolean;
}

/** What the port `loadLines` is asked. */
export interface LoadLinesInput {
  /** Of which video, in which language. */
  readonly target: ScriptTarget;
  /** The author whose lines are wanted; null for everybody's. */
  readonly creatorId: string | null;
}

/** What the port `loadLines` answers. */
export interface LoadedLines {
  /** Epoch ms at which the video starts; for foreign links any moment the lines are counted from, such as the first line's. */
  readonly startedAt: number;
  /** In any order. */
  readonly lines: readonly StoredLine[];
}

/** What the port `saveLog` is asked: operations in order, all or nothing. */
export interface SaveLogInput {
  /** Of which video, in which language. */
  readonly target: ScriptTarget;
  /** In the order in which they are to be done. */
  readonly entries: readonly ScriptLogEntry[];
  /** Whether lines of others may be touched. */
  readonly override: boolean;
}

/**
 * Why something could not be loaded or saved: `session` (the server does not know the viewer any more), or what a call
 * fails with.
 */
export type ScriptEditorError = FailureCode;

export interface ScriptEditorInput {
  /** Who edits; null for a guest. */
  readonly viewer: ScriptViewer | null;
  /** A script whose settings are answered already. Default none: the settings are asked for. */
  readonly target?: ScriptTarget | undefined;
  /** Profiles to begin with. Default: Default alone. */
  readonly profiles?: readonly SpeakerProfile[];
  /** What the temporary ids of this editor begin with. Default `new`. */
  readonly session?: string;
}

export interface ScriptEditorContext {
  /** null for a guest. */
  readonly viewer: ScriptViewer | null;
  /** What temporary ids begin with. */
  readonly session: string;
  /** null until the settings are answered. */
  readonly target: ScriptTarget | null;
  /** Editor mode: lines of everybody, saved with Override. */
  readonly isOverriding: boolean;
  /** What is opened as soon as the viewer has decided about unsaved lines; null when the page is to be left. */
  readonly next: ScriptSight | null;
  /** Epoch ms that the times of the lines are counted from. */
  readonly startedAt: number;
  /** What is shown. */
  readonly script: EditedScript;
  /** What can be taken back and done again, 100 steps at most. */
  readonly history: UndoHistory<EditedScript>;
  /** What the server is known to hold. */
  readonly held: HeldLines;
  /** What was sent and neither acknowledged nor surely refused. */
  readonly batch: LineBatch | null;
  /** The batch is under way; later edits are told from what the server will hold. */
  readonly isSending: boolean;
  /** What is still to be sent, folded: one operation for each line at most. */
  readonly unsent: readonly LineChange[];
  /** Unsent lines are sent as soon as possible. */
  readonly isSaveWanted: boolean;
  /** How many saves have failed in a row. */
  readonly failures: number;
  /** Of the last load or save; null after a success. */
  readonly error: ScriptEditorError | null;
  /** Key of the chosen line. */
  readonly line: string | null;
  /** Id of the chosen profile. */
  readonly profile: string;
  /** Number of the next temporary id; never used twice. */
  readonly nextKey: number;
}

export type ScriptEditorEvent =
  | ScriptEdit
  | ProfileChoice
  /** The settings are answered: this script is wanted. */
  | { readonly type: 'settings.confirm'; readonly target: ScriptTarget }
  /** Once more after a failed load. */
  | { readonly type: 'load.retry' }
  /** A line is opened in the table; null closes it. */
  | { readonly type: 'selection.change'; readonly key: string | null }
  /** The last edit is taken back. */
  | { readonly type: 'edit.undo' }
  /** The edit taken back last is done again. */
  | { readonly type: 'edit.redo' }
  /** By hand, Ctrl+S, or once more after a failure. */
  | { readonly type: 'script.save' }
  /** Editor mode on or off. */
  | { readonly type: 'mode.set'; readonly isOn: boolean }
  /** The viewer wants to go elsewhere. */
  | { readonly type: 'leave.request' }
  /** Answer: save first, then leave. */
  | { readonly type: 'leave.save' }
  /** Answer: leave, the unsaved lines are given up. */
  | { readonly type: 'leave.discard' }
  /** Answer: stay. */
  | { readonly type: 'leave.cancel' }
  /** The page is hidden or going away without asking. */
  | { readonly type: 'page.left' }
  /** The viewer has logged in. */
  | { readonly type: 'session.renewed'; readonly viewer: ScriptViewer };

export type ScriptEditorEmitted =
  /** Only a member can edit. */
  | { readonly type: 'login.needed' }
  /** The server does not know the viewer any more. Nothing is lost. */
  | { readonly type: 'session.expired' }
  /** The lines failed to load; `load.retry` loads them again. */
  | { readonly type: 'load.failed'; readonly code: ScriptEditorError }
  /** A batch was acknowledged by the server. */
  | { readonly type: 'script.saved' }
  /** The lines are kept and tried again. */
  | { readonly type: 'save.failed'; readonly code: ScriptEditorError }
  /** Nothing was changed. */
  | { readonly type: 'edit.refused'; readonly code: ScriptEditRefusal }
  /** Editor mode is for editors and admins. */
  | { readonly type: 'privilege.refused' }
  /** There are unsaved lines: save, discard or stay? */
  | { readonly type: 'leave.asked' }
  /** The page may be left now. */
  | { readonly type: 'leave.allowed' };
