/**
 * The link that a chat bot hands out to enter one placeholder: `?token=`, signed, short-lived, naming the chat server
 * (`name`), its invitation (`link`) and who asked (`user`).
 */
import type { Credits } from '@oshimado/contract';
import type { Auth } from '../../auth';
import { ApiError } from '../../errors';

const text = (value: unknown) =>
  typeof value === 'string'
    ? value.slice(0, 200)
    : typeof value === 'number'
      ? String(value)
      : undefined;

export interface BotCredit {
  readonly username: string;
  readonly credits: Credits;
}

/** Throws where the token is none, or its time is over. */
export async function readBotToken({ botTokens }: Auth, token: string): Promise<BotCredit> {
  const claims = await botTokens.verify(token);
  if (!claims) {
    throw new ApiError(
      'unauthorized',
      'The link has ended or is not one of ours. Ask the bot for a new one.',
      { parameter: 'token' },
    );
  }
  const user = text(claims['user']) ?? claims.sub;
  const name = text(claims['name']);
  const link = text(claims['link']);
  return {
    username: `${user} (bot)`,
    credits: { discord: { user, ...(name && { name }), ...(link && { link }) } },
  };
}
