import type { Role, TranslationLanguage } from '@oshimado/contract';
import type {
  DraftChange,
  EditedScript,
  FailureCode,
  HeldLines,
  LineBatch,
  LineChange,
  LineConflict,
  ProfileChoice,
  RefusedLine,
  ScriptEdit,
  ScriptEditRefusal,
  ScriptLogEntry,
  SpeakerProfile,
  StoredLine,
  UndoHistory,
} from '@oshimado/domain';

/** The script being edited: video, language and author. */
export interface ScriptTarget {
  /** Id of the video, or `custom` for a foreign link. */
  readonly video: string;
  /** The foreign link; null or absent for a video of the product. */
  readonly link?: string | null;
  /** Language of the lines. */
  readonly lang: TranslationLanguage;
}

/** The viewer who edits. */
export interface ScriptViewer {
  /** Id of the account. */
  readonly id: string;
  /** Name stored with new lines. */
  readonly name: string;
  /** Only editors and admins change lines of others. */
  readonly role: Role;
}

/** The script to load: lines of all authors, or of the viewer only. */
export interface ScriptSelection {
  /** Video and language. */
  readonly target: ScriptTarget;
  /** Whether lines of all authors are edited; they are saved with Override. */
  readonly isOverriding: boolean;
}

/** Input of the port `loadLines`. */
export interface LoadLinesInput {
  /** Video and language. */
  readonly target: ScriptTarget;
  /** The author whose lines to load; null for all authors. */
  readonly creatorId: string | null;
}

/** Result of the port `loadLines`. */
export interface LoadedLines {
  /** Epoch ms at which the video starts; for foreign links any moment the lines are counted from, such as the first line's. */
  readonly startedAt: number;
  /** In any order. */
  readonly lines: readonly StoredLine[];
}

/** Input of the port `saveLog`: operations in order, all or nothing. */
export interface SaveLogInput {
  /** Video and language. */
  readonly target: ScriptTarget;
  /** In the order in which to apply them. */
  readonly entries: readonly ScriptLogEntry[];
  /** Whether lines of other authors may be changed. */
  readonly override: boolean;
}

/** Why a load or save failed: `session` (the server no longer accepts the login), or the failure code of the call. */
export type ScriptEditorError = FailureCode;

/** Initial data of the machine: who edits, and which script. */
export interface ScriptEditorInput {
  /** Who edits; null for a guest. */
  readonly viewer: ScriptViewer | null;
  /** A script to open at once, without the settings dialog. Default none. */
  readonly target?: ScriptTarget | undefined;
  /** Initial profiles. Default: the profile "Default" alone. */
  readonly profiles?: readonly SpeakerProfile[];
  /**
   * Prefix of the temporary ids of this editor. Where drafts are kept, no two editors may have the same one. Default `new`.
   */
  readonly session?: string;
}

/** Data of the machine; views read it by selectors. */
export interface ScriptEditorContext {
  /** null for a guest. */
  readonly viewer: ScriptViewer | null;
  /** Prefix of temporary ids. */
  readonly session: string;
  /** null until the settings are answered. */
  readonly target: ScriptTarget | null;
  /** Editor mode: lines of all authors, saved with Override. */
  readonly isOverriding: boolean;
  /** The script to open once the viewer has decided about unsaved lines; null when leaving the page. */
  readonly next: ScriptSelection | null;
  /** Epoch ms that the times of the lines are counted from. */
  readonly startedAt: number;
  /** The lines as shown. */
  readonly script: EditedScript;
  /** Undo and redo steps, 100 at most. */
  readonly history: UndoHistory<EditedScript>;
  /** The server's script as last known. */
  readonly held: HeldLines;
  /** The batch that was sent and neither acknowledged nor certainly refused. */
  readonly batch: LineBatch | null;
  /** Restored changes that the tab which kept them may have sent; they are compared with the server's script before they are sent. */
  readonly restored: LineBatch | null;
  /** Whether the batch is being sent; later edits are compared with the result of the batch. */
  readonly isSending: boolean;
  /** Unsent operations, folded: at most one for each line. */
  readonly unsent: readonly LineChange[];
  /** Whether unsent lines are sent as soon as possible. */
  readonly isSaveWanted: boolean;
  /** Changes that the server refused; each is sent again when it is another one, or on request. */
  readonly refused: readonly RefusedLine[];
  /** How often in a row the server has refused something. */
  readonly refusals: number;
  /** The most operations of one call: fewer while the line at fault is looked for. */
  readonly batchMax: number;
  /** How many saves have failed in a row. */
  readonly failures: number;
  /** Why the last load or save failed; null after a success. */
  readonly error: ScriptEditorError | null;
  /** Seconds until the server takes calls again, where it has refused too many; null otherwise. */
  readonly waitS: number | null;
  /** Key of the selected line. */
  readonly line: string | null;
  /** Id of the selected profile. */
  readonly profile: string;
  /** Number of the next temporary id; never used twice. */
  readonly nextKey: number;
  /** Lines that two people changed at the same time; nothing of them is lost, the viewer decides what stays. */
  readonly conflicts: readonly LineConflict[];
  /** What was known when the server was asked for changes of others; its answer counts only while this is still so. */
  readonly compared: HeldLines | null;
}

