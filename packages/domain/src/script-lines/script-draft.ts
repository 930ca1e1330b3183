/**
 * Unsaved changes as a device keeps them, to be offered again after the tab was closed or killed. They refer to lines by the ids
 * of the server, and remember what the lines were, so that what others did meanwhile is merged and not overwritten.
 */
import { inOrder, type EditedLine, type EditedLines } from './edited-lines';
import { changesBetween, isSameContent, type HeldLines, type LineContent } from './script-log';
import { withTheirs, type LineConflict, type TheirChange } from './script-merge';

/** One unsaved change. */
export interface DraftChange {
  /** Id of the line on the server; null for a line that was added. */
  readonly id: string | null;
  /** The line before; null for a line that was added. */
  readonly base: LineContent | null;
  /** The line after; null for a line that was deleted. */
  readonly line: Omit<EditedLine, 'key'> | null;
}

/** What the server has not acknowledged, including what is being sent. */
export function draftOf(held: HeldLines, lines: EditedLines): readonly DraftChange[] {
  const changes = changesBetween(held, lines);
  const keys = new Set(changes.map(({ key }) => key));
  const byKey = new Map(lines.flatMap((line) => (keys.has(line.key) ? [[line.key, line]] : [])));
  return changes.map(({ key }) => {
    const before = held.get(key);
    const line = byKey.get(key);
    return {
      id: before?.id ?? null,
      base: before ? { start: before.start, end: before.end, text: before.text } : null,
      line: line
        ? {
            author: line.author,
            start: line.start,
            end: line.end,
            text: line.text,
            profile: line.profile,
          }
        : null,
    };
  });
}

export interface DraftAids {
  /** Ids of the profiles that exist; lines of others get the first. */
  readonly profiles: readonly string[];
  /** Returns a new key for each index. */
  readonly newKey: (at: number) => string;
}

export interface RestoredDraft {
  readonly lines: EditedLines;
  readonly conflicts: readonly LineConflict[];
}

/** The largest number of keys that restoring needs. */
export const keysOfDraft = (draft: readonly DraftChange[]): number => 2 * draft.length;

/** The script with the changes of a draft; lines whose change had arrived are not added twice. */
export function withDraft(
  lines: EditedLines,
  held: HeldLines,
  draft: readonly DraftChange[],
  { profiles, newKey }: DraftAids,
): RestoredDraft {
  const [profile = ''] = profiles;
  const keyById = new Map([...held].map(([key, { id }]) => [id, key]));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const mentioned = new Set(draft.flatMap(({ id }) => id ?? []));
  const arrived = lines.filter(({ key }) => !mentioned.has(held.get(key)?.id ?? ''));
  const changes: TheirChange[] = [];
  const gone: LineConflict[] = [];
  for (const [at, { id, base, line }] of draft.entries()) {
    const key = id === null ? undefined : keyById.get(id);
    const now = key === undefined ? undefined : byKey.get(key);
    const voice = profiles.find((one) => one === line?.profile) ?? profile;
    if (key !== undefined && now) {
      if (line) byKey.set(key, { ...line, key, profile: voice });
      else byKey.delete(key);
      if (base && !isSameContent(base, now)) changes.push({ key, base, theirs: now });
    } else if (line) {
      const hasArrived = base === null && takeTwin(arrived, line);
      const added = { ...line, key: newKey(at), profile: voice };
      if (!hasArrived) byKey.set(added.key, added);
      if (base) gone.push({ kind: 'gone', mine: added.key });
    }
  }
  const merged = withTheirs(inOrder([...byKey.values()]), changes, {
    profile,
    newKey: (at) => newKey(draft.length + at),
  });
  return { lines: merged.lines, conflicts: [...gone, ...merged.conflicts] };
}

/** Takes the line out that an Add has become; whether there was one. */
function takeTwin(lines: EditedLine[], added: Omit<EditedLine, 'key'>): boolean {
  const at = lines.findIndex((line) => line.author === added.author && isSameContent(line, added));
  if (at >= 0) lines.splice(at, 1);
  return at >= 0;
}
