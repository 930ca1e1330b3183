/** One channel: who it is, its videos, clips of it, collabs with it, and what it says of itself. */
import type { ChannelFull } from '@oshimado/contract';
import { displayName, nameProperty } from '@oshimado/domain';
import { TabPanel } from '@oshimado/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClient } from '../../app/ClientProvider';
import { usePageTitle } from '../../app/page-head';
import { ApiError } from '../../errors/ApiError';
import { isUnknown } from '../../errors/is-unknown';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import NotFound from '../not-found/NotFound';
import { partOf, partsOf, type ChannelPart } from './channel-parts';
import { ChannelAbout } from './ChannelAbout';
import { ChannelHeader } from './ChannelHeader';
import { ChannelLoading } from './ChannelLoading';
import { ChannelTabs, PANEL_ID, tabId } from './ChannelTabs';
import { ChannelVideos } from './ChannelVideos';

function Channel({ channel, part }: { channel: ChannelFull; part: ChannelPart }) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const name = displayName(channel, nameProperty(preferences, language));
  usePageTitle(part === 'videos' ? name : `${name} · ${t(`page.${part}`)}`);
  return (
    <>
      <ChannelHeader channel={channel} />
      <ChannelTabs channel={channel} part={part} />
      <TabPanel id={PANEL_ID} labelledBy={tabId(part)}>
        {part === 'about' ? (
          <ChannelAbout channel={channel} />
        ) : (
          <ChannelVideos key={part} channel={channel} name={name} part={part} />
        )}
      </TabPanel>
    </>
  );
}

function KnownPart({ id, part }: { id: string; part: ChannelPart }) {
  const client = useClient();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['channel', id],
    queryFn: ({ signal }) => client.getChannel({ id }, { signal }),
  });
  if (isPending) return <ChannelLoading />;
  if (data) {
    return partsOf(data.type).includes(part) ? (
      <Channel channel={data} part={part} />
    ) : (
      <NotFound />
    );
  }
  if (isUnknown(error)) return <NotFound />;
  return <ApiError onRetry={() => void refetch()} isBusy={isFetching} />;
}

export default function ChannelPage() {
  const { id = '', tab } = useParams();
  const part = partOf(tab);
  return part === undefined ? <NotFound /> : <KnownPart id={id} part={part} />;
}