/** What the machine takes: edits, choices of profiles and scripts, and facts about the login and the page. */
export type ScriptEditorEvent =
  | ScriptEdit
  | ProfileChoice
  /** Open the script chosen in the settings. */
  | { readonly type: 'settings.confirm'; readonly target: ScriptTarget }
  /** Retry a failed load. */
  | { readonly type: 'load.retry' }
  /** Open a line in the table; null closes it. */
  | { readonly type: 'selection.change'; readonly key: string | null }
  /** Undo the last edit. */
  | { readonly type: 'edit.undo' }
  /** Redo the edit undone last. */
  | { readonly type: 'edit.redo' }
  | {
      /** Unsaved changes that this device kept are put back into the script, except those that the server has. */
      readonly type: 'draft.restore';
      readonly changes: readonly DraftChange[];
      /** Epoch ms that their times are counted from. Default: as in this script. */
      readonly startedAt?: number;
    }
  /** Ask the server for what others have changed. */
  | { readonly type: 'script.refresh' }
  /** The viewer has decided what stays of a line that two people changed. */
  | {
      readonly type: 'conflict.answer';
      readonly conflict: LineConflict;
      /** Which version is deleted. */
      readonly removes: 'mine' | 'theirs' | 'none';
    }
  /** Save now: by button, Ctrl+S, or as a retry after a failure. */
  | { readonly type: 'script.save' }
  /** Editor mode on or off. */
  | { readonly type: 'mode.set'; readonly isOn: boolean }
  /** The viewer is leaving the page or script. */
  | { readonly type: 'leave.request' }
  /** Answer: save first, then leave. */
  | { readonly type: 'leave.save' }
  /** Answer: discard the unsaved lines and leave. */
  | { readonly type: 'leave.discard' }
  /** Answer: stay. */
  | { readonly type: 'leave.cancel' }
  /** The page is hidden or closing without a question. */
  | { readonly type: 'page.left' }
  /** The viewer has logged in. */
  | { readonly type: 'session.renewed'; readonly viewer: ScriptViewer };

/** What the machine emits: messages for the viewer and the page. */
export type ScriptEditorEmitted =
  /** Only a member can edit. */
  | { readonly type: 'login.needed' }
  /** The server no longer accepts the login. All changes are kept. */
  | { readonly type: 'session.expired' }
  /** The lines failed to load; `load.retry` loads them again. */
  | { readonly type: 'load.failed'; readonly code: ScriptEditorError }
  /** A batch was acknowledged by the server. */
  | { readonly type: 'script.saved' }
  /** The save failed; the lines are kept, and sent again unless the server refused them. */
  | { readonly type: 'save.failed'; readonly code: ScriptEditorError }
  /** Changes of others have arrived. */
  | { readonly type: 'script.merged'; readonly count: number; readonly conflicts: number }
  /** The server could not be asked for changes of others; the next time it is asked again. */
  | { readonly type: 'refresh.failed'; readonly code: ScriptEditorError }
  /** An edit was refused. */
  | { readonly type: 'edit.refused'; readonly code: ScriptEditRefusal }
  /** Editor mode requires the role editor or admin. */
  | { readonly type: 'privilege.refused' }
  /** There are unsaved lines: save, discard or stay? */
  | { readonly type: 'leave.asked' }
  /** The page may be left. */
  | { readonly type: 'leave.allowed' };
