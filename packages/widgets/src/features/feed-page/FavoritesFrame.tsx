import { TabPanel } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import { useTranslate } from '../../base/sentences';
import { TopBarTabs } from '../../base/page/TopBarTabs';
import { FeedTabs, PANEL_ID, tabId } from './FeedTabs';

/** The favorites' page without a board: its tabs are where they will be. */
export interface FavoritesFrameProps {
  readonly place: FeedPlace;
  readonly children: ReactNode;
}

export function FavoritesFrame({ place, children }: FavoritesFrameProps) {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('nav.favorites')}</h1>
      </VisuallyHidden>
      <TopBarTabs>
        <FeedTabs place={place} />
      </TopBarTabs>
      <TabPanel id={PANEL_ID} labelledBy={tabId(place.tab)}>
        {children}
      </TabPanel>
    </>
  );
}
