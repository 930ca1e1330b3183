/**
 * Unsaved changes as a device keeps them, to be offered again after the tab was closed or killed. They refer to lines by the ids
 * of the server, and remember what the lines were, so that what others did meanwhile is merged and not overwritten.
 */
import { contentKey, contentOf, keyOfGone, leftChanges } from './draft-leftover';
import { inOrder, type EditedLine, type EditedLines } from './edited-lines';
import type { DraftChange } from './script-draft.types';
import {
  changesBetween,
  isSameContent,
  type HeldLines,
  type LineBatch,
  type LineChange,
  type LineContent,
} from './script-log';
import { withTheirs, type LineConflict, type TheirChange } from './script-merge';

/** What is being sent while a draft is written. */
export interface SendingLines {
  /** Default: nothing. */
  readonly batch?: LineBatch | null;
  /** Author of lines that are not shown any more. */
  readonly author?: string;
}

function withoutKey(line: EditedLine | undefined): DraftChange['line'] {
  if (!line) return null;
  const { key: _key, ...rest } = line;
  return rest;
}

function idsByContent(held: HeldLines): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const line of held.values()) {
    const equals = ids.get(contentKey(line)) ?? [];
    ids.set(contentKey(line), equals);
    equals.push(line.id);
  }
  return ids;
}

function sentOf(batch: LineBatch | null, key: string, author: string): Pick<DraftChange, 'sent'> {
  const content = batch?.contents.get(key);
  if (content) return { sent: { ...contentOf(content), author } };
  const isDeleted = batch?.changes.some((change) => change.key === key) === true;
  return isDeleted ? { sent: null } : {};
}

/** What the server has not acknowledged, including what is being sent. */
export function draftOf(
  held: HeldLines,
  lines: EditedLines,
  { batch = null, author = '' }: SendingLines = {},
): readonly DraftChange[] {
  const changes = [...changesBetween(held, lines), ...(batch?.changes ?? [])];
  const keys = new Set(changes.map(({ key }) => key));
  if (keys.size === 0) return [];
  const byKey = new Map(lines.flatMap((line) => (keys.has(line.key) ? [[line.key, line]] : [])));
  const ids = idsByContent(held);
  return [...keys].flatMap((key): DraftChange[] => {
    const before = held.get(key);
    const shown = withoutKey(byKey.get(key));
    const { sent } = sentOf(batch, key, shown?.author ?? author);
    if (!before && !shown && !sent) return [];
    const equals = [shown, sent].flatMap((one) => (one ? (ids.get(contentKey(one)) ?? []) : []));
    const others = [...new Set(equals)].filter((id) => id !== before?.id);
    return [
      {
        id: before?.id ?? null,
        base: before ? contentOf(before) : null,
        line: shown,
        ...(!before && { key }),
        ...(sent !== undefined && { sent }),
        ...(others.length > 0 && { others }),
      },
    ];
  });
}

/** What restoring a draft needs from its caller. */
export interface DraftAids {
  /** Ids of the profiles that exist; lines of others get the first. */
  readonly profiles: readonly string[];
  /** Returns a new key for each index. */
  readonly newKey: (at: number) => string;
}

/** A script with the unsaved changes of a draft. */
export interface RestoredDraft {
  readonly lines: EditedLines;
  readonly conflicts: readonly LineConflict[];
  /** What was restored, as a batch that may have arrived: the tab that wrote the draft may have sent it. */
  readonly batch: LineBatch;
}

/** The largest number of keys that restoring needs. */
export const keysOfDraft = (draft: readonly DraftChange[]): number => 2 * draft.length;

/** The script with the changes of a draft that the server does not have. */
export function withDraft(
  lines: EditedLines,
  held: HeldLines,
  draft: readonly DraftChange[],
  { profiles, newKey }: DraftAids,
): RestoredDraft {
  const [profile = ''] = profiles;
  const left = leftChanges(draft, { held, lines });
  const keyById = new Map([...held].map(([key, { id }]) => [id, key]));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const changes: TheirChange[] = [];
  const gone: LineConflict[] = [];
  const sent: LineChange[] = [];
  const contents = new Map<string, LineContent>();
  const note = (type: LineChange['type'], key: string, change: DraftChange) => {
    sent.push({ type, key });
    const content = change.sent ?? change.line;
    if (type !== 'Delete' && content) contents.set(key, contentOf(content));
  };
  for (const [at, change] of left.entries()) {
    const { id, base, line } = change;
    const key = id === null ? undefined : keyById.get(id);
    const now = key === undefined ? undefined : byKey.get(key);
    const voice = profiles.find((one) => one === line?.profile) ?? profile;
    if (key !== undefined && now) {
      if (line) byKey.set(key, { ...line, key, profile: voice });
      else byKey.delete(key);
      note(line ? 'Change' : 'Delete', key, change);
      if (base && !isSameContent(base, now)) changes.push({ key, base, theirs: now });
    } else if (line) {
      const added = change.key ?? (base ? keyOfGone(change) : newKey(at));
      if (byKey.has(added)) continue;
      byKey.set(added, { ...line, key: added, profile: voice });
      note('Add', added, change);
      if (base) gone.push({ kind: 'gone', mine: added });
    } else if (id === null && change.key !== undefined) {
      note('Add', change.key, change);
    }
  }
  const merged = withTheirs(inOrder([...byKey.values()]), changes, {
    profile,
    newKey: (at) => newKey(left.length + at),
  });
  return {
    lines: merged.lines,
    conflicts: [...gone, ...merged.conflicts],
    batch: { changes: sent, contents },
  };
}
