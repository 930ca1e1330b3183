/** Addresses of Discord's webhooks. Only their two parts are kept: what is called is made of them, whatever else was pasted. */

/** A webhook of a Discord channel. */
export interface DiscordWebhook {
  /** A number, as Discord writes it. */
  readonly id: string;
  /** Who has it can write to the channel. */
  readonly token: string;
}

const HOSTS = new Set(
  ['discord.com', 'discordapp.com'].flatMap((host) => [host, `ptb.${host}`, `canary.${host}`]),
);
const PATH = /^\/api\/webhooks\/(\d{15,22})\/([\w-]{40,120})\/?$/;

/** The webhook with this address; undefined for any other address, and for one with a query, such as that of a thread. */
export function readDiscordWebhook(text: string): DiscordWebhook | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, host, pathname, search, hash, username, password } = new URL(trimmed);
  if (protocol !== 'https:' || !HOSTS.has(host)) return undefined;
  if ([search, hash, username, password].some((part) => part !== '')) return undefined;
  const [, id, token] = PATH.exec(pathname) ?? [];
  return id !== undefined && token !== undefined ? { id, token } : undefined;
}

/** A text that Discord shows letter by letter, without its Markdown, mentions, emoji and links. */
export const escapeDiscord = (text: string): string =>
  text.replace(/[!-/:-@[-`{-~]/g, (letter) => `\\${letter}`);
