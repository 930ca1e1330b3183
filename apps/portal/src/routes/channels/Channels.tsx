/** The channels of an org, the clippers, the viewer's favorites and what they blocked. */
import { Tab, TabList, TabPanel, useSwipe } from '@oshimado/ui/tabs';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/page-head';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useCurrentOrg } from '../../preferences/use-current-org';
import { TopBarTabs } from '../../shell/TopBarTabs';
import { channelTabs, tabHref, tabOf, type ChannelTab } from './channel-tabs';
import * as css from './Channels.css';
import { FetchedChannels } from './FetchedChannels';
import { BlockedChannels, FavoriteChannels } from './LocalChannels';

const PANEL_ID = 'channels-panel';

function TabContent({ tab, org }: { tab: ChannelTab; org: string }) {
  if (tab === 'favorites') return <FavoriteChannels org={org} />;
  return tab === 'blocked' ? (
    <BlockedChannels />
  ) : (
    <FetchedChannels key={tab} tab={tab} org={org} />
  );
}

export default function Channels() {
  const t = useTranslate('channels');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [org] = useCurrentOrg();
  const tab = tabOf(search);
  usePageTitle(tab === 'vtuber' ? t('title') : `${t(`tabs.${tab}`)} · ${t('title')}`);
  const swipe = useSwipe((towards) => {
    const next = channelTabs[channelTabs.indexOf(tab) + (towards === 'next' ? 1 : -1)];
    if (next) void navigate(tabHref(next, search));
  });
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <TopBarTabs>
        <TabList label={t('tabs.label')}>
          {channelTabs.map((name) => (
            <Tab
              key={name}
              id={`tab-${name}`}
              controls={PANEL_ID}
              href={tabHref(name, search)}
              selected={name === tab}
              component={RouterLink}
            >
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
      </TopBarTabs>
      <TabPanel id={PANEL_ID} labelledBy={`tab-${tab}`}>
        <div className={css.panel} {...swipe}>
          <TabContent tab={tab} org={org} />
        </div>
      </TabPanel>
    </>
  );
}
