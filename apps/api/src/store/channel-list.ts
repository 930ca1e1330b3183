/** The list of followed channels that admins edit: its text, as CHANNELS_FILE would have it. */
import { sql, type Kysely } from 'kysely';
import type { KeptList } from './channel-list-table';
import { noteSecurity, type NewSecurityEntry } from './security-log';
import type { Tables } from './tables';

const select = (db: Kysely<Tables>) =>
  db.selectFrom('channel_list').select(['text', 'version', 'changed_at']).where('id', '=', 1);

/** Reads the text again only when it has changed: it may be long, and is asked for every ten seconds and for each page of the list. */
export function keptListReader(db: Kysely<Tables>): () => Promise<KeptList> {
  let known: KeptList | undefined;
  return async () => {
    const { rows } = await sql<Omit<KeptList, 'text'> & { text: string | null }>`
      select version, changed_at,
        case when version = ${known?.version ?? -1} then null else text end as text
      from channel_list where id = 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('the list of channels has no row');
    const text = row.text ?? known?.text ?? '';
    known = { ...row, text };
    return known;
  };
}

export const channelListStore = (db: Kysely<Tables>, now: () => Date) => ({
  load: keptListReader(db),

  /**
   * Changes the text, one change after the other, with its entry in the log of security. What `edit` throws leaves all as it is; a
   * text that stays the same is no change.
   */
  change: <Edited extends { readonly text: string }>(
    edit: (text: string) => Edited,
    note: (edited: Edited) => Omit<NewSecurityEntry, 'event'>,
  ): Promise<Edited> =>
    db.transaction().execute(async (trx) => {
      const { text, version } = await select(trx).forUpdate().executeTakeFirstOrThrow();
      const edited = edit(text);
      if (edited.text === text) return edited;
      const at = now();
      await trx
        .updateTable('channel_list')
        .set({ text: edited.text, version: version + 1, changed_at: at })
        .where('id', '=', 1)
        .execute();
      await noteSecurity(trx, at, {
        event: 'channels.change',
        ...note(edited),
      });
      return edited;
    }),
});

export type ChannelListStore = ReturnType<typeof channelListStore>;
