/**
 * Edits of videos by people, and their audit log. Each edit is one transaction with its log entry, under the same write lock as
 * the sources.
 */
import { REVERTED_ACTIONS } from '@oshimado/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import { noteCalendarEvents } from '../write/calendar-events';
import type { Writer } from '../write/writer';
import { auditReads, writeAudit, type AuditFilter, type Edit, type Editor } from './audit';
import { findEventWord, putEventWord, type EventWord } from './event-links';
import { listPlaceholders, type PlaceholderFilter } from './list-placeholders';
import { addMentions, mentionedIds, removeMentions } from './mentions';
import {
  findKeptPlaceholder,
  findNear,
  putKeptPlaceholder,
  removeKeptPlaceholder,
  type KeptPlaceholder,
} from './placeholders';
import { removeMissingVideo } from './removed-videos';
import { revertEntry } from './revert';
import { findKeptSong, putKeptSong, removeKeptSong, type KeptSong, type SongRef } from './songs';
import { knownSpelling, writeTopic } from './topic';

export { newPlaceholderId } from './placeholders';
export type { AuditRow, Editor } from './audit';
export type { KeptPlaceholder } from './placeholders';
export type { KeptSong, SongContent } from './songs';
export interface EditStoreOptions {
  readonly db: Kysely<Tables>;
  /** Whether the edit changes public data. */
  readonly write: Writer;
  readonly now: () => Date;
}

type NewSong = Omit<KeptSong, 'id'> & { readonly id?: string };

export const editStore = ({ db, write, now }: EditStoreOptions) => {
  /** Applies the change and writes its log entry. Without an entry nothing has changed, unless `hasChanged` is set. */
  const edit = <T>(
    work: (trx: Kysely<Tables>, log: (entry: Edit) => Promise<number>) => Promise<T>,
    hasChanged: (result: T) => boolean = () => false,
  ): Promise<T> => {
    let isLogged = false;
    return write(
      (trx) =>
        work(trx, (entry) => {
          isLogged = true;
          return writeAudit(trx, now(), entry);
        }),
      (result) => isLogged || hasChanged(result),
    );
  };

  return {
    ...auditReads(db),

    knownTopic: (topicId: string) => knownSpelling(db, topicId),

    /** Returns whether the topic or its approver changed; the log contains topics only. */
    setTopic: (editor: Editor, videoId: string, topicId: string | null): Promise<boolean> =>
      edit(
        async (trx, log) => {
          const { before, isChanged } = await writeTopic(trx, videoId, topicId, editor.id);
          if (before !== topicId) {
            await log({ editor, action: 'topic.set', targetId: videoId, before, after: topicId });
          }
          return isChanged;
        },
        (isChanged) => isChanged,
      ),

    addMention: (editor: Editor, videoId: string, channelId: string) =>
      edit(async (trx, log) => {
        const before = await mentionedIds(trx, videoId);
        if (before.includes(channelId)) return;
        await addMentions(trx, videoId, [channelId]);
        await log({
          editor,
          action: 'mention.add',
          targetId: videoId,
          before: null,
          after: [channelId],
        });
      }),

    removeMentions: (editor: Editor, videoId: string, channelIds: readonly string[]) =>
      edit(async (trx, log) => {
        const there = await mentionedIds(trx, videoId);
        const before = there.filter((id) => channelIds.includes(id));
        if (before.length === 0) return;
        await removeMentions(trx, videoId, before);
        await log({ editor, action: 'mention.remove', targetId: videoId, before, after: null });
      }),

    /** What an editor says of two streams; resolves to the words before and after. */
    setEventWord: (
      editor: Editor,
      videoId: string,
      after: EventWord,
    ): Promise<EventWord & { readonly before: boolean | null }> =>
      edit(async (trx, log) => {
        const before = await findEventWord(trx, videoId, after.with);
        if (before.same !== after.same) {
          await putEventWord(trx, videoId, after);
          await log({ editor, action: 'event.set', targetId: videoId, before, after });
        }
        return { ...after, before: before.same };
      }),

    /** Removes a missing video for good, and returns whether it was there. The log has no value of it, and it cannot be reverted. */
    removeMissing: (editor: Editor, id: string): Promise<boolean> =>
      edit(async (trx, log) => {
        const isRemoved = await removeMissingVideo(trx, id, now());
        if (isRemoved) {
          await log({ editor, action: 'video.remove', targetId: id, before: null, after: null });
        }
        return isRemoved;
      }),

    findSong: (ref: SongRef) => findKeptSong(db, ref),

    putSong: (editor: Editor, song: NewSong, before: KeptSong | undefined): Promise<KeptSong> =>
      edit(async (trx, log) => {
        const after = await putKeptSong(trx, song, editor.id ?? null);
        const targetId = song.video_id;
        await log({ editor, action: 'song.save', targetId, before: before ?? null, after });
        return after;
      }),

    removeSong: (editor: Editor, song: KeptSong) =>
      edit(async (trx, log) => {
        await removeKeptSong(trx, song);
        const targetId = song.video_id;
        await log({ editor, action: 'song.remove', targetId, before: song, after: null });
      }),

    findPlaceholder: (id: string) => findKeptPlaceholder(db, id),

    listPlaceholders: (filter: PlaceholderFilter) => listPlaceholders(db, now(), filter),

    nearPlaceholder: (
      content: Pick<KeptPlaceholder, 'channel_id' | 'start_scheduled'>,
      withinMs: number,
    ) => findNear(db, content, withinMs),

    putPlaceholder: (
      editor: Editor,
      placeholder: KeptPlaceholder,
      before: KeptPlaceholder | undefined,
    ) =>
      edit(async (trx, log) => {
        await putKeptPlaceholder(trx, placeholder);
        await noteCalendarEvents(trx, [placeholder.id], now());
        await log({
          editor,
          action: 'placeholder.save',
          targetId: placeholder.id,
          before: before ?? null,
          after: placeholder,
        });
      }),

    removePlaceholder: (editor: Editor, before: KeptPlaceholder) =>
      edit(async (trx, log) => {
        await removeKeptPlaceholder(trx, before.id);
        await noteCalendarEvents(trx, [before.id], now());
        await log({
          editor,
          action: 'placeholder.remove',
          targetId: before.id,
          before,
          after: null,
        });
      }),

    /** Ids of an account's edits that may be reverted and have not been, newest first. */
    revertible: async (
      userId: string,
      { since, before, limit }: Pick<AuditFilter, 'since' | 'before' | 'limit'>,
    ): Promise<string[]> => {
      let rows = db
        .selectFrom('audit')
        .select('id')
        .where('user_id', '=', Number(userId))
        .where('reverted_by', 'is', null)
        .where('action', 'in', REVERTED_ACTIONS);
      if (since !== undefined) rows = rows.where('at', '>=', since);
      if (before !== undefined) rows = rows.where('id', '<', Number(before));
      const found = await rows.orderBy('id', 'desc').limit(limit).execute();
      return found.map(({ id }) => String(id));
    },

    /** Reverts an entry, unless its value has changed since. */
    revert: (editor: Editor, id: string) =>
      write(
        (trx) => revertEntry(trx, now(), editor, id),
        ({ kind }) => kind === 'reverted',
      ),
  };
};

export type EditStore = ReturnType<typeof editStore>;
