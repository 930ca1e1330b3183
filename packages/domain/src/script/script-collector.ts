import {
  SCRIPT_LINE_BYTES_MAX,
  SCRIPT_LINES_MAX,
  SCRIPT_PROFILES_MAX,
  SCRIPT_SKIPS_SHOWN,
} from './script.limits';
import { isLargerThan, oneLine } from './script-text';
import type {
  ParsedScript,
  ScriptLine,
  ScriptProblem,
  ScriptProfile,
  ScriptSkip,
} from './script.types';

/** Collects parsed lines and profiles within the limits. Every adding function returns false when parsing must stop. */
export interface ScriptCollector {
  /** Adds a line, found at this line number of the file. */
  addLine(line: ScriptLine, at: number): boolean;
  /** Adds a profile, found at this line number of the file. */
  addProfile(profile: ScriptProfile, at: number): boolean;
  /** Index of the profile of lines whose style the file does not define; added when it is first asked for. */
  defaultProfile(): number;
  /** Counts an entry that is left out, found at this line number of the file. */
  skip(reason: ScriptSkip['reason'], text: string, at: number): void;
  /** How many entries are left out. */
  skippedCount(): number;
  /** Whether there is a line. */
  hasLines(): boolean;
  /** Refuses the file; the first reason is kept. */
  refuse(code: ScriptProblem['code'], at?: number): false;
  /** Returns the result. */
  result(): ParsedScript;
}

/** Name of the only profile in formats without profiles. */
export const ONLY_PROFILE: ScriptProfile = { name: 'Profile1', color: null, outline: null };
/** For lines whose style the file does not define. */
const DEFAULT_STYLE: ScriptProfile = {
  name: 'Default',
  color: null,
  outline: null,
  isDefault: true,
};
/** Shown texts are cut here, because what could not be read may be anything. */
const SKIP_TEXT_MAX = 200;

/** Creates an empty collection. */
export function collectScript(): ScriptCollector {
  const lines: ScriptLine[] = [];
  const profiles: ScriptProfile[] = [];
  const skips: ScriptSkip[] = [];
  let skipped = 0;
  let defaultAt: number | undefined;
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
    defaultProfile() {
      if (defaultAt === undefined) {
        defaultAt = profiles.length;
        profiles.push(profiles.length === 0 ? { ...ONLY_PROFILE } : { ...DEFAULT_STYLE });
      }
      return defaultAt;
    },
    skip(reason, text, at) {
      skipped += 1;
      if (skips.length >= SCRIPT_SKIPS_SHOWN) return;
      skips.push({ reason, text: oneLine(text.slice(0, SKIP_TEXT_MAX)), line: at });
    },
    skippedCount: () => skipped,
    hasLines: () => lines.length > 0,
    refuse,
    result: () =>
      problem === undefined
        ? {
            ok: true,
            script: { lines, profiles },
            skipped,
            ...(skips.length > 0 && { skips }),
          }
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

/** A line as files have it: its end may be missing. */
export interface OpenLine {
  start: number;
  /** Absent: until the next line. */
  end?: number | undefined;
  text: string;
  profile: number;
  /** Its line number in the file. */
  at: number;
}

/** "The last line always lasts 3000 ms". */
const LAST_LINE_MS = 3_000;

/** Adds lines; one without an end lasts until the next later start, the last one three seconds. Blank ones end the line before. */
export function addOpenLines(collector: ScriptCollector, lines: readonly OpenLine[]): void {
  const starts = [...new Set(lines.map(({ start }) => start))].sort((a, b) => a - b);
  const places = new Map(starts.map((start, at) => [start, at]));
  for (const { start, end, text, profile, at } of lines) {
    const next = starts[(places.get(start) ?? starts.length) + 1];
    const until = end ?? next ?? start + LAST_LINE_MS;
    const isPause = end === undefined && text === '';
    if (!isPause && !collector.addLine(lineBetween(start, until, text, profile), at)) return;
  }
}
