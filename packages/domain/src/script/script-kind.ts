/** Detects the format of a file by its content: extensions are often wrong, and `.xml` may be any of several. */
import { isAssTitle } from './ass';
import { isLrcLine } from './lrc';
import type { ScriptFormat } from './script.types';
import { isSrtTimeLine, sbvTimes } from './srt';
import { splitLines } from './script-text';
import { isVttHeader } from './vtt';

/** How a file is written: `srt` to `vtt` as the format; `ttml` is YouTube's timed text 3, `w3c` the standard's. */
export type ScriptKind = ScriptFormat | 'w3c' | 'texts' | 'json' | 'sbv' | 'lrc';

/** The root element, behind a declaration, comments and a document type. */
const ROOT = /<(?:[\w.-]{1,60}:)?(tt|timedtext|transcript)(?=[\s>/])/i;
const TEXT = /<text[\s>]/;
const DIALOGUE = /^\s*dialogue\s*:.*,.*,/i;

function markupKind(text: string): ScriptKind | undefined {
  const root = ROOT.exec(text);
  if (root === null) return undefined;
  const name = root[1]?.toLowerCase();
  if (name === 'tt') return 'w3c';
  const isOfTexts = name === 'transcript' || (TEXT.test(text) && !/<p[\s>]/.test(text));
  return isOfTexts ? 'texts' : 'ttml';
}

function lineKind(line: string): ScriptKind | undefined {
  if (isAssTitle(line) || DIALOGUE.test(line)) return 'ass';
  if (isSrtTimeLine(line)) return 'srt';
  if (sbvTimes(line) !== undefined) return 'sbv';
  return isLrcLine(line) ? 'lrc' : undefined;
}

/** The kind of a file by the first line that only one kind has; undefined if there is none. */
export function scriptKindOf(text: string): ScriptKind | undefined {
  const start = text.trimStart();
  if (start.startsWith('<')) return markupKind(start);
  if (/^\{\s*"/.test(start)) return 'json';
  const lines = splitLines(text);
  if (isVttHeader(lines.find((line) => line.trim() !== '') ?? '')) return 'vtt';
  for (const line of lines) {
    const kind = line === '' ? undefined : lineKind(line);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
