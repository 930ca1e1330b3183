import { SCRIPT_LINE_BYTES_MAX, SCRIPT_LINES_MAX, SCRIPT_PROFILES_MAX } from './script.limits';
import { isLargerThan } from './script-text';
import type { ParsedScript, ScriptLine, ScriptProblem, ScriptProfile } from './script.types';

/** Keeps what a reader finds and holds it to the limits. Every adding function answers false when reading must stop. */
export interface ScriptCollector {
  /** Takes one line that was found at a line of the file. */
  addLine(line: ScriptLine, at: number): boolean;
  /** Takes one profile that was found at a line of the file. */
  addProfile(profile: ScriptProfile, at: number): boolean;
  /** Counts an utterance that is not taken. */
  skip(): void;
  /** Refuses the file; the first cause stays. */
  refuse(code: ScriptProblem['code'], at?: number): false;
  /** What came of it. */
  result(): ParsedScript;
}

/** The name of the only profile in files that know none. */
export const ONLY_PROFILE: ScriptProfile = { name: 'Profile1', color: null, outline: null };

/** Starts an empty collection. */
export function collectScript(): ScriptCollector {
  const lines: ScriptLine[] = [];
  const profiles: ScriptProfile[] = [];
  let skipped = 0;
  let problem: ScriptProblem | undefined;
  const refuse = (code: ScriptProblem['code'], at?: number): false => {
    problem ??= at === undefined ? { code } : { code, line: at };
    return false;
  };
  return {
    addLine(line, at) {
      if (isLargerThan(line.text, SCRIPT_LINE_BYTES_MAX)) return refuse('lineTooLong', at);
      if (lines.length >= SCRIPT_LINES_MAX) return refuse('tooManyLines', at);
      lines.push(line);
      return true;
    },
    addProfile(profile, at) {
      if (isLargerThan(profile.name, SCRIPT_LINE_BYTES_MAX)) return refuse('lineTooLong', at);
      if (profiles.length >= SCRIPT_PROFILES_MAX) return refuse('tooManyLines', at);
      profiles.push({ ...profile });
      return true;
    },
    skip() {
      skipped += 1;
    },
    refuse,
    result: () =>
      problem === undefined
        ? { ok: true, script: { lines, profiles }, skipped }
        : { ok: false, problem },
  };
}

/** An utterance between two moments; one that would end before it begins has no length. */
export const lineBetween = (
  start: number,
  end: number,
  text: string,
  profile: number,
): ScriptLine => ({ start, duration: Math.max(0, end - start), text, profile });
