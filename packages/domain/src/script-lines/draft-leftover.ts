/**
 * What is left of a draft once it is compared with the server's lines. A tab may be closed at any moment: before its changes
 * were sent, after they were stored, or after the answer; the draft on the device is the same each time.
 */
import type { EditedLines } from './edited-lines';
import { storedText } from './line-text';
import type { DraftChange } from './script-draft.types';
import { isSameContent, type HeldLine, type HeldLines, type LineContent } from './script-log';

/** The script to compare a draft with. */
export interface KnownScript {
  /** The server's lines as last known. */
  readonly held: HeldLines;
  /** The lines as shown; they name the authors. */
  readonly lines: EditedLines;
}

/** Equal for lines that the server stores alike. */
export const contentKey = ({ start, end, text }: LineContent): string =>
  `${start} ${end} ${storedText(text)}`;

/** The lines that may be what a draft has added. */
type FindLines = (change: DraftChange, content: LineContent, author: string) => readonly HeldLine[];

/** Lines of unknown origin: an editor knows of the lines that were added in it where they come from. */
function linesOfUnknownOrigin(
  { held, lines }: KnownScript,
  draft: readonly DraftChange[],
): FindLines {
  const mentioned = new Set(draft.flatMap(({ id }) => id ?? []));
  const authors = new Map(lines.map(({ key, author }) => [key, storedText(author)]));
  const byContent = new Map<string, { readonly line: HeldLine; readonly by?: string }[]>();
  for (const [key, line] of held) {
    if (!key.startsWith('id-') || mentioned.has(line.id)) continue;
    const by = authors.get(key);
    const equals = byContent.get(contentKey(line)) ?? [];
    byContent.set(contentKey(line), equals);
    equals.push({ line, ...(by !== undefined && { by }) });
  }
  return ({ others = [] }, content, author) => {
    const said = storedText(author);
    const equals = byContent.get(contentKey(content)) ?? [];
    return equals.flatMap(({ line, by = said }) =>
      by === said && !others.includes(line.id) ? [line] : [],
    );
  };
}

/** Which line of the server each added line is: as many as possible, and each line of the server once, so that two equal lines are two. */
function arrivedLines(
  added: readonly DraftChange[],
  find: FindLines,
): ReadonlyMap<DraftChange, HeldLine> {
  const takenBy = new Map<HeldLine, DraftChange>();
  const place = (change: DraftChange, tried: Set<HeldLine>): boolean => {
    const found = [change.line, change.sent].flatMap((one) =>
      one ? find(change, one, one.author) : [],
    );
    const isPlaced = (line: HeldLine) => {
      if (tried.has(line)) return false;
      tried.add(line);
      const other = takenBy.get(line);
      if (other && !place(other, tried)) return false;
      takenBy.set(line, change);
      return true;
    };
    return found.some(isPlaced);
  };
  for (const change of added) place(change, new Set());
  return new Map([...takenBy].map(([line, change]) => [change, line]));
}

/** Without the fields that the server does not have. */
export const contentOf = ({ start, end, text }: LineContent): LineContent => ({ start, end, text });

/** An added line: stored as it is, stored as it was sent before another edit, or not stored. */
function leftOfAdded(change: DraftChange, arrived: HeldLine | undefined): DraftChange | undefined {
  if (!arrived) return change;
  const { line, key: _key, sent: _sent, ...rest } = change;
  if (line && isSameContent(arrived, line)) return undefined;
  return { ...rest, id: arrived.id, base: contentOf(arrived), line };
}

/** A changed or deleted line: it is as it was, as it was sent, or somebody else has changed or deleted it. */
function leftOfChanged(
  change: DraftChange,
  now: HeldLine | undefined,
  isThere: (change: DraftChange) => boolean,
): DraftChange | undefined {
  const { line, base, sent, others } = change;
  if (!line) {
    if (!now) return undefined;
    return sent && isSameContent(now, sent) ? { ...change, base: contentOf(now) } : change;
  }
  if (now && isSameContent(now, line)) return undefined;
  if (now && sent && isSameContent(now, sent)) return { ...change, base: contentOf(now) };
  if (now && base && isSameContent(now, base)) return change;
  // Restored once already, it became a line of its own.
  if (isThere(change)) return undefined;
  // The viewer had deleted the line, and has taken that back.
  if (!now && sent === null) {
    return { id: null, base: null, line, key: keyOfGone(change), ...(others && { others }) };
  }
  return change;
}

/** Key of the line that a change of a deleted line becomes. */
export const keyOfGone = ({ id }: DraftChange): string => `gone-${id ?? ''}`;

/** What is left of a draft, with the added lines that were deleted after they were sent: those may still arrive. */
export function leftChanges(
  draft: readonly DraftChange[],
  known: KnownScript,
): readonly DraftChange[] {
  const keys = new Set([...known.held.keys(), ...known.lines.map(({ key }) => key)]);
  const news = draft.filter(
    (change) => !keys.has(change.key ?? '') && !keys.has(keyOfGone(change)),
  );
  const byId = new Map([...known.held.values()].map((line) => [line.id, line]));
  const find = linesOfUnknownOrigin(known, draft);
  const arrived = arrivedLines(
    news.filter(({ id }) => id === null),
    find,
  );
  const taken = new Set(arrived.values());
  const isThere = (change: DraftChange) => {
    const { line } = change;
    const found = line && find(change, line, line.author).find((one) => !taken.has(one));
    if (found) taken.add(found);
    return Boolean(found);
  };
  return news.flatMap((change) => {
    const left =
      change.id === null
        ? leftOfAdded(change, arrived.get(change))
        : leftOfChanged(change, byId.get(change.id), isThere);
    return left ?? [];
  });
}

/**
 * The changes of a draft that the server does not have, and that this script does not show already. The server keeps no ids of
 * operations: an added line is recognized by content and author among the lines that the draft's editor did not know.
 */
export const unconfirmedChanges = (
  draft: readonly DraftChange[],
  known: KnownScript,
): readonly DraftChange[] =>
  leftChanges(draft, known).filter(({ id, line }) => id !== null || line !== null);

/** A draft whose times are counted from a start that lies this much earlier. */
export function movedDraft(draft: readonly DraftChange[], byMs: number): readonly DraftChange[] {
  if (byMs === 0) return draft;
  const moved = <T extends LineContent>(content: T): T => ({
    ...content,
    start: content.start + byMs,
    end: content.end + byMs,
  });
  return draft.map(({ base, line, sent, ...rest }) => ({
    ...rest,
    base: base && moved(base),
    line: line && moved(line),
    ...(sent !== undefined && { sent: sent && moved(sent) }),
  }));
}
