/** Lines of a file that are longer than the server takes: splits them instead of refusing the file. */
import type { ScriptLine } from '../script';
import { LINE_MIN_MS, LINE_TEXT_MAX } from './script-lines.limits';

/** Whether a line has to be split before it can be saved. */
export const isLongLine = ({ text }: Pick<ScriptLine, 'text'>): boolean =>
  text.length > LINE_TEXT_MAX;

/** The end of a sentence, then a space, within the second half of what fits; else what fits, never half a character. */
function cutAt(text: string): number {
  const room = text.slice(0, LINE_TEXT_MAX);
  const sentence = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？'].map((end) => room.lastIndexOf(end)),
  );
  if (sentence > LINE_TEXT_MAX / 2) return sentence + 1;
  const space = room.lastIndexOf(' ');
  if (space > LINE_TEXT_MAX / 2) return space;
  return /[\uD800-\uDBFF]$/.test(room) ? LINE_TEXT_MAX - 1 : LINE_TEXT_MAX;
}

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > LINE_TEXT_MAX) {
    const at = cutAt(rest);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** The lines, with each long one in parts that share its time by their length. */
export function splitLongLines(lines: readonly ScriptLine[]): readonly ScriptLine[] {
  return lines.flatMap((line) => {
    if (!isLongLine(line)) return [line];
    const parts = partsOf(line.text);
    const whole = parts.reduce((sum, { length }) => sum + length, 0);
    const time = Math.max(line.duration, parts.length * LINE_MIN_MS);
    let { start } = line;
    return parts.map((text) => {
      const duration = Math.max(LINE_MIN_MS, Math.round((time * text.length) / whole));
      const part = { ...line, text, start, duration };
      start += duration;
      return part;
    });
  });
}
