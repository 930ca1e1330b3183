/** Edits of a script, their results and refusals. */
import type { EditedLines, LineEdge } from './edited-lines';
import type { SpeakerProfile, SpeakerProfileChange } from './speaker-profiles';

/** What an editor edits, and what an undo brings back. */
export interface EditedScript {
  /** Ordered by start. */
  readonly lines: EditedLines;
  /** Default first. */
  readonly profiles: readonly SpeakerProfile[];
}

/** A line of a file. */
export interface ImportedLine {
  /** Milliseconds after the start of the video. */
  readonly start: number;
  /** Milliseconds after the start of the video. */
  readonly end: number;
  /** What is said. */
  readonly text: string;
  /** Place in the imported profiles; null or absent for Default. */
  readonly profile?: number | null;
}

/** An edit; `isContinued` says that it goes on with the one before and is undone with it (default: false). */
export type ScriptEdit = { readonly isContinued?: boolean } & (
  | {
      /** A line of the chosen profile at a moment (ms after the start of the video). */
      readonly type: 'line.add';
      readonly at: number;
      readonly text: string;
    }
  | {
      /** Other words, or another profile. */
      readonly type: 'line.change';
      readonly key: string;
      readonly text?: string;
      readonly profile?: string;
    }
  | { readonly type: 'line.delete'; readonly key: string }
  /** Dragged by its middle: where it begins now (ms). */
  | { readonly type: 'line.move'; readonly key: string; readonly start: number }
  /** Dragged by an edge: where that is now (ms). */
  | {
      readonly type: 'line.resize';
      readonly key: string;
      readonly edge: LineEdge;
      readonly at: number;
    }
  /** With the next line. */
  | { readonly type: 'line.merge'; readonly key: string }
  | {
      /** At a moment (ms), and before the character at `textAt`. */
      readonly type: 'line.split';
      readonly key: string;
      readonly at: number;
      readonly textAt: number;
    }
  /** The stream begins with this line: earlier ones go, and this one moves to zero. */
  | { readonly type: 'line.setStart'; readonly key: string }
  /** Each end moves to the next start. */
  | { readonly type: 'lines.continue' }
  /** Seconds, may be negative. */
  | { readonly type: 'lines.shift'; readonly seconds: number }
  | { readonly type: 'lines.clear' }
  | {
      /** Lines and profiles of a file in place of all. */
      readonly type: 'lines.import';
      readonly lines: readonly ImportedLine[];
      readonly profiles: readonly Partial<Omit<SpeakerProfile, 'id'>>[];
    }
  | { readonly type: 'profile.add'; readonly name: string }
  /** Its lines go to Default. */
  | { readonly type: 'profile.remove'; readonly id: string }
  /** Name, prefix, suffix or chat tag. */
  | { readonly type: 'profile.change'; readonly id: string; readonly change: SpeakerProfileChange }
  /** One place up (-1) or down (1). */
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

/** What an edit needs to know besides itself. */
export interface ScriptEditAids {
  /** Id of the chosen profile. */
  readonly profile: string;
  /** Name that new lines get as their author. */
  readonly author: string;
  /** A new key or id; another one for each place asked. */
  readonly newKey: (at: number) => string;
}

/** A script, or the code of a refusal. */
export type ScriptEditResult = EditedScript | ScriptEditRefusal;
