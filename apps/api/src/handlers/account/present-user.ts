/** The account that asks, as the contract shows it. */
import type { User } from '@oshimado/contract';
import { maskedKey } from '@oshimado/domain';
import type { UserWithIdentities } from '../../store';
import type { Context } from '../handler';
import { notFound } from '../../errors';

const subjectAt = ({ identities }: UserWithIdentities, service: string) =>
  identities.find((identity) => identity.service === service)?.subject ?? null;

export async function showUser(
  { store }: Pick<Context, 'store'>,
  id: string,
  /** Shown whole. */
  newKey?: string,
): Promise<User> {
  const [row, prefix] = await Promise.all([
    store.accounts.findUser(id),
    store.accounts.keyPrefix(id),
  ]);
  if (!row) throw notFound('Account');
  return {
    id,
    username: row.username,
    role: row.role,
    created_at: row.created_at.toISOString(),
    contribution_count: String(row.contribution_count),
    discord_id: subjectAt(row, 'discord'),
    google_id: subjectAt(row, 'google'),
    twitter_id: subjectAt(row, 'twitter'),
    api_key: newKey ?? (prefix === undefined ? null : maskedKey(prefix)),
    yt_channel_key: null,
  };
}
