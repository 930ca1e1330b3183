/** The channel list: VTubers of an organization, clippers, the viewer's favorites and blocked channels, one tab each. */
import { channelTabs, type ChannelTab } from '@oshimado/domain';
import { Tab, TabList, TabPanel, useSwipe } from '@oshimado/ui/tabs';
import { PageLink, useNavigateTo } from '../../base/context';
import { TopBarTabs } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './ChannelList.css';
import { FetchedChannels } from './FetchedChannels';
import { BlockedChannels, FavoriteChannels } from './LocalChannels';

const PANEL_ID = 'channels-panel';
const tabId = (tab: ChannelTab) => `tab-${tab}`;

export interface ChannelListProps {
  readonly tab: ChannelTab;
  /** The address of a tab. */
  readonly hrefFor: (tab: ChannelTab) => string;
  /** Name of the organization whose channels are listed. */
  readonly org: string;
}

function Tabs({ tab, hrefFor }: Omit<ChannelListProps, 'org'>) {
  const t = useTranslate('channels');
  return (
    <TopBarTabs>
      <TabList label={t('tabs.label')}>
        {channelTabs.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            controls={PANEL_ID}
            href={hrefFor(name)}
            selected={name === tab}
            component={PageLink}
          >
            {t(`tabs.${name}`)}
          </Tab>
        ))}
      </TabList>
    </TopBarTabs>
  );
}

function TabContent({ tab, org }: Omit<ChannelListProps, 'hrefFor'>) {
  if (tab === 'favorites') return <FavoriteChannels org={org} />;
  if (tab === 'blocked') return <BlockedChannels />;
  return <FetchedChannels key={tab} tab={tab} org={org} />;
}

/** The tabs and the panel of the open one. Swiping the panel sideways opens the next or previous tab. */
export function ChannelList({ tab, hrefFor, org }: ChannelListProps) {
  const navigate = useNavigateTo();
  const swipe = useSwipe((towards) => {
    const next = channelTabs[channelTabs.indexOf(tab) + (towards === 'next' ? 1 : -1)];
    if (next) navigate(hrefFor(next));
  });
  return (
    <>
      <Tabs tab={tab} hrefFor={hrefFor} />
      <TabPanel id={PANEL_ID} labelledBy={tabId(tab)}>
        <div className={css.panel} {...swipe}>
          <TabContent tab={tab} org={org} />
        </div>
      </TabPanel>
    </>
  );
}
