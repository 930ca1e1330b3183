/** A script: lines with time and speaker. All file formats are parsed into it and written from it. */

/** The formats a script can be read from and written to; each is also its file ending. */
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

/** A script, or why it was refused. `skipped` counts utterances of the file that are not in the script. */
export type ParsedScript =
  | { ok: true; script: Script; skipped: number }
  | { ok: false; problem: ScriptProblem };
