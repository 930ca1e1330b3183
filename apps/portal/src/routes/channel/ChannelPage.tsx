/** One channel: who it is and what it has streamed. */
import { CallError, rowsOf, type ChannelFull, type Video } from '@oshimado/contract';
import { displayName, formatCount, nameProperty, photoOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { VideoList, VideoListSkeleton } from '@oshimado/widgets';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClient } from '../../app/ClientProvider';
import { usePageTitle } from '../../app/page-head';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { PageSpinner } from '../../shell/PageSpinner';
import { ListEmpty, ListFailed } from '../home/ListNotices';
import NotFound from '../not-found/NotFound';
import * as css from './ChannelPage.css';

const PAGE_SIZE = 24;
const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

function Videos({ id }: { id: string }) {
  const t = useTranslate();
  const client = useClient();
  const { preferences } = usePreferences();
  const display = { shape: preferences.viewMode, gridSize: preferences.gridSize };
  const { data, isPending, refetch } = useQuery({
    queryKey: ['channel-videos', id],
    queryFn: async ({ signal }) =>
      rowsOf<Video>(
        await client.getChannelVideos(
          { id, kind: 'videos', include: ['clips', 'live_info'], limit: PAGE_SIZE },
          { signal },
        ),
      ),
  });
  if (isPending) return <VideoListSkeleton {...display} />;
  if (!data) return <ListFailed onRetry={() => void refetch()} />;
  return data.length === 0 ? (
    <ListEmpty />
  ) : (
    <VideoList {...display} videos={data} label={t('channel.videos')} />
  );
}

function Header({ channel }: { channel: ChannelFull }) {
  const { t, language } = useLanguage();
  const { preferences } = usePreferences();
  const name = displayName(channel, nameProperty(preferences, language));
  usePageTitle(name);
  const counted = (key: 'channel.subscribers' | 'channel.videoCount', count: number) =>
    t(key, { count, formatted: formatCount(count, language) });
  return (
    <header className={css.header}>
      <Avatar src={photoOf(channel, 100)} size={100} />
      <div className={css.text}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.facts}>
          {[channel.org, channel.group].filter(Boolean).join(' · ')}
          <br />
          {counted('channel.subscribers', channel.subscriber_count)}
          {' · '}
          {counted('channel.videoCount', channel.video_count)}
          {channel.inactive ? ` · ${t('channel.inactive')}` : ''}
        </p>
      </div>
    </header>
  );
}

export default function ChannelPage() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const client = useClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['channel', id],
    queryFn: ({ signal }) => client.getChannel({ id }, { signal }),
  });
  if (isPending) return <PageSpinner />;
  if (!data) {
    return isUnknown(error) ? <NotFound /> : <ListFailed onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Header channel={data} />
      <h2 className={css.heading}>{t('channel.videos')}</h2>
      <Videos id={data.id} />
    </>
  );
}
