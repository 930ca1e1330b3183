/**
 * The token of a chat bot's link for entering placeholders (`?token=`): signed, short-lived, with the chat server (`name`), its
 * invitation (`link`) and the requesting user (`user`).
 */
import type { Credits } from '@oshimado/contract';
import type { Auth } from '../../auth';
import { ApiError } from '../../errors';

const CLAIM_MAX = 200;

const claimText = (value: unknown) => {
  if (typeof value === 'string') return value.slice(0, CLAIM_MAX) || undefined;
  return typeof value === 'number' ? String(value) : undefined;
};

export type DiscordCredit = NonNullable<Credits['discord']>;

/** The person who enters a placeholder by the link. Throws 401 if the token is invalid or expired. */
export async function readBotToken({ botTokens }: Auth, token: string): Promise<DiscordCredit> {
  const claims = await botTokens.verify(token);
  if (!claims) {
    throw new ApiError(
      'unauthorized',
      'This link is invalid or has expired. Ask the bot for a new one.',
      { parameter: 'token' },
    );
  }
  const name = claimText(claims['name']);
  const link = claimText(claims['link']);
  return {
    user: claimText(claims['user']) ?? claims.sub,
    name,
    link,
  };
}

/** Whether both come from the same chat server; from the same person if there is no server. */
export const isSameOrigin = (one: DiscordCredit, other: DiscordCredit): boolean =>
  one.name === undefined || other.name === undefined
    ? one.name === other.name && one.user === other.user
    : one.name === other.name;
