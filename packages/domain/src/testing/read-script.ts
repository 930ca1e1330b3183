/** What tests of script formats share: how a file is read, and what comes of it. */
import { parseScript, type ScriptFormat } from '../script';

/** The formats that scripts are written in. */
export const FORMATS: readonly ScriptFormat[] = ['srt', 'ass', 'ttml', 'vtt'];

export const line = (start: number, duration: number, text: string, profile = 0) => ({
  start,
  duration,
  text,
  profile,
});

/** The profile of a file that names none. */
export const plain = { name: 'Profile1', color: null, outline: null };

export const read = (fileName: string, ...lines: string[]) =>
  parseScript(fileName, lines.join('\n'));

export const linesOf = (parsed: ReturnType<typeof parseScript>) =>
  parsed.ok ? parsed.script.lines : parsed.problem;

export const refused = (code: string, at?: number) => ({
  ok: false,
  problem: at === undefined ? { code } : { code, line: at },
});
