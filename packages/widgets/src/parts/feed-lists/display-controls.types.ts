import type { ReactElement } from 'react';
import type { FeedChoices, ShownOrgs } from './feed-address';

export interface DisplayControlsProps {
  readonly place: FeedChoices;
  /** Default: the organizations cannot be chosen, as on the favorites' page. */
  readonly shownOrgs?: ShownOrgs | undefined;
}

export interface FilterPanelProps extends DisplayControlsProps {
  readonly trigger: ReactElement;
}

export interface DisplayMenuProps extends DisplayControlsProps {
  readonly trigger: ReactElement;
}
