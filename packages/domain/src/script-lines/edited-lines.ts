/**
 * Lines of a script on the timeline: their positions, and how overlaps are resolved. Each function returns a new list ordered
 * by start, or the same list if nothing changes.
 */
import { LINE_MIN_MS, LINE_NEW_MS } from './script-lines.limits';

/** A line in the editor. */
export interface EditedLine {
  /** Constant while the editor is open, whatever ids the server assigns. */
  readonly key: string;
  /** Author according to the server. */
  readonly author: string;
  /** Milliseconds after the start of the video, whole. */
  readonly start: number;
  /** Milliseconds after the start of the video, whole. */
  readonly end: number;
  /** Never blank: the server rejects blank lines. */
  readonly text: string;
  /** Id of its profile; stored only on the device, because the server has no profiles. */
  readonly profile: string;
}

/** All lines, ordered by start. */
export type EditedLines = readonly EditedLine[];

/** Which edge of a line is dragged. */
export type LineEdge = 'start' | 'end';

const retimed = (line: EditedLine, start: number, end: number): EditedLine =>
  start === line.start && end === line.end ? line : { ...line, start, end };

/** The line, shortened to end at this moment, but not below the minimum length. */
const cutAt = (line: EditedLine, at: number): EditedLine =>
  retimed(line, line.start, Math.min(line.end, Math.max(at, line.start + LINE_MIN_MS)));

/** Returns the former list if no line has changed. */
const orSame = (before: EditedLines, after: EditedLines): EditedLines =>
  after.length === before.length && after.every((line, at) => line === before[at]) ? before : after;

/** Lines ordered by start; lines of the same start keep their order. */
export const inOrder = (lines: EditedLines): EditedLines =>
  [...lines].sort((a, b) => a.start - b.start);

/** The line of this key; undefined if there is none. */
export const lineOf = (lines: EditedLines, key: string): EditedLine | undefined =>
  lines.find((line) => line.key === key);

/** Replaces the lines with the same keys. */
function replaced(lines: EditedLines, ...others: readonly (EditedLine | undefined)[]): EditedLines {
  const byKey = new Map(others.flatMap((line) => (line ? [[line.key, line] as const] : [])));
  return orSame(lines, inOrder(lines.map((line) => byKey.get(line.key) ?? line)));
}

/** End of a new line at this moment: after 3 s or at the next line, but not below the minimum length. */
export function endOfNewLine(lines: EditedLines, at: number): number {
  const next = lines.find(({ start }) => start > at);
  return Math.max(at + LINE_MIN_MS, Math.min(at + LINE_NEW_MS, next?.start ?? Infinity));
}

/** "Adds a line at the current time, 3 s long, or up to the next line; the line before is cut to end there." */
export function addLine(lines: EditedLines, line: Omit<EditedLine, 'end'>): EditedLines {
  const added = { ...line, end: endOfNewLine(lines, line.start) };
  const before = lines.findLast(({ start }) => start < line.start);
  const next = lines.find(({ start }) => start > line.start);
  const cut = before && cutAt(before, line.start);
  const hasRoom = next !== undefined && next.end - added.end >= LINE_MIN_MS;
  const pushed = hasRoom ? retimed(next, Math.max(next.start, added.end), next.end) : undefined;
  return inOrder([...replaced(lines, cut, pushed), added]);
}

