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
  /** Colour of the letters as `#RRGGBB` in capitals; null: none was given. */
  color: string | null;
  /** Colour of their outline as `#RRGGBB` in capitals; null: none was given. */
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
   * unknownExtension: not one of the formats. unparsable: not what its ending says. tooLarge: more than 2 MB.
   * tooManyLines: more lines or profiles than a script may have. lineTooLong: one text or name beyond 8 KB.
   */
  code: 'unknownExtension' | 'unparsable' | 'tooLarge' | 'tooManyLines' | 'lineTooLong';
  /** Line of the file with the fault, from 1; absent if it concerns the whole file. */
  line?: number;
}

/** A script, or why it was refused. `skipped` counts utterances of the file that are not in the script. */
export type ParsedScript =
  { ok: true; script: Script; skipped: number } | { ok: false; problem: ScriptProblem };
