/** The person of an access token, from the platform's introspection, which also returns its application and expiry. */
import * as z from 'zod';
import { endpointsOf, type Person, type ProviderSettings } from './provider';
import { isTrouble, unreachable } from './unreachable';

const TIMEOUT_MS = 10_000;

const discordAnswer = z.object({
  application: z.object({ id: z.string() }),
  expires: z.string(),
  user: z.object({
    id: z.string().min(1),
    username: z.string().optional(),
    global_name: z.string().nullish(),
  }),
});

const twitterAnswer = z.object({
  data: z.object({
    id: z.string().min(1),
    name: z.string().optional(),
    username: z.string().optional(),
  }),
});

/** Characters allowed in a header; no platform uses others in tokens. */
const TOKEN = /^[\x21-\x7e]+$/;

async function ask(url: string, token: string): Promise<unknown> {
  if (!TOKEN.test(token)) return undefined;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (isTrouble(response.status)) throw unreachable();
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

/** Discord: undefined if the token is invalid or was issued for another application. */
export async function personOfDiscordToken(
  settings: ProviderSettings,
  token: string,
  now: number,
): Promise<Person | undefined> {
  const { person } = endpointsOf('discord', settings);
  const { data } = discordAnswer.safeParse(await ask(person, token));
  if (!data || data.application.id !== settings.clientId) return undefined;
  if (!(Date.parse(data.expires) > now)) return undefined;
  const { id, global_name, username } = data.user;
  return { subject: id, name: global_name ?? username ?? 'Viewer' };
}

/**
 * X does not return the application of a token. Only tokens that this server obtained with a code are verified here,
 * never one that a client sent.
 */
export async function personOfTwitterToken(
  settings: ProviderSettings,
  token: string,
): Promise<Person | undefined> {
  const { person } = endpointsOf('twitter', settings);
  const { data } = twitterAnswer.safeParse(await ask(person, token));
  return data && { subject: data.data.id, name: data.data.name ?? data.data.username ?? 'Viewer' };
}
