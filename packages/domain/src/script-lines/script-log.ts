/**
 * Unsaved changes of a script, one per line: the difference between what the server has acknowledged and what the editor shows.
 * A failed save or an undo needs no bookkeeping of single edits.
 */
import type { TranslationLanguage } from '@oshimado/contract';
import { utf8Length } from '../script/script-text';
import { storedText } from './line-text';
import { LINE_NEW_MS, SCRIPT_BATCH_MAX, SCRIPT_CALL_BYTES_MAX } from './script-lines.limits';
import { inOrder, type EditedLine, type EditedLines } from './edited-lines';

/** The server's fields of a line, except its author. */
export type LineContent = Pick<EditedLine, 'start' | 'end' | 'text'>;

/** A line as last known from the server. */
export interface HeldLine extends LineContent {
  /** Id on the server. */
  readonly id: string;
}

/** The server's lines as last known, by the keys of the editor. */
export type HeldLines = ReadonlyMap<string, HeldLine>;

/** One operation for one line. */
export interface LineChange {
  /** The kind of change. */
  readonly type: 'Add' | 'Change' | 'Delete';
  /** Key of the line. */
  readonly key: string;
}

/** Operations being sent, with their content, until a response acknowledges them. */
export interface LineBatch {
  /** In sending order. */
  readonly changes: readonly LineChange[];
  /** Content of each added or changed line as sent. */
  readonly contents: ReadonlyMap<string, LineContent>;
}

/** A line in the server's response. */
export interface StoredLine {
  /** Id on the server. */
  readonly id: string;
  /** Name of its author. */
  readonly name: string;
  /** Epoch ms. */
  readonly timestamp: number;
  /** Milliseconds; null or absent for lines that were typed live. */
  readonly duration?: number | null;
  /** Text of the line. */
  readonly message: string;
}

/** An operation in the request; times are epoch ms and ms. */
export type ScriptLogEntry =
  /** Delete the line with this id. */
  | { readonly type: 'Delete'; readonly data: { readonly id: string; readonly known: KnownLine } }
  /** Change text or time of the line with this id. */
  | {
      readonly type: 'Change';
      readonly data: {
        readonly id: string;
        readonly lang: TranslationLanguage;
        readonly known: KnownLine;
      } & LoggedLine;
    }
  /** Add a line; the response contains its id next to the temporary one. */
  | { readonly type: 'Add'; readonly data: { readonly tempid: string } & LoggedLine };

/** A line as the editor last knew it: the server refuses the batch if it is not that any more. */
interface KnownLine {
  readonly timestamp: number;
  readonly message: string;
  readonly duration: number;
}

interface LoggedLine extends KnownLine {
  readonly name: string;
}

/** The server's result of an operation; only an Add has a temporary id. */
export interface ScriptLogResult {
  /** The operation. */
  readonly type: string;
  /** The temporary id of an Add. */
  readonly tempid?: string | number | undefined;
  /** The affected line. */
  readonly res: { readonly id: string };
}

const isSame = (a: LineContent, b: LineContent) =>
  a.start === b.start && a.end === b.end && a.text === b.text;

/** Whether two texts are the same for the server. */
export const isSameText = (a: LineContent, b: LineContent): boolean =>
  storedText(a.text) === storedText(b.text);

export const isSameTime = (a: LineContent, b: LineContent): boolean =>
  a.start === b.start && a.end === b.end;

/** Whether two contents are the same for the server. */
export const isSameContent = (a: LineContent, b: LineContent): boolean =>
  isSameTime(a, b) && isSameText(a, b);

const contentOf = ({ start, end, text }: LineContent): LineContent => ({ start, end, text });

/** The minimal operations from one state to the other, at most one per line. */
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

/** More than the times and ids of an operation take. */
const ENTRY_BYTES = 260;
/** The text is sent as it is and as it was. */
const bytesOf = ({ author, text }: EditedLine) => utf8Length(author) + 2 * utf8Length(text);

/** As many operations as fit into one call, with their current content. */
export function batchOf(changes: readonly LineChange[], lines: EditedLines): LineBatch {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const contents = new Map<string, LineContent>();
  let count = 0;
  let bytes = 0;
  for (const { key } of changes) {
    const line = byKey.get(key);
    bytes += ENTRY_BYTES + (line ? bytesOf(line) : 0);
    if (count === SCRIPT_BATCH_MAX || (count > 0 && bytes > SCRIPT_CALL_BYTES_MAX)) break;
    if (line) contents.set(key, contentOf(line));
    count += 1;
  }
  return { changes: changes.slice(0, count), contents };
}

