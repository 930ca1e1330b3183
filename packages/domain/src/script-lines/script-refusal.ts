/** Changes of a script that the server refuses: which, why, and whether one of them still is as it was refused. Pure. */
import { failureKind } from '../failure-kind';
import type { EditedLines } from './edited-lines';
import { isSameContent, type HeldLines, type LineChange, type LineContent } from './script-log';

/**
 * `invalid`: the server does not accept text or times; `tooLarge`: it takes no request of this size; `forbidden`: it belongs to
 * somebody else; `changed`: it is another one on the server, or gone; `script`: nothing of this script is taken from the viewer.
 */
export type LineRefusalReason = 'invalid' | 'tooLarge' | 'forbidden' | 'changed' | 'script';

/** A change that the server refused. It is not sent again before it is another one. */
export interface RefusedLine extends LineChange {
  /** The line as it was refused; as it was before, for a deletion. */
  readonly content: LineContent;
  /** Why. */
  readonly reason: LineRefusalReason;
}

/** A refused request: which operation was at fault, where that is known, and why. */
export interface LogRefusal {
  /** Index of the operation; undefined if the server names none. */
  readonly at: number | undefined;
  /** Why. */
  readonly reason: LineRefusalReason;
}

const REASONS: Readonly<Record<number, LineRefusalReason>> = {
  403: 'forbidden',
  404: 'changed',
  409: 'changed',
  413: 'tooLarge',
};

/** Parameters name an operation as `[3]` or `[3].data.message`. */
function operationAt(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return undefined;
  const { problem } = error;
  if (typeof problem !== 'object' || problem === null || !('parameter' in problem))
    return undefined;
  const found = /^\[(\d+)\]/.exec(String(problem.parameter));
  return found ? Number(found[1]) : undefined;
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : undefined;

/** What a failed call says of the operations it sent; undefined for a failure that may pass, or that a login mends. */
export function logRefusal(error: unknown): LogRefusal | undefined {
  const status = statusOf(error);
  // A line that others have changed is `passing` for other calls, which nothing compares.
  if (status === undefined || (status !== 409 && failureKind(error) !== 'refused'))
    return undefined;
  const at = operationAt(error);
  const reason = REASONS[status] ?? 'invalid';
  const isOfScript = at === undefined && (status === 403 || status === 404);
  return { at, reason: isOfScript ? 'script' : reason };
}

/** What is known of the lines that changes name. */
interface KnownContents {
  /** Of added and changed lines. */
  readonly contents: ReadonlyMap<string, LineContent>;
  /** Of deleted lines. */
  readonly held: HeldLines;
}

/** The changes as refused; those of which nothing is known are left out, as they are not sent. */
export function refusedLines(
  changes: readonly LineChange[],
  reason: LineRefusalReason,
  { contents, held }: KnownContents,
): readonly RefusedLine[] {
  return changes.flatMap(({ type, key }) => {
    const content = type === 'Delete' ? held.get(key) : contents.get(key);
    return content ? [{ type, key, content, reason }] : [];
  });
}

/** Those of the refused changes that are still wanted as they were. */
export function stillRefused(
  refused: readonly RefusedLine[],
  changes: readonly LineChange[],
  lines: EditedLines,
): readonly RefusedLine[] {
  if (refused.length === 0) return refused;
  const types = new Map(changes.map(({ key, type }) => [key, type]));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const left = refused.filter(({ key, type, content }) => {
    if (types.get(key) !== type) return false;
    const line = byKey.get(key);
    return type === 'Delete' || (line !== undefined && isSameContent(line, content));
  });
  return left.length === refused.length ? refused : left;
}

/** The changes to send: those that were not refused. */
export function withoutRefused(
  changes: readonly LineChange[],
  refused: readonly RefusedLine[],
): readonly LineChange[] {
  if (refused.length === 0) return changes;
  const keys = new Set(refused.map(({ key }) => key));
  return changes.filter(({ key }) => !keys.has(key));
}
