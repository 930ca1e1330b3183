/** The parts of the page, each with an address; music is another site. */
import type { ChannelFull } from '@oshimado/contract';
import { musicChannelUrl } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { Tab, TabList } from '@oshimado/ui/tabs';
import { RouterLink } from '../../app/RouterLink';
import { useSiteLinks } from '../../app/site-links';
import { useTranslate } from '../../i18n/LanguageProvider';
import { TopBarTabs } from '../../shell/TopBarTabs';
import { partHref, partsOf, type ChannelPart } from './channel-parts';
import * as css from './ChannelPage.css';

export const PANEL_ID = 'channel-panel';
export const tabId = (part: ChannelPart): string => `channel-tab-${part}`;

interface ChannelTabsProps {
  readonly channel: ChannelFull;
  readonly part: ChannelPart;
}

export function ChannelTabs({ channel, part }: ChannelTabsProps) {
  const t = useTranslate('channels');
  const { music: site } = useSiteLinks();
  const music =
    channel.type === 'vtuber' && site !== undefined ? musicChannelUrl(channel.id, site) : undefined;
  return (
    <TopBarTabs
      end={
        music === undefined ? null : (
          <Link
            className={css.music}
            href={music}
            tone="quiet"
            externalLabel={t('page.opensElsewhere')}
          >
            {t('page.music')}
          </Link>
        )
      }
    >
      <TabList label={t('page.tabs')}>
        {partsOf(channel.type).map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            controls={PANEL_ID}
            href={partHref(channel.id, name)}
            selected={name === part}
            component={RouterLink}
          >
            {t(`page.${name}`)}
          </Tab>
        ))}
      </TabList>
    </TopBarTabs>
  );
}
