/** How a tab of the channel list is shown: sort order, direction, cards or rows. Stored on the device for each tab. */
import {
  isAscendingChannelSort,
  type ChannelSort,
  type SortedChannelTab,
  type StoredChannelTab,
} from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon, GridMediumIcon, ListIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useDeviceState, useDeviceStore } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import type { ReactNode } from 'react';
import * as css from './ChannelList.css';

export interface ChannelsView {
  readonly view: StoredChannelTab;
  readonly change: (changes: Partial<StoredChannelTab>) => void;
}

/** The stored view of a tab, and how to change it. */
export function useChannelsView(tab: SortedChannelTab): ChannelsView {
  const store = useDeviceStore();
  const view = useDeviceState(({ channelsView }) => channelsView[tab]);
  const change = (changes: Partial<StoredChannelTab>) => {
    const { channelsView } = store.get();
    const value = { ...channelsView, [tab]: { ...channelsView[tab], ...changes } };
    store.send({ type: 'choice.change', choice: { name: 'channelsView', value } });
  };
  return { view, change };
}

interface ViewControlsProps {
  /** The sorts to choose from. */
  readonly sorts: readonly ChannelSort[];
  readonly sort: ChannelSort;
  readonly view: StoredChannelTab;
  readonly onChange: (changes: Partial<StoredChannelTab>) => void;
  /** A sentence beside them where there is room. Default none. */
  readonly children?: ReactNode;
}

export function ViewControls({ sorts, sort, view, onChange, children }: ViewControlsProps) {
  const t = useTranslate('channels');
  const tPortal = useTranslate();
  const isUp = isAscendingChannelSort(sort, view.isReversed);
  const choose = (value: string) => {
    const chosen = sorts.find((one) => one === value);
    // Each sort starts in its usual direction.
    if (chosen) onChange({ sort: chosen, isReversed: false });
  };
  return (
    <div className={css.controls}>
      {children}
      <Select
        label={tPortal('display.sort')}
        hideLabel
        value={sort}
        onChange={(event) => choose(event.currentTarget.value)}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <IconButton
        icon={isUp ? ArrowUpIcon : ArrowDownIcon}
        label={t(isUp ? 'view.ascending' : 'view.descending')}
        onClick={() => onChange({ isReversed: !view.isReversed })}
      />
      <IconButton
        icon={view.cardView ? ListIcon : GridMediumIcon}
        label={t(view.cardView ? 'view.rows' : 'view.cards')}
        onClick={() => onChange({ cardView: !view.cardView })}
      />
    </div>
  );
}
