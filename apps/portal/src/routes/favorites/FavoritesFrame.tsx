import { TabPanel } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';
import { TopBarTabs } from '../../shell/TopBarTabs';
import { useTabAddress } from '../home/FeedPage';
import { FeedTabs, PANEL_ID, tabId } from '../home/FeedTabs';
import { useHomeTab } from '../home/use-home-tab';

/** The page without a board: its tabs stand where they will be. */
export function FavoritesFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const tab = useHomeTab();
  const hrefFor = useTabAddress();
  usePageTitle(t('favorites.title'));
  return (
    <>
      <VisuallyHidden>
        <h1>{t('favorites.title')}</h1>
      </VisuallyHidden>
      <TopBarTabs>
        <FeedTabs tab={tab} hrefFor={hrefFor} />
      </TopBarTabs>
      <TabPanel id={PANEL_ID} labelledBy={tabId(tab)}>
        {children}
      </TabPanel>
    </>
  );
}
