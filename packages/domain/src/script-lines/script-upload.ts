/**
 * An uploaded script takes the place of the viewer's own lines of a video in a language. Calls are limited in operations and in
 * bytes; everything that fits goes in one call, which the server applies completely or not at all. Anything larger takes
 * several, and `restorationParts` leads back from wherever they stopped.
 */
import type { Video } from '@oshimado/contract';
import { utf8Length } from '../script/script-text';
import type { ParsedScript, Script } from '../script';
import { LINE_TEXT_MAX, SCRIPT_BATCH_MAX, SCRIPT_CALL_BYTES_MAX } from './script-lines.limits';
import { withoutBlankLines } from './usable-script';

/** Maximum duration of a line. */
const DURATION_MAX_MS = 86_400_000;
/** Maximum length of an author's name. */
const NAME_MAX = 100;

/** A line of the server, without its id. */
export interface UploadLine {
  /** Name of its author. */
  readonly name: string;
  /** Epoch ms. */
  readonly timestamp: number;
  /** Milliseconds; null for lines that were typed live. */
  readonly duration: number | null;
  /** Text of the line. */
  readonly message: string;
}

/** A line that the server has. */
export interface OwnLine extends UploadLine {
  readonly id: string;
}

/** An operation of a call. */
export type UploadEntry =
  | { readonly type: 'Delete'; readonly data: { readonly id: string } }
  | { readonly type: 'Add'; readonly data: { readonly tempid: string } & UploadLine };

/** The operations of one call, in their order. */
export type UploadPart = readonly UploadEntry[];

/** "Relative to start_actual, else available_at", floored; undefined if neither is known. */
export function uploadStartOf({
  start_actual,
  available_at,
}: Pick<Video, 'start_actual' | 'available_at'>): number | undefined {
  const start = Date.parse(start_actual ?? available_at);
  return Number.isNaN(start) ? undefined : Math.floor(start);
}

/** A script whose lines the server accepts: blank ones are dropped, one that is too long refuses the file. */
export function uploadableScript(parsed: ParsedScript): ParsedScript {
  const filled = withoutBlankLines(parsed);
  const isLong = filled.ok && filled.script.lines.some(({ text }) => text.length > LINE_TEXT_MAX);
  return isLong ? { ok: false, problem: { code: 'lineTooLong' } } : filled;
}

/** The lines of a script as the server stores them; "both floored". */
export const uploadLinesOf = (
  { lines }: Pick<Script, 'lines'>,
  { startedAt, name }: { startedAt: number; name: string },
): readonly UploadLine[] =>
  lines.map(({ start, duration, text }) => ({
    name: name.slice(0, NAME_MAX),
    timestamp: Math.max(0, startedAt + Math.floor(start)),
    duration: Math.min(DURATION_MAX_MS, Math.max(0, Math.floor(duration))),
    message: text.trim(),
  }));

const deletionsOf = (lines: readonly OwnLine[]): UploadEntry[] =>
  lines.map(({ id }) => ({ type: 'Delete', data: { id } }));

const additionsOf = (lines: readonly UploadLine[]): UploadEntry[] =>
  lines.map(({ name, timestamp, duration, message }, at) => ({
    type: 'Add',
    data: { tempid: `U${at}`, name, timestamp, duration, message },
  }));

const sizeOf = (entry: UploadEntry) => utf8Length(JSON.stringify(entry)) + 1;

/** The operations in their order, in as few calls as fit. */
export function uploadParts(entries: readonly UploadEntry[]): readonly UploadPart[] {
  const parts: UploadEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = sizeOf(entry);
    const last = parts.at(-1);
    if (last && last.length < SCRIPT_BATCH_MAX && bytes + size <= SCRIPT_CALL_BYTES_MAX) {
      last.push(entry);
      bytes += size;
    } else {
      parts.push([entry]);
      bytes = size;
    }
  }
  return parts;
}

/**
 * The calls that replace the own lines. One call deletes, then adds. Several add first: if the tab is closed between two of
 * them, lines are doubled, which another upload repairs, instead of lost.
 */
export function replacementParts(
  own: readonly OwnLine[],
  lines: readonly UploadLine[],
): readonly UploadPart[] {
  const [deletions, additions] = [deletionsOf(own), additionsOf(lines)];
  const whole = uploadParts([...deletions, ...additions]);
  return whole.length <= 1 ? whole : [...uploadParts(additions), ...uploadParts(deletions)];
}

const contentOf = ({ name, timestamp, duration, message }: UploadLine) =>
  JSON.stringify([name, timestamp, duration, message]);

const keyOf = ({ timestamp, duration }: UploadLine) => `${timestamp} ${duration ?? ''}`;

/**
 * The calls that bring back the own lines as they were before an upload, from what the server has now. Lines of the upload are
 * recognized by their times, because the response with their ids may be lost and the server may have cleaned their texts; lines
 * that came from elsewhere stay.
 */
export function restorationParts(
  own: readonly OwnLine[],
  found: readonly OwnLine[],
  lines: readonly UploadLine[],
): readonly UploadPart[] {
  const ownIds = new Set(own.map(({ id }) => id));
  const foundIds = new Set(found.map(({ id }) => id));
  const uploaded = new Map<string, number>();
  for (const line of lines) uploaded.set(keyOf(line), (uploaded.get(keyOf(line)) ?? 0) + 1);
  // A restoration that was interrupted has given lines back under other ids.
  const missing = new Map<string, OwnLine[]>();
  for (const line of own) {
    const twins = missing.get(contentOf(line)) ?? [];
    if (!foundIds.has(line.id)) missing.set(contentOf(line), [...twins, line]);
  }
  const surplus = found.filter((line) => {
    if (ownIds.has(line.id)) return false;
    if (missing.get(contentOf(line))?.pop()) return false;
    const left = uploaded.get(keyOf(line)) ?? 0;
    uploaded.set(keyOf(line), left - 1);
    return left > 0;
  });
  const lost = [...missing.values()].flat();
  return replacementParts(surplus, lost);
}

/** What takes the place of the viewer's own lines of a room. */
export interface LineReplacement {
  /** The new lines; none deletes the own ones. */
  readonly lines: readonly UploadLine[];
  /** The lines before an earlier replacement by `lines`, which are brought back. Default: the own lines are replaced. */
  readonly former?: readonly OwnLine[];
}

/** The call of a replacement that is being made. */
export interface ReplacementProgress {
  /** Its number; the first is 1. */
  readonly part: number;
  readonly count: number;
}

/**
 * Result of a replacement. `unchanged`: it failed and the own lines are as before. `partial`: it failed, and the server may have
 * done some of it.
 */
export type ReplacementOutcome =
  | { readonly kind: 'done'; readonly own: readonly OwnLine[] }
  | { readonly kind: 'unchanged'; readonly error: unknown }
  | {
      readonly kind: 'partial';
      /** The own lines before it. */
      readonly own: readonly OwnLine[];
      readonly error: unknown;
    };
