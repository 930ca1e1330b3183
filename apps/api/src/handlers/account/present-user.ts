/** The caller's account, as the contract shows it. */
import type { User } from '@oshimado/contract';
import { suspensionOf, type UserWithIdentities } from '../../store';
import type { Context } from '../handler';
import { notFound } from '../../errors';

const subjectAt = ({ identities }: UserWithIdentities, service: string) =>
  identities.find((identity) => identity.service === service)?.subject ?? null;

export async function showUser(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  /** The whole API key, in the one answer that may show it. Default: null. */
  newKey?: string,
): Promise<User> {
  const [row, key] = await Promise.all([
    store.accounts.findUser(id),
    store.accounts.currentKey(id),
  ]);
  if (!row) throw notFound('Account');
  const suspension = suspensionOf(row, now());
  return {
    id,
    username: row.username,
    role: row.role,
    created_at: row.created_at.toISOString(),
    contribution_count: String(row.contribution_count),
    discord_id: subjectAt(row, 'discord'),
    google_id: subjectAt(row, 'google'),
    twitter_id: subjectAt(row, 'twitter'),
    api_key: newKey ?? null,
    api_key_summary: key ? { start: key.prefix, created_at: key.created_at.toISOString() } : null,
    yt_channel_key: null,
    suspension,
  };
}
