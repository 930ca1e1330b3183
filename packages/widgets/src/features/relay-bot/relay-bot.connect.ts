/** What the page of the relay bot shows for a state; pure. */
import { sameSubscriptions, type RelayPlace, type Subscriptions } from '@oshimado/domain';
import type { RelayState } from './relay-session';

/** Addresses as their fields show them while empty. */
export const VIDEO_EXAMPLE = 'https://www.youtube.com/watch?v=…';
export const CHANNEL_EXAMPLE = 'https://www.youtube.com/channel/UC…';

/** Where there is no room for three columns, one of them is shown. */
export type RelayStep = 'servers' | 'channels' | 'settings';

/** The chosen server; null if the account no longer has it. */
export const chosenGuild = ({ account, guildId }: RelayState): RelayPlace | null =>
  account?.guilds.find(({ id }) => id === guildId) ?? null;

export function stepOf(state: RelayState): RelayStep {
  if (chosenGuild(state) === null) return 'servers';
  return state.channelId === null ? 'channels' : 'settings';
}

export const hasDrafts = ({ drafts }: Pick<RelayState, 'drafts'>): boolean =>
  Object.keys(drafts).length > 0;

/** Keeps changed subscriptions of a text channel; a list as it was saved is no change. */
export function withDraft(
  drafts: RelayState['drafts'],
  channel: string,
  list: Subscriptions,
  saved: Subscriptions,
): RelayState['drafts'] {
  const { [channel]: _, ...others } = drafts;
  return sameSubscriptions(list, saved) ? others : { ...others, [channel]: list };
}
