/** A script: lines with time and speaker. All file formats are parsed into it and written from it. */

/** The formats a script can be written to; each is also its file ending. */
export type ScriptFormat = 'srt' | 'ass' | 'ttml' | 'vtt';

/** One utterance. */
export interface ScriptLine {
  /** Milliseconds from the start of the video. */
  start: number;
  /** Duration in milliseconds; each line has its own. */
  duration: number;
  /** One line of plain text, without breaks and without outer spaces; may be empty. */
  text: string;
  /** Index into the profiles of the script. */
  profile: number;
}

/** Name and style of one speaker. */
export interface ScriptProfile {
  /** Shown to the editor; files without names give `Profile1`. */
  name: string;
  /** Text colour as `#RRGGBB` in capitals; null if the file has none. */
  color: string | null;
  /** Outline colour as `#RRGGBB` in capitals; null if the file has none. */
  outline: string | null;
  /** Of the lines whose style the file does not define; editors have a profile for them. Default false. */
  isDefault?: true;
}

/** Content of a script file. */
export interface Script {
  /** In the order of the file. */
  lines: readonly ScriptLine[];
  /** In the order of the file. */
  profiles: readonly ScriptProfile[];
}

/** Why a file was refused. */
export interface ScriptProblem {
  /**
   * unknownExtension: not one of the formats. unparsable: not in the format of its extension. tooLarge: more than 2 MB.
   * tooManyLines: more lines or profiles than a script may have. lineTooLong: a text or name of more than 8 KB.
   */
  code: 'unknownExtension' | 'unparsable' | 'tooLarge' | 'tooManyLines' | 'lineTooLong';
  /** Line number of the error, from 1; absent if it concerns the whole file. */
  line?: number;
}

/** An entry of a file that is not in the script. */
export interface ScriptSkip {
  /**
   * time: its times cannot be read. untimed: text without a time. drawing: only a drawing. incomplete: fields are missing. empty: no
   * text. copy: another text written at the time of a line, where the file has each line twice. short: shorter than 0.3 s, without room.
   */
  reason: 'time' | 'untimed' | 'drawing' | 'incomplete' | 'empty' | 'copy' | 'short';
  /** The beginning of what it says, as written; may be empty. */
  text: string;
  /** Line number in the file, from 1; absent if it is not known any more. */
  line?: number;
}

/**
 * A script, or why it was refused. `skipped` counts entries of the file that are not in the script; `skips` are the first of them,
 * absent if there is none.
 */
export type ParsedScript =
  | { ok: true; script: Script; skipped: number; skips?: readonly ScriptSkip[] }
  | { ok: false; problem: ScriptProblem };
