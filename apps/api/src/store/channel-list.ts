/** The list of followed channels that admins edit: its text, as CHANNELS_FILE would have it. */
import { sql, type Kysely } from 'kysely';
import type { KeptList } from './channel-list-table';
import { noteSecurity, type NewSecurityEntry } from './security-log';
import type { Tables } from './tables';

const select = (db: Kysely<Tables>) =>
  db.selectFrom('channel_list').select(['text', 'version', 'changed_at']).where('id', '=', 1);

/** Reads the text again only when it has changed: it may be long, and is asked for every ten seconds. */
export function keptListReader(db: Kysely<Tables>): () => Promise<string> {
  let known: Pick<KeptList, 'text' | 'version'> | undefined;
  return async () => {
    const { rows } = await sql<Pick<KeptList, 'text' | 'version'>>`
      select version, case when version = ${known?.version ?? -1} then null else text end as text
      from channel_list where id = 1`.execute(db);
    const [row] = rows;
    if (row && row.version !== known?.version) known = row;
    return known?.text ?? '';
  };
}

export const channelListStore = (db: Kysely<Tables>, now: () => Date) => ({
  load: (): Promise<KeptList> => select(db).executeTakeFirstOrThrow(),

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
