/** What of a file can be used: blank lines are left out, and lines that are too short for the editor get what room there is. */
import { type ParsedScript, type ScriptLine, type ScriptSkip } from '../script';
import { SCRIPT_SKIPS_SHOWN } from '../script/script.limits';
import { LINE_MIN_MS } from './script-lines.limits';

interface Left {
  readonly lines: readonly ScriptLine[];
  readonly skips: readonly ScriptSkip[];
}

const splitBy = (
  lines: readonly ScriptLine[],
  isUsable: (line: ScriptLine) => boolean,
  reason: ScriptSkip['reason'],
): Left => ({
  lines: lines.filter(isUsable),
  skips: lines.filter((line) => !isUsable(line)).map(({ text }) => ({ reason, text })),
});

/** A parsed script with fewer lines; what is left out is counted. */
function without(
  parsed: Extract<ParsedScript, { ok: true }>,
  { lines, skips }: Left,
): ParsedScript {
  if (lines.length === 0) return { ok: false, problem: { code: 'unparsable' } };
  const all = [...(parsed.skips ?? []), ...skips].slice(0, SCRIPT_SKIPS_SHOWN);
  return {
    ok: true,
    script: { ...parsed.script, lines },
    skipped: parsed.skipped + skips.length,
    ...(all.length > 0 && { skips: all }),
  };
}

/** Without blank lines, because the server rejects them. A file of nothing else cannot be parsed. */
export function withoutBlankLines(parsed: ParsedScript): ParsedScript {
  if (!parsed.ok) return parsed;
  return without(
    parsed,
    splitBy(parsed.script.lines, ({ text }) => text.trim() !== '', 'empty'),
  );
}

/**
 * Lines of at least 300 ms where there is room: a shorter one is never stretched into the next. One with no room at all is left out.
 */
function fitShortLines(lines: readonly ScriptLine[]): readonly (ScriptLine | undefined)[] {
  const starts = lines.map(({ start }) => start).sort((a, b) => a - b);
  const nextStart = new Map<number, number>();
  for (const [at, start] of starts.entries()) {
    if (!nextStart.has(start)) nextStart.set(start, starts[at + 1] ?? Infinity);
  }
  return lines.map((line) => {
    if (line.duration >= LINE_MIN_MS) return line;
    const room = (nextStart.get(line.start) ?? Infinity) - line.start;
    return room > line.duration ? { ...line, duration: Math.min(LINE_MIN_MS, room) } : undefined;
  });
}

/** What the editor takes over: neither blank lines nor those too short to be edited. */
export function editableScript(parsed: ParsedScript): ParsedScript {
  const filled = withoutBlankLines(parsed);
  if (!filled.ok) return filled;
  const fitted = fitShortLines(filled.script.lines);
  const left = filled.script.lines.filter((_, at) => fitted[at] === undefined);
  return without(filled, {
    lines: fitted.filter((line) => line !== undefined),
    skips: left.map(({ text }) => ({ reason: 'short', text })),
  });
}
