/**
 * Unsaved changes of a script, one per line: the difference between what the server has acknowledged and what the editor shows.
 * A failed save or an undo needs no bookkeeping of single edits.
 */
import { LINE_NEW_MS, SCRIPT_BATCH_MAX } from './script-lines.limits';
import { inOrder, type EditedLine, type EditedLines } from './edited-lines';

/** What the server keeps of a line, its author aside. */
export type LineContent = Pick<EditedLine, 'start' | 'end' | 'text'>;

/** A line the server is known to hold. */
export interface HeldLine extends LineContent {
  /** Id the server gave. */
  readonly id: string;
}

/** What the server is known to hold, by the keys of the editor. */
export type HeldLines = ReadonlyMap<string, HeldLine>;

/** One operation for one line. */
export interface LineChange {
  /** What becomes of the line on the server. */
  readonly type: 'Add' | 'Change' | 'Delete';
  /** Key of the line. */
  readonly key: string;
}

/** Operations that were sent, with what they said, until an answer acknowledges them. */
export interface LineBatch {
  /** In the order in which they are sent. */
  readonly changes: readonly LineChange[];
  /** What each added or changed line was sent as. */
  readonly contents: ReadonlyMap<string, LineContent>;
}

/** A line as the server answers it. */
export interface StoredLine {
  /** Id on the server. */
  readonly id: string;
  /** Name of its author. */
  readonly name: string;
  /** Epoch ms. */
  readonly timestamp: number;
  /** Milliseconds; null or absent for lines that were typed live. */
  readonly duration?: number | null;
  /** What is said. */
  readonly message: string;
}

/** An operation as the server takes it; times are epoch ms and ms. */
export type ScriptLogEntry =
  /** The line of this id goes. */
  | { readonly type: 'Delete'; readonly data: { readonly id: string } }
  /** The line of this id says something else, or at another time. */
  | {
      readonly type: 'Change';
      readonly data: { readonly id: string; readonly lang: string } & LoggedLine;
    }
  /** A new line; the answer names its id beside the temporary one. */
  | { readonly type: 'Add'; readonly data: { readonly tempid: string } & LoggedLine };

interface LoggedLine {
  readonly name: string;
  readonly timestamp: number;
  readonly message: string;
  readonly duration: number;
}

/** What the server answers to an operation; only an Add names its temporary id. */
export interface ScriptLogResult {
  /** The operation it answers. */
  readonly type: string;
  /** The temporary id of an Add. */
  readonly tempid?: string | number | undefined;
  /** The line it concerned. */
  readonly res: { readonly id: string };
}

const isSame = (a: LineContent, b: LineContent) =>
  a.start === b.start && a.end === b.end && a.text === b.text;

const contentOf = ({ start, end, text }: LineContent): LineContent => ({ start, end, text });

/** The fewest operations that lead from one to the other, at most one for each line. */
export function changesBetween(
  known: ReadonlyMap<string, LineContent>,
  lines: EditedLines,
): readonly LineChange[] {
  const shown = new Set(lines.map(({ key }) => key));
  const deleted = [...known.keys()].filter((key) => !shown.has(key));
  return [
    ...deleted.map((key): LineChange => ({ type: 'Delete', key })),
    ...lines.flatMap((line): LineChange[] => {
      const old = known.get(line.key);
      if (!old) return [{ type: 'Add', key: line.key }];
      return isSame(old, line) ? [] : [{ type: 'Change', key: line.key }];
    }),
  ];
}

/** As many of the operations as one call takes, with what they say now. */
export function batchOf(changes: readonly LineChange[], lines: EditedLines): LineBatch {
  const sent = changes.slice(0, SCRIPT_BATCH_MAX);
  const keys = new Set(sent.map(({ key }) => key));
  const said = lines.filter(({ key }) => keys.has(key));
  return { changes: sent, contents: new Map(said.map((line) => [line.key, contentOf(line)])) };
}

/** What the server will hold once the batch has arrived: later edits are told from here. */
export function afterBatch(
  held: ReadonlyMap<string, LineContent>,
  { changes, contents }: LineBatch,
): ReadonlyMap<string, LineContent> {
  const after = new Map<string, LineContent>(held);
  for (const { key } of changes) after.delete(key);
  for (const [key, content] of contents) after.set(key, content);
  return after;
}