/** The server's state once the batch has arrived: later edits are compared with it. */
export function afterBatch(
  held: ReadonlyMap<string, LineContent>,
  { changes, contents }: LineBatch,
): ReadonlyMap<string, LineContent> {
  const after = new Map<string, LineContent>(held);
  for (const { key } of changes) after.delete(key);
  for (const [key, content] of contents) after.set(key, content);
  return after;
}

/** Both batches as one; of a line that is in both, what the second says. */
export const joinedBatch = (first: LineBatch | null, second: LineBatch | null): LineBatch | null =>
  first && second
    ? {
        changes: [...first.changes, ...second.changes],
        contents: new Map([...first.contents, ...second.contents]),
      }
    : (first ?? second);

/** The batch in the form of the request. */
export function entriesOf(
  { changes, contents }: LineBatch,
  held: HeldLines,
  { lines, startedAt, lang }: { lines: EditedLines; startedAt: number; lang: TranslationLanguage },
): readonly ScriptLogEntry[] {
  const authors = new Map(lines.map(({ key, author }) => [key, author]));
  const asSent = ({ start, end, text }: LineContent): KnownLine => ({
    timestamp: startedAt + start,
    message: text,
    duration: end - start,
  });
  return changes.flatMap(({ type, key }): ScriptLogEntry[] => {
    const before = held.get(key);
    const said = contents.get(key);
    if (type === 'Add') {
      const name = authors.get(key) ?? '';
      return said ? [{ type, data: { tempid: key, name, ...asSent(said) } }] : [];
    }
    if (!before) return [];
    const { id } = before;
    const known = asSent(before);
    if (type === 'Delete') return [{ type, data: { id, known } }];
    const name = authors.get(key) ?? '';
    return said ? [{ type, data: { id, lang, known, name, ...asSent(said) } }] : [];
  });
}

/** The server's state after a response; an Add without an id in the response counts as not done. */
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

/**
 * Lines of the server's response on the timeline. The server has no end of lines typed live: they keep the end they are held
 * with, because a new guess would look like a change of somebody. New ones last 3 s, or up to the next line.
 */
export function linesFromServer(
  stored: readonly StoredLine[],
  startedAt: number,
  profile: string,
  held: HeldLines = new Map(),
): EditedLines {
  const known = new Map([...held.values()].map((line) => [line.id, line]));
  const inTime = [...stored].sort((a, b) => a.timestamp - b.timestamp);
  return inOrder(
    inTime.map(({ id, name, timestamp, duration, message }, at) => {
      const next = inTime[at + 1]?.timestamp ?? Infinity;
      const start = Math.round(timestamp - startedAt);
      const before = known.get(id);
      const guess =
        before?.start === start
          ? before.end - start
          : Math.max(0, Math.min(LINE_NEW_MS, next - timestamp));
      const end = start + Math.round(duration ?? guess);
      return { key: `id-${id}`, author: name, start, end, text: message, profile };
    }),
  );
}

/** The server's state for these lines, as named by `linesFromServer`. */
export const heldFromServer = (lines: EditedLines): HeldLines =>
  new Map(
    lines.map((line) => [line.key, { id: line.key.slice('id-'.length), ...contentOf(line) }]),
  );

/** Authors of lines, as far as known. */
export interface LineAuthors {
  /** By keys of the editor. */
  readonly wanted: ReadonlyMap<string, string>;
  /** By ids of the server. */
  readonly found: ReadonlyMap<string, string>;
}

const UNKNOWN_AUTHORS: LineAuthors = { wanted: new Map(), found: new Map() };

/**
 * The lines as last known, with the Adds of a batch whose response was lost but which have arrived: an unknown line with the
 * time, text and author of an Add is taken for that Add, because otherwise it would be sent twice. Time and text alone are
 * not enough: another author may translate the same moment.
 */
export function heldAfterLoss(
  held: HeldLines,
  batch: LineBatch,
  found: HeldLines,
  authors: LineAuthors = UNKNOWN_AUTHORS,
): HeldLines {
  const known = new Set([...held.values()].map(({ id }) => id));
  const unknown = new Map(
    [...found.values()].flatMap((line) => (known.has(line.id) ? [] : [[line.id, line]])),
  );
  const after = new Map(held);
  for (const { type, key } of batch.changes) {
    const said = batch.contents.get(key);
    if (type !== 'Add' || !said) continue;
    const author = authors.wanted.get(key);
    const twin = [...unknown.values()].find(
      (line) =>
        isSameContent(line, said) &&
        (author === undefined || (authors.found.get(line.id) ?? author) === author),
    );
    if (twin) after.set(key, twin);
    if (twin) unknown.delete(twin.id);
  }
  return after;
}
