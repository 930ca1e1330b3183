import type { ReactElement } from 'react';
import type { FeedAddress } from './feed-address';
import type { HomeTab } from './home-tabs';

export interface DisplayControlsProps {
  readonly tab: HomeTab;
  readonly address: FeedAddress;
  /** Whether the organizations shown are the viewer's to choose: not on the favorites' page. */
  readonly canChooseOrgs: boolean;
}

export interface FilterPanelProps extends DisplayControlsProps {
  readonly trigger: ReactElement;
}

export interface DisplayMenuProps {
  readonly trigger: ReactElement;
}
