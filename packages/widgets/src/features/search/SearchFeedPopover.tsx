/** The popover of the feeds, in a chunk of its own. Open from the start: it is drawn when its button is pressed first. */
import type { SearchState } from '@oshimado/domain';
import { Popover } from '@oshimado/ui/popover';
import type { ReactElement } from 'react';
import { useTranslate } from '../../base/sentences';
import { SearchFeed } from './SearchFeed';

export interface SearchFeedPopoverProps {
  readonly state: SearchState;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

export function SearchFeedPopover({ state, trigger }: SearchFeedPopoverProps) {
  const t = useTranslate('search');
  return (
    <Popover label={t('feed.title')} trigger={trigger} defaultOpen>
      <SearchFeed state={state} />
    </Popover>
  );
}
