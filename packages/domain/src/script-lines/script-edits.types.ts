/** Edits of a script, their results and refusals. */
import type { EditedLines, LineEdge } from './edited-lines';
import type { SpeakerProfile, SpeakerProfileChange } from './speaker-profiles';

/** The edited data, which undo restores. */
export interface EditedScript {
  /** Ordered by start. */
  readonly lines: EditedLines;
  /** Default first. */
  readonly profiles: readonly SpeakerProfile[];
}

/** A line of an imported file. */
export interface ImportedLine {
  /** Milliseconds after the start of the video. */
  readonly start: number;
  /** Milliseconds after the start of the video. */
  readonly end: number;
  /** Text of the line. */
  readonly text: string;
  /** Index of the imported profile; null or absent for Default. */
  readonly profile?: number | null;
}

/** An edit; `isContinued` means that it continues the one before and is undone with it (default: false). */
export type ScriptEdit = { readonly isContinued?: boolean } & (
  | {
      /** Add a line of the selected profile at a moment (ms after the start of the video). */
      readonly type: 'line.add';
      readonly at: number;
      readonly text: string;
    }
  | {
      /** Change the text or the profile. */
      readonly type: 'line.change';
      readonly key: string;
      readonly text?: string;
      readonly profile?: string;
      /** The text before it was edited: if it is another by now, both versions are kept. Default: not compared. */
      readonly from?: string;
    }
  | { readonly type: 'line.delete'; readonly key: string }
  /** Drag a line: its new start (ms). */
  | { readonly type: 'line.move'; readonly key: string; readonly start: number }
  /** Drag an edge: its new position (ms). */
  | {
      readonly type: 'line.resize';
      readonly key: string;
      readonly edge: LineEdge;
      readonly at: number;
    }
  /** Merge with the next line. */
  | { readonly type: 'line.merge'; readonly key: string }
  | {
      /** Split at a moment (ms), and before the character at `textAt`. */
      readonly type: 'line.split';
      readonly key: string;
      readonly at: number;
      readonly textAt: number;
    }
  /** Set as start: earlier lines are removed, and this one moves to zero. */
  | { readonly type: 'line.setStart'; readonly key: string }
  /** Move each end to the next start. */
  | { readonly type: 'lines.continue' }
  /** Shift by seconds, may be negative. */
  | { readonly type: 'lines.shift'; readonly seconds: number }
  | { readonly type: 'lines.clear' }
  | {
      /** Replace everything with lines and profiles of a file. */
      readonly type: 'lines.import';
      readonly lines: readonly ImportedLine[];
      readonly profiles: readonly Partial<Omit<SpeakerProfile, 'id'>>[];
    }
  | { readonly type: 'profile.add'; readonly name: string }
  /** Remove a profile; its lines get Default. */
  | { readonly type: 'profile.remove'; readonly id: string }
  /** Change name, prefix, suffix or chat tag. */
  | { readonly type: 'profile.change'; readonly id: string; readonly change: SpeakerProfileChange }
  /** Move one place up (-1) or down (1). */
  | { readonly type: 'profile.shift'; readonly id: string; readonly step: -1 | 1 }
);

/**
 * `text.empty`, `text.tooLong` (500 characters), `line.tooShort` (300 ms), `line.unknown`, `line.last` (nothing to merge
 * with), `profile.default` (is not removed and not moved), `profile.unknown`.
 */
export type ScriptEditRefusal =
  | 'text.empty'
  | 'text.tooLong'
  | 'line.tooShort'
  | 'line.unknown'
  | 'line.last'
  | 'profile.default'
  | 'profile.unknown';

/** Dependencies of an edit. */
export interface ScriptEditAids {
  /** Id of the selected profile. */
  readonly profile: string;
  /** Author of new lines. */
  readonly author: string;
  /** Returns a new key or id for each index. */
  readonly newKey: (at: number) => string;
}

/** A script, or an error code. */
export type ScriptEditResult = EditedScript | ScriptEditRefusal;
