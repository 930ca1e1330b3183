import { SCRIPT_LINE_BYTES_MAX, SCRIPT_LINES_MAX, SCRIPT_PROFILES_MAX } from './script.limits';
import { isLargerThan } from './script-text';
import type { ParsedScript, ScriptLine, ScriptProblem, ScriptProfile } from './script.types';

/** Collects parsed lines and profiles within the limits. Every adding function returns false when parsing must stop. */
export interface ScriptCollector {
  /** Adds a line, found at this line number of the file. */
  addLine(line: ScriptLine, at: number): boolean;
  /** Adds a profile, found at this line number of the file. */
  addProfile(profile: ScriptProfile, at: number): boolean;
  /** Counts a skipped utterance. */
  skip(): void;
  /** Refuses the file; the first reason is kept. */
  refuse(code: ScriptProblem['code'], at?: number): false;
  /** Returns the result. */
  result(): ParsedScript;
}

/** Name of the only profile in formats without profiles. */
export const ONLY_PROFILE: ScriptProfile = { name: 'Profile1', color: null, outline: null };

/** Creates an empty collection. */
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

/** An utterance from start to end; if the end is before the start, its duration is 0. */
export const lineBetween = (
  start: number,
  end: number,
  text: string,
  profile: number,
): ScriptLine => ({ start, duration: Math.max(0, end - start), text, profile });
