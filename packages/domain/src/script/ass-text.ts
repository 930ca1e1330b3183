/** Texts of Dialogue lines: what players show of them, and how a plain text is written. */
import { oneLine } from './script-text';

/** A word joiner after a backslash marks a literal backslash; players show nothing for it. */
const JOINER = '\u2060';
/** The format's own spaces, a literal backslash or brace, and an override block; a block that never ends is text. */
const PARTS = /\\[Nnh]|\\\u2060|\\[{}]|\{([^}]*)\}/g;
const PARTS_WITHOUT_BLOCKS = /\\[Nnh]|\\\u2060|\\[{}]/g;
const DRAWING = /\\p\s*(\d{1,3})/g;
const NEEDS_JOINER = /\\(?=[Nnh\u2060{}])/g;
const BRACES = /[{}]/g;

interface AssText {
  readonly text: string;
  /** Whether a part of it is a drawing, which is left out. */
  readonly hasDrawing: boolean;
}

/** The drawing mode after a block: its scale, 0 for text. */
function modeAfter(block: string, before: number): number {
  let mode = before;
  for (const [, scale] of block.matchAll(DRAWING)) mode = Number(scale);
  return mode;
}

/** What players show. */
export function readAssText(raw: string): AssText {
  const shown: string[] = [];
  let [mode, from] = [0, 0];
  let hasDrawing = false;
  const take = (text: string) => {
    if (mode === 0) shown.push(text);
    else if (text.trim() !== '') hasDrawing = true;
  };
  const readPart = (match: RegExpExecArray, offset: number) => {
    const [part, block] = match;
    const at = offset + match.index;
    take(raw.slice(from, at));
    from = at + part.length;
    if (block !== undefined) mode = modeAfter(block, mode);
    else if (/[Nnh]$/.test(part)) take(' ');
    else take(part.endsWith(JOINER) ? '\\' : part.slice(1));
  };
  // No block ends in the rest: looking for ends there would take time that grows with the square.
  const restAt = raw.lastIndexOf('}') + 1;
  for (const match of raw.slice(0, restAt).matchAll(PARTS)) readPart(match, 0);
  const restFrom = Math.max(restAt, from);
  for (const match of raw.slice(restFrom).matchAll(PARTS_WITHOUT_BLOCKS)) readPart(match, restFrom);
  take(raw.slice(from));
  return { text: oneLine(shown.join('')), hasDrawing };
}

/** A plain text, so that players show it as it is. */
export const writeAssText = (text: string): string =>
  oneLine(text).replace(NEEDS_JOINER, `\\${JOINER}`).replace(BRACES, '\\$&');