/** The batch as the server takes it. */
export function entriesOf(
  { changes, contents }: LineBatch,
  held: HeldLines,
  { lines, startedAt, lang }: { lines: EditedLines; startedAt: number; lang: string },
): readonly ScriptLogEntry[] {
  const authors = new Map(lines.map(({ key, author }) => [key, author]));
  return changes.flatMap(({ type, key }): ScriptLogEntry[] => {
    const id = held.get(key)?.id ?? '';
    if (type === 'Delete') return [{ type, data: { id } }];
    const said = contents.get(key);
    if (!said) return [];
    const line: LoggedLine = {
      name: authors.get(key) ?? '',
      timestamp: startedAt + said.start,
      message: said.text,
      duration: said.end - said.start,
    };
    return [
      type === 'Add'
        ? { type, data: { tempid: key, ...line } }
        : { type, data: { id, lang, ...line } },
    ];
  });
}

/** What the server holds after an answer; an Add whose id it does not name counts as not done. */
export function acknowledged(
  held: HeldLines,
  { changes, contents }: LineBatch,
  results: readonly ScriptLogResult[],
): { readonly held: HeldLines; readonly isWhole: boolean } {
  const ids = new Map(
    results.flatMap(({ tempid, res }) => (tempid === undefined ? [] : [[String(tempid), res.id]])),
  );
  const after = new Map(held);
  let isWhole = true;
  for (const { type, key } of changes) {
    const said = contents.get(key);
    const id = type === 'Add' ? ids.get(key) : held.get(key)?.id;
    if (type === 'Delete') after.delete(key);
    else if (said && id !== undefined && id !== '') after.set(key, { id, ...said });
    else isWhole = false;
  }
  return { held: after, isWhole };
}

/** Lines as the server answers them, on the timeline. Lines typed live last 3 s, or up to the next line. */
export function linesFromServer(
  stored: readonly StoredLine[],
  startedAt: number,
  profile: string,
): EditedLines {
  const inTime = [...stored].sort((a, b) => a.timestamp - b.timestamp);
  return inOrder(
    inTime.map(({ id, name, timestamp, duration, message }, at) => {
      const next = inTime[at + 1]?.timestamp ?? Infinity;
      const length = duration ?? Math.max(0, Math.min(LINE_NEW_MS, next - timestamp));
      const start = Math.round(timestamp - startedAt);
      const end = start + Math.round(length);
      return { key: `id-${id}`, author: name, start, end, text: message, profile };
    }),
  );
}

/** What the server holds when these are its lines, as `linesFromServer` names them. */
export const heldFromServer = (lines: EditedLines): HeldLines =>
  new Map(
    lines.map((line) => [line.key, { id: line.key.slice('id-'.length), ...contentOf(line) }]),
  );

/** Who wrote what, as far as it is known. */
export interface LineAuthors {
  /** By the keys of the editor. */
  readonly wanted: ReadonlyMap<string, string>;
  /** By the ids of the server. */
  readonly found: ReadonlyMap<string, string>;
}

const UNKNOWN_AUTHORS: LineAuthors = { wanted: new Map(), found: new Map() };

/**
 * What the server turns out to hold after a save whose answer was lost. A line nobody knew that stands where an unanswered
 * Add was put, says the same and is of the same author, is that Add: sent again, it would be there twice. Where and when is
 * not enough, as another author may translate the same moment. What is gone from the server is no longer held.
 */
export function heldAfterLoss(
  held: HeldLines,
  batch: LineBatch,
  found: HeldLines,
  authors: LineAuthors = UNKNOWN_AUTHORS,
): HeldLines {
  const foundById = new Map([...found.values()].map((line) => [line.id, line]));
  const after = new Map<string, HeldLine>();
  for (const [key, { id }] of held) {
    const line = foundById.get(id);
    if (line) after.set(key, line);
    foundById.delete(id);
  }
  for (const { type, key } of batch.changes) {
    const said = batch.contents.get(key);
    if (type !== 'Add' || !said) continue;
    const author = authors.wanted.get(key);
    const twin = [...foundById.values()].find(
      (line) =>
        isSame({ ...line, text: line.text.trim() }, { ...said, text: said.text.trim() }) &&
        (author === undefined || (authors.found.get(line.id) ?? author) === author),
    );
    if (twin) after.set(key, twin);
    if (twin) foundById.delete(twin.id);
  }
  return after;
}
