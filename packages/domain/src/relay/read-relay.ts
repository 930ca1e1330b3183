/** Reads answers of the relay bot's service, which is not ours. Each reader returns undefined for an answer of another form. */
import { subscriptionKey, type RelaySubscription, type Subscriptions } from './subscriptions';

/** A server or a text channel of Discord. */
export interface RelayPlace {
  readonly id: string;
  readonly name: string;
}

/** What the bot answers to a login. Its token of Discord is left out: no call needs it, so nothing keeps it. */
export interface RelayAccount {
  /** Servers that the viewer may administrate. */
  readonly guilds: readonly RelayPlace[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any object has fields of unknown types
      (value as Fields)
    : undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function placeOf(value: unknown): RelayPlace | undefined {
  const fields = fieldsOf(value);
  const id = textOf(fields?.id);
  // A name is nothing to fail for.
  return id === undefined ? undefined : { id, name: textOf(fields?.name) ?? id };
}

function placesOf(values: readonly unknown[]): readonly RelayPlace[] {
  const places = values.flatMap((value) => placeOf(value) ?? []);
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

const listOf = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

/** "Only admin guilds are kept." */
export function readRelayAccount(answer: unknown): RelayAccount | undefined {
  const guilds = listOf(fieldsOf(answer)?.guilds);
  return guilds && { guilds: placesOf(guilds.filter((one) => fieldsOf(one)?.admin === true)) };
}

/** Ids of the servers in which the bot is. */
export const readRelayGuilds = (answer: unknown): readonly string[] | undefined =>
  listOf(answer)?.flatMap((id) => textOf(id) ?? []);

/** Text channels of a server. */
export function readRelayChannels(answer: unknown): readonly RelayPlace[] | undefined {
  const channels = listOf(answer);
  return channels && placesOf(channels);
}

const namesOf = (value: unknown): readonly string[] => [
  ...new Set((listOf(value) ?? []).flatMap((name) => textOf(name) ?? [])),
];

function subscriptionOf(value: unknown): RelaySubscription | undefined {
  const fields = fieldsOf(value);
  const link = textOf(fields?.link);
  if (link === undefined) return undefined;
  const blacklist = namesOf(fields?.blacklist);
  return {
    link,
    lang: textOf(fields?.lang) ?? 'en',
    // Lists are exclusive; what is blocked stays blocked.
    whitelist: namesOf(fields?.whitelist).filter((name) => !blacklist.includes(name)),
    blacklist,
  };
}

/** "Missing lang = en, lists = []." A channel the bot does not know yet has no subscriptions. */
export function readSubscriptions(answer: unknown): Subscriptions | undefined {
  const fields = fieldsOf(answer);
  if (fields === undefined) return undefined;
  const rows = fields.SubChannel === undefined ? [] : listOf(fields.SubChannel);
  const read = rows?.flatMap((row) => subscriptionOf(row) ?? []);
  return read && [...new Map(read.map((one) => [subscriptionKey(one), one])).values()];
}
