/** How a tab of the channel list is shown, kept on the device tab by tab. */
import type { StoredChannelTab } from '@oshimado/domain';
import { selectStoredState } from '@oshimado/machines/persistence';
import { useActors, useActorValue, useSend } from '../../actors/ActorsProvider';
import type { SortedTab } from './channel-tabs';

const first: StoredChannelTab = { cardView: false, sort: 'subscribers', isReversed: false };

export interface ChannelsView {
  readonly view: StoredChannelTab;
  /** False until the device is read: nothing should be asked for in an order that may be another one. */
  readonly isKnown: boolean;
  readonly change: (changes: Partial<StoredChannelTab>) => void;
}

export function useChannelsView(tab: SortedTab): ChannelsView {
  const actors = useActors();
  const send = useSend('persistence');
  const view = useActorValue(
    'persistence',
    (state) => selectStoredState(state).channelsView[tab],
    first,
  );
  const change = (changes: Partial<StoredChannelTab>) => {
    if (!actors) return;
    const all = selectStoredState(actors.persistence.getSnapshot()).channelsView;
    const value = { ...all, [tab]: { ...all[tab], ...changes } };
    send({ type: 'module.change', module: { name: 'channelsView', value } });
  };
  return { view, isKnown: actors !== null, change };
}
