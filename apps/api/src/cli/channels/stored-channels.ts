/** The channels and organizations of a store, as its sources wrote them. */
import type { Kysely } from 'kysely';
import type { ChannelRecord, OrgRecord } from '../../store/records';
import type { Tables } from '../../store/tables';

export interface StoredChannels {
  readonly channels: readonly ChannelRecord[];
  readonly orgs: readonly OrgRecord[];
}

export async function readStoredChannels(db: Kysely<Tables>): Promise<StoredChannels> {
  const [channels, orgs] = await Promise.all([
    db
      .selectFrom('channels')
      .select(['id', 'name', 'type', 'english_name', 'org', 'suborg', 'group_name as group'])
      .select(['lang', 'twitter', 'twitch', 'inactive'])
      .orderBy('org')
      .orderBy('suborg')
      .orderBy('id')
      .execute(),
    db.selectFrom('orgs').select(['name', 'short', 'name_jp']).orderBy('name').execute(),
  ]);
  return { channels, orgs };
}
