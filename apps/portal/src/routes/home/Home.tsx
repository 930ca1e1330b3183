/** Home: the living board, the archive and the clips of one organization. */
import type { LiveSort } from '@oshimado/domain';
import { Tab, TabList, TabPanel } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { LiveFeed, useLiveCounts, useLiveFeedActor } from '@oshimado/widgets';
import { useCallback, useState } from 'react';
import { useClient } from '../../app/ClientProvider';
import { usePageState } from '../../app/page-context';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { useCurrentOrg } from '../../preferences/use-current-org';
import { DisplayControls } from './DisplayControls';
import * as css from './Home.css';
import { homeFilter } from './home-filter';
import { hashOfTab, homeTabs, type HomeTab } from './home-tabs';
import { useHomeTab } from './use-home-tab';
import { VideosTab } from './VideosTab';

const PANEL_ID = 'home-panel';

function useBoard(org: string) {
  const client = useClient();
  const { state, live } = usePageState();
  const initial =
    live && live.org === org ? { videos: live.videos, fetchedAt: state.now } : undefined;
  return useLiveFeedActor({ client, query: { org }, initial });
}

export function Home() {
  const t = useTranslate();
  const tab = useHomeTab();
  const [org] = useCurrentOrg();
  const { preferences } = usePreferences();
  const actor = useBoard(org);
  const counts = useLiveCounts(actor);
  const [sort, setSort] = useState<LiveSort>('latest');
  const [uploadedBefore, setUploadedBefore] = useState('');
  usePageTitle(tab === 'live' ? undefined : t(`home.${tab}`));

  const labelOf = useCallback(
    (name: HomeTab) =>
      name === 'live'
        ? `${t('home.live', { count: counts.live })} / ${t('home.upcoming', { count: counts.upcoming })}`
        : t(`home.${name}`),
    [t, counts],
  );

  return (
    <>
      <VisuallyHidden>
        <h1>{t('home.title')}</h1>
      </VisuallyHidden>
      <div className={css.toolbar}>
        <TabList label={t('home.tabs')}>
          {homeTabs.map((name) => (
            <Tab
              key={name}
              id={`tab-${name}`}
              controls={PANEL_ID}
              href={hashOfTab(name) || '/'}
              selected={name === tab}
            >
              {labelOf(name)}
            </Tab>
          ))}
        </TabList>
        <DisplayControls
          tab={tab}
          sort={sort}
          onSort={setSort}
          uploadedBefore={uploadedBefore}
          onUploadedBefore={setUploadedBefore}
        />
      </div>
      <TabPanel id={PANEL_ID} labelledBy={`tab-${tab}`}>
        {tab === 'live' ? (
          <LiveFeed
            actor={actor}
            shape={preferences.viewMode}
            gridSize={preferences.gridSize}
            filter={homeFilter(preferences, org, tab)}
            sort={sort}
          />
        ) : (
          <VideosTab key={tab} kind={tab} org={org} uploadedBefore={uploadedBefore} />
        )}
      </TabPanel>
    </>
  );
}
