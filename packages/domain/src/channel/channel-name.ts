/** Display name and group of a channel. */
export interface Named {
  /** In the channel's own language. */
  readonly name: string;
  /** In Latin letters; null or absent if unknown. */
  readonly english_name?: string | null;
}
/** What the group of a channel is read from. */
export interface Grouped {
  /** Its group within the org; null or absent if none. */
  readonly group?: string | null;
  /** Its branch of the org, with a prefix of two sort characters; null or absent if none. */
  readonly suborg?: string | null;
}
/** Which name of a channel is shown: the English one, or the channel's own. */
export type NameProperty = 'english_name' | 'name';

/** English name if that setting is on and the channel has one, else the native name. */
export const displayName = (channel: Named, property: NameProperty): string =>
  (property === 'english_name' && channel.english_name) || channel.name;

const SORT_PREFIX = 2;

/** `group`, else `suborg` without its two characters of sort order, else "Other". */
export function groupOf(channel: Grouped): string {
  return channel.group || channel.suborg?.slice(SORT_PREFIX) || 'Other';
}