/** The line, the limits of its range, and the neighbours it pushes. */
function roomOf(lines: EditedLines, key: string) {
  const at = lines.findIndex((line) => line.key === key);
  const line = lines[at];
  if (!line) return undefined;
  const [before, next] = [lines[at - 1], lines[at + 1]];
  return {
    line,
    before,
    next,
    lower: before ? before.start + LINE_MIN_MS : Math.min(0, line.start),
    upper: next ? next.end - LINE_MIN_MS : Infinity,
  };
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Puts a line where it was dragged to; "neighbours shrink to make room". */
function withRoomMade(lines: EditedLines, key: string, start: number, end: number): EditedLines {
  const { line, before, next } = roomOf(lines, key) ?? {};
  return replaced(
    lines,
    before && cutAt(before, start),
    line && retimed(line, start, end),
    next && retimed(next, Math.max(next.start, Math.min(end, next.end - LINE_MIN_MS)), next.end),
  );
}

/** Moves a line; it stops where a neighbour cannot shrink further. */
export function moveLine(lines: EditedLines, key: string, to: number): EditedLines {
  const room = roomOf(lines, key);
  if (!room) return lines;
  const length = room.line.end - room.line.start;
  if (room.upper - length < room.lower) return lines;
  const start = between(room.lower, Math.round(to), room.upper - length);
  return start === room.line.start ? lines : withRoomMade(lines, key, start, start + length);
}

/** Drags one edge of a line; the line and its neighbours keep 300 ms at least. */
export function resizeLine(
  lines: EditedLines,
  key: string,
  edge: LineEdge,
  to: number,
): EditedLines {
  const room = roomOf(lines, key);
  if (!room) return lines;
  const { line, lower, upper } = room;
  const [low, high] =
    edge === 'start' ? [lower, line.end - LINE_MIN_MS] : [line.start + LINE_MIN_MS, upper];
  if (high < low) return lines;
  const at = between(low, Math.round(to), high);
  if (at === line[edge]) return lines;
  return edge === 'start'
    ? withRoomMade(lines, key, at, line.end)
    : withRoomMade(lines, key, line.start, at);
}

/** Changes text or profile of a line. */
export function changeLine(
  lines: EditedLines,
  key: string,
  change: Partial<Pick<EditedLine, 'text' | 'profile'>>,
): EditedLines {
  const line = lineOf(lines, key);
  if (!line) return lines;
  const { text = line.text, profile = line.profile } = change;
  if (text === line.text && profile === line.profile) return lines;
  return replaced(lines, { ...line, text, profile });
}

export const deleteLine = (lines: EditedLines, key: string): EditedLines =>
  orSame(
    lines,
    lines.filter((line) => line.key !== key),
  );

/** Merges two lines into the first, from its start to the later end. */
export function joinLines(lines: EditedLines, first: EditedLine, second: EditedLine): EditedLines {
  const merged = {
    ...first,
    end: Math.max(first.end, second.end),
    text: `${first.text} ${second.text}`,
  };
  return replaced(deleteLine(lines, second.key), merged);
}

/** Splits a line at a moment; the second one gets the key. */
export function splitLine(
  lines: EditedLines,
  line: EditedLine,
  { at, texts, key }: { at: number; texts: readonly [string, string]; key: string },
): EditedLines {
  const first = { ...line, end: at, text: texts[0] };
  const second = { ...line, key, start: at, text: texts[1] };
  return inOrder(lines.flatMap((one) => (one === line ? [first, second] : [one])));
}

/** "Set as start": "deletes all earlier lines and shifts to zero". */
export function startAt(lines: EditedLines, key: string): EditedLines {
  const first = lines.findIndex((line) => line.key === key);
  const by = lines[first]?.start;
  if (by === undefined) return lines;
  return orSame(
    lines,
    lines.slice(first).map((line) => retimed(line, line.start - by, line.end - by)),
  );
}

/** "Each end moves to the next start"; a line that starts together with the next one keeps the minimum length. */
export const makeContinuous = (lines: EditedLines): EditedLines =>
  orSame(
    lines,
    lines.map((line, at) => {
      const next = lines[at + 1];
      return next
        ? retimed(line, line.start, Math.max(next.start, line.start + LINE_MIN_MS))
        : line;
    }),
  );

/** "Seconds, may be negative, not below 0": the first line stops at zero, and distances are kept. */
export function shiftTime(lines: EditedLines, seconds: number): EditedLines {
  const first = lines[0]?.start ?? 0;
  const by = Math.max(Math.round(seconds * 1_000), Math.min(0, -first));
  return orSame(
    lines,
    lines.map((line) => retimed(line, line.start + by, line.end + by)),
  );
}
