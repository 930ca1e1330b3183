/** One video: its picture, what is known about it, and the way to where it plays. */
import { CallError, type VideoFull } from '@oshimado/contract';
import {
  channelPath,
  displayName,
  formatDuration,
  plainTitle,
  thumbnailOf,
  watchPath,
  webUrl,
  youtubeUrl,
} from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { ExternalIcon, Icon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { textLanguage, useWidgets, videoQuery } from '@oshimado/widgets';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RouterLink } from '../../platform/RouterLink';
import { useLanguage, useNameProperty, useTranslate } from '@oshimado/widgets/sentences';
import { useClient } from '@oshimado/widgets/context';
import { usePageTitle } from '../../platform/page-head';
import { useNoteWatched } from '@oshimado/widgets/history';
import { PageSpinner } from '../../shell/PageSpinner';
import { ListFailed } from '@oshimado/widgets/feed-page';
import NotFound from '../NotFound';
import * as css from './Watch.css';

const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** YouTube for what YouTube has; the named page for streams and events elsewhere. */
const destinationOf = (video: VideoFull) =>
  video.type === 'placeholder' ? webUrl(video.link) : youtubeUrl(video.id);

function useVideo(id: string) {
  const client = useClient();
  return useQuery(videoQuery(client, id));
}

function Songs({ video }: { video: VideoFull }) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  if (video.songs.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{t('songs')}</h2>
      <ol className={css.songs}>
        {video.songs.map((song) => (
          <li key={song.id}>
            <a href={`${youtubeUrl(video.id)}&t=${song.start}s`} rel="noopener" target="_blank">
              {formatDuration(song.start)}
            </a>{' '}
            <span lang={textLanguage(song.name, language)}>{song.name}</span>{' '}
            <small lang={textLanguage(song.original_artist, language)}>
              {song.original_artist}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Related({ title, videos }: { title: string; videos: VideoFull['clips'] }) {
  const { language } = useLanguage();
  if (videos.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.related}>
        {videos.map((video) => (
          <li key={video.id}>
            <RouterLink href={watchPath(video.id)} lang={textLanguage(video.title, language)}>
              {plainTitle(video.title)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NamedChannel = Parameters<typeof displayName>[0] & { readonly id: string };

function ChannelLink({ channel }: { channel: NamedChannel }) {
  const { language } = useLanguage();
  const name = displayName(channel, useNameProperty());
  return (
    <RouterLink href={channelPath(channel.id)} lang={textLanguage(name, language)}>
      {name}
    </RouterLink>
  );
}

function Details({ video }: { video: VideoFull }) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const { hidesPictures } = useWidgets();
  const destination = destinationOf(video);
  const title = plainTitle(video.title);
  usePageTitle(title);
  return (
    <article className={css.page}>
      {hidesPictures ? null : (
        <img className={css.picture} src={thumbnailOf(video, 'maxresdefault')} alt="" />
      )}
      <h1 className={css.title} lang={textLanguage(title, language)}>
        {title}
      </h1>
      <p className={css.channel}>
        <ChannelLink channel={video.channel} />
      </p>
      {video.status === 'missing' ? <Notice tone="warning">{t('missing')}</Notice> : null}
      {destination ? (
        <p>
          <ButtonLink href={destination} target="_blank" rel="noopener">
            <Icon icon={ExternalIcon} />
            {t(video.type === 'placeholder' ? 'atSource' : 'onYoutube')}
          </ButtonLink>
        </p>
      ) : null}
      {video.mentions.length > 0 ? (
        <p>
          {t('with')}{' '}
          {video.mentions.map((mention, index) => (
            <span key={mention.id}>
              {index > 0 ? ' · ' : ''}
              <ChannelLink channel={mention} />
            </span>
          ))}
        </p>
      ) : null}
      <Songs video={video} />
      <Related title={t('clips')} videos={video.clips} />
      <Related title={t('sources')} videos={video.sources} />
      {video.description ? (
        <section>
          <h2 className={css.heading}>{t('description')}</h2>
          <p className={css.description} lang={textLanguage(video.description, language)}>
            {video.description}
          </p>
        </section>
      ) : null}
    </article>
  );
}

export default function Watch() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useVideo(id);
  useNoteWatched(data?.id);
  if (data) return <Details video={data} />;
  if (isPending) return <PageSpinner />;
  return isUnknown(error) ? <NotFound /> : <ListFailed onRetry={() => void refetch()} />;
}
