/**
 * Reverts an edit: restores the former value if the edit's value is still there. Otherwise a later edit of another person would
 * be undone.
 */
import type { AuditAction, REVERTED_ACTIONS } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { noteCalendarEvents } from '../write/calendar-events';
import { auditReads, writeAudit, type AuditRow, type Editor } from './audit';
import { findEventWord, putEventWord, type EventWord } from './event-links';
import { addMentions, mentionedIds, removeMentions } from './mentions';
import {
  findKeptPlaceholder,
  putKeptPlaceholder,
  removeKeptPlaceholder,
  type KeptPlaceholder,
} from './placeholders';
import { findKeptSong, putKeptSong, removeKeptSong, type KeptSong } from './songs';
import { writeTopic } from './topic';

export type RevertOutcome =
  | { readonly kind: 'reverted'; readonly entry: AuditRow }
  | { readonly kind: 'unknown' | 'alreadyReverted' | 'changedSince' | 'cannotBeReverted' };

interface Undo {
  /** Whether the value set by the entry is still there. */
  readonly isStill: (trx: Kysely<Tables>, entry: AuditRow) => Promise<boolean>;
  readonly undo: (trx: Kysely<Tables>, entry: AuditRow, editor: Editor) => Promise<void>;
}

const isEqual = (a: unknown, b: unknown) => sorted(a ?? null) === sorted(b ?? null);

/** JSON with sorted keys, because the database has its own order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const topic: Undo = {
  isStill: async (trx, { target_id, after }) => {
    const { rows } = await sql<{ topic_id: string | null }>`
      select topic_id from videos where id = ${target_id}`.execute(trx);
    return rows[0] !== undefined && rows[0].topic_id === (after ?? null);
  },
  undo: async (trx, { target_id, before }, editor) => {
    await writeTopic(trx, target_id, typeof before === 'string' ? before : null, editor.id);
  },
};

const addedMentions: Undo = {
  isStill: async (trx, { target_id, after }) => {
    const there = await mentionedIds(trx, target_id);
    return idsIn(after).every((id) => there.includes(id));
  },
  undo: (trx, { target_id, after }) => removeMentions(trx, target_id, idsIn(after)),
};

/** A video may have been deleted since, with all that belongs to it. */
const hasVideo = async (trx: Kysely<Tables>, id: string) => {
  const { rows } = await sql`select from videos where id = ${id}`.execute(trx);
  return rows.length > 0;
};

const hasChannels = async (trx: Kysely<Tables>, ids: readonly string[]) => {
  const { rows } = await sql`select from channels where id = any(${ids}::text[])`.execute(trx);
  return rows.length === ids.length;
};

const removedMentions: Undo = {
  isStill: async (trx, { target_id, before }) => {
    const ids = idsIn(before);
    const there = await mentionedIds(trx, target_id);
    if (ids.some((id) => there.includes(id))) return false;
    return (await hasVideo(trx, target_id)) && hasChannels(trx, ids);
  },
  undo: (trx, { target_id, before }) => addMentions(trx, target_id, idsIn(before)),
};

const song: Undo = {
  isStill: async (trx, { before, after }) => {
    const { id, video_id } = (after ?? before) as KeptSong;
    if (!(await hasVideo(trx, video_id))) return false;
    return isEqual(await findKeptSong(trx, { id, video_id }), after);
  },
  undo: async (trx, { before, after }, editor) => {
    if (before) await putKeptSong(trx, before as KeptSong, editor.id ?? null);
    else await removeKeptSong(trx, after as KeptSong);
  },
};

const placeholder: Undo = {
  isStill: async (trx, { target_id, after }) =>
    isEqual(await findKeptPlaceholder(trx, target_id), after),
  undo: async (trx, { target_id, before }) => {
    if (before) await putKeptPlaceholder(trx, before as KeptPlaceholder);
    else await removeKeptPlaceholder(trx, target_id);
  },
};

const eventWord: Undo = {
  isStill: async (trx, { target_id, after }) => {
    const word = after as EventWord;
    const { rows } = await sql<{ id: string }>`
      select id from videos where id = any(${[target_id, word.with]}::text[])`.execute(trx);
    return rows.length === 2 && isEqual(await findEventWord(trx, target_id, word.with), word);
  },
  undo: (trx, { target_id, before }) => putEventWord(trx, target_id, before as EventWord),
};

/** Edits of script lines need the permission to edit the script, changes of roles the permission to assign roles. */
const UNDO: Readonly<Record<(typeof REVERTED_ACTIONS)[number], Undo>> &
  Partial<Record<AuditAction, Undo>> = {
  'topic.set': topic,
  'mention.add': addedMentions,
  'mention.remove': removedMentions,
  'song.save': song,
  'song.remove': song,
  'placeholder.save': placeholder,
  'placeholder.remove': placeholder,
  'event.set': eventWord,
};

export async function revertEntry(
  trx: Kysely<Tables>,
  now: Date,
  editor: Editor,
  id: string,
): Promise<RevertOutcome> {
  const { findAudit } = auditReads(trx);
  const entry = await findAudit(id);
  if (!entry) return { kind: 'unknown' };
  if (entry.reverted_by !== null) return { kind: 'alreadyReverted' };
  const undo = UNDO[entry.action];
  if (!undo) return { kind: 'cannotBeReverted' };
  if (!(await undo.isStill(trx, entry))) return { kind: 'changedSince' };
  await undo.undo(trx, entry, editor);
  if (undo === placeholder) await noteCalendarEvents(trx, [entry.target_id], now);
  const made = await writeAudit(trx, now, {
    editor,
    action: entry.action,
    targetId: entry.target_id,
    before: entry.after,
    after: entry.before,
    reverts: String(entry.id),
  });
  await sql`update audit set reverted_by = ${made} where id = ${entry.id}`.execute(trx);
  const written = await findAudit(String(made));
  if (!written) throw new Error('the entry just written is missing');
  return { kind: 'reverted', entry: written };
}
