/** The page of a loaded channel: its header, its tabs, and the open part of it. */
import type { ChannelFull } from '@oshimado/contract';
import {
  channelPartPath,
  channelPartsOf,
  displayName,
  musicChannelUrl,
  type ChannelChoices as Choices,
  type ChannelPart,
} from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { Tab, TabList, TabPanel } from '@oshimado/ui/tabs';
import { PageLink, useSiteLinks } from '../../base/context';
import { TopBarTabs } from '../../base/page';
import { useNameProperty, useTranslate } from '../../base/sentences';
import { ChannelAbout } from './ChannelAbout';
import { ChannelChoices } from './ChannelChoices';
import { ChannelHeader } from './ChannelHeader';
import * as css from './ChannelPage.css';
import { SearchWith } from './SearchWith';
import { ChannelVideos } from './ChannelVideos';

const PANEL_ID = 'channel-panel';
const tabId = (part: ChannelPart): string => `channel-tab-${part}`;

export interface ChannelViewProps {
  readonly channel: ChannelFull;
  /** The open part; one of those that the channel has. */
  readonly part: ChannelPart;
  /** Page of the video list, from 1. */
  readonly page: number;
  /** The address of a page of the video list. */
  readonly hrefFor: (page: number) => string;
  /** Which of its own videos are listed. */
  readonly choices: Choices;
  /** Called when other ones are chosen. */
  readonly onChoose: (choices: Choices) => void;
}

/** Link to the channel on the music site. */
function MusicLink({ href }: { href: string }) {
  const t = useTranslate('channels');
  const tWidgets = useTranslate('widgets');
  return (
    <Link className={css.music} href={href} tone="quiet" externalLabel={tWidgets('newTab')}>
      {t('page.music')}
    </Link>
  );
}

function Tabs({ channel, part }: Pick<ChannelViewProps, 'channel' | 'part'>) {
  const t = useTranslate('channels');
  const { music } = useSiteLinks();
  const hasMusic = channel.type === 'vtuber' && music !== undefined;
  return (
    <TopBarTabs end={hasMusic ? <MusicLink href={musicChannelUrl(channel.id, music)} /> : null}>
      <TabList label={t('page.tabs')}>
        {channelPartsOf(channel.type).map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            controls={PANEL_ID}
            href={channelPartPath(channel.id, name)}
            selected={name === part}
            component={PageLink}
          >
            {t(`page.${name}`)}
          </Tab>
        ))}
      </TabList>
    </TopBarTabs>
  );
}

export function ChannelView(props: ChannelViewProps) {
  const { channel, part, page, hrefFor, choices, onChoose } = props;
  const name = displayName(channel, useNameProperty());
  return (
    <>
      <ChannelHeader channel={channel} part={part} />
      <Tabs channel={channel} part={part} />
      <TabPanel id={PANEL_ID} labelledBy={tabId(part)}>
        {part === 'videos' ? (
          <ChannelChoices channel={channel} choices={choices} onChoose={onChoose} />
        ) : null}
        {part === 'collabs' ? <SearchWith channel={channel} name={name} /> : null}
        {part === 'about' ? (
          <ChannelAbout channel={channel} />
        ) : (
          <ChannelVideos
            key={part}
            channel={channel}
            name={name}
            part={part}
            page={page}
            hrefFor={hrefFor}
            choices={choices}
          />
        )}
      </TabPanel>
    </>
  );
}
