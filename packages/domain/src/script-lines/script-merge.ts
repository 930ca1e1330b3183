/**
 * Merges what others have saved into the script: their lines, the lines as last known, and the lines as shown. Nothing is
 * lost: of a line that both sides have changed in the same way that cannot be joined, both versions stay.
 */
import { inOrder, type EditedLine, type EditedLines } from './edited-lines';
import {
  isSameContent,
  isSameText,
  isSameTime,
  type HeldLine,
  type HeldLines,
  type LineBatch,
  type LineContent,
} from './script-log';

/** A change of a line by another viewer: its former content and the current line. */
export interface TheirChange {
  /** Key of the line. */
  readonly key: string;
  /** null if the line is new. */
  readonly base: LineContent | null;
  /** null if the line is gone. */
  readonly theirs: EditedLine | null;
}

/**
 * What two people did to one line. `both`: both versions are in the script; `gone`: they deleted what the viewer has changed,
 * it is kept; `back`: they changed what the viewer has deleted, it is back.
 */
export type LineConflict =
  | { readonly kind: 'both'; readonly mine: string; readonly theirs: string }
  | { readonly kind: 'gone'; readonly mine: string }
  | { readonly kind: 'back'; readonly theirs: string };

interface Known {
  /** The lines as last known, after what arrived of the batch. */
  readonly held: HeldLines;
  /** A batch of which it is not known whether it arrived; null for none. */
  readonly batch: LineBatch | null;
}

/** What a line was before: as it was sent, if that has arrived. */
function baseOf({ held, batch }: Known, key: string, theirs: LineContent | undefined) {
  const sent = batch?.contents.get(key);
  return sent && theirs && isSameContent(sent, theirs) ? sent : held.get(key);
}

/** What others did since the lines were last known, and the lines as known now. */
export function theirChanges(
  known: Known,
  found: EditedLines,
): { readonly held: HeldLines; readonly changes: readonly TheirChange[] } {
  const foundById = new Map(found.map((line) => [line.key.slice('id-'.length), line]));
  const held = new Map<string, HeldLine>();
  const changes: TheirChange[] = [];
  // A line that the batch was to delete is gone because of the viewer, who may have taken that back since.
  const deleted = new Set(
    known.batch?.changes.flatMap(({ type, key }) => (type === 'Delete' ? [key] : [])),
  );
  for (const [key, { id }] of known.held) {
    const line = foundById.get(id);
    const base = baseOf(known, key, line) ?? null;
    foundById.delete(id);
    if (!line) {
      if (!deleted.has(key)) changes.push({ key, base, theirs: null });
      continue;
    }
    held.set(key, { id, start: line.start, end: line.end, text: line.text });
    if (base && !isSameContent(base, line)) {
      changes.push({ key, base, theirs: { ...line, key } });
    }
  }
  for (const [id, line] of foundById) {
    held.set(line.key, { id, start: line.start, end: line.end, text: line.text });
    changes.push({ key: line.key, base: null, theirs: line });
  }
  return { held, changes };
}

interface MergeAids {
  /** Id of the profile of lines that are new here. */
  readonly profile: string;
  /** Key for a second version; absent where only their version shall stay, as in steps of the undo history. */
  readonly newKey?: (at: number) => string;
}

/** The joined content if the two sides changed different parts; undefined if they changed the same part. */
function joined(base: LineContent, mine: EditedLine, theirs: EditedLine): EditedLine | undefined {
  const text = isSameText(base, mine) || isSameText(mine, theirs) ? theirs : mine;
  const time = isSameTime(base, mine) || isSameTime(mine, theirs) ? theirs : mine;
  if (text === mine && !isSameText(base, theirs)) return undefined;
  if (time === mine && !isSameTime(base, theirs)) return undefined;
  return { ...theirs, profile: mine.profile, text: text.text, start: time.start, end: time.end };
}

/** A script with what others have saved, and the lines that both sides changed. */
export interface MergedLines {
  /** The same list if nothing changes. */
  readonly lines: EditedLines;
  readonly conflicts: readonly LineConflict[];
}

/** The shown lines with what others did. */
export function withTheirs(
  lines: EditedLines,
  changes: readonly TheirChange[],
  { profile, newKey }: MergeAids,
): MergedLines {
  if (changes.length === 0) return { lines, conflicts: [] };
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const conflicts: LineConflict[] = [];
  for (const { key, base, theirs } of changes) {
    const mine = byKey.get(key);
    if (!theirs) {
      if (mine && base && isSameContent(base, mine)) byKey.delete(key);
      else if (mine) conflicts.push({ kind: 'gone', mine: key });
    } else if (!mine) {
      byKey.set(key, { ...theirs, profile });
      if (base) conflicts.push({ kind: 'back', theirs: key });
    } else if (!isSameContent(mine, theirs)) {
      const whole = joined(base ?? theirs, mine, theirs);
      byKey.set(key, whole ?? { ...theirs, profile: mine.profile });
      if (whole || !newKey) continue;
      const copy = newKey(conflicts.length);
      byKey.set(copy, { ...mine, key: copy });
      conflicts.push({ kind: 'both', mine: copy, theirs: key });
    }
  }
  const merged = [...byKey.values()];
  const isSame = merged.length === lines.length && merged.every((line, at) => line === lines[at]);
  return { lines: isSame ? lines : inOrder(merged), conflicts };
}
