/** A playlist as a stranger's page gets it: its name, how many videos it has, and their cards. */
import type { AnswerOf } from '@oshimado/contract';
import { PAGE_SIZE, playlistPath } from '@oshimado/domain';
import { useClient, useWidgets } from '../../base/context';
import { playlistQuery } from '../../base/queries';
import { VideoList } from '../../parts/video-list/VideoList';
import { VideoListSkeleton } from '../../parts/video-list/VideoListSkeleton';
import { Answer } from '../Answer';
import '../card-parts';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { useSelect, useSelectSelf } from '../use-select';
import * as about from '../about.css';
import * as css from './EmbedPlaylist.css';
import type { OshiPlaylistEvents } from './events';
import type { PlaylistOptions } from './options';

type Hooks = EmbedHooks<OshiPlaylistEvents>;
type AnsweredPlaylist = AnswerOf<'getPlaylist'>;

interface HeadProps extends Pick<Hooks, 'emit'> {
  readonly playlist: AnsweredPlaylist;
  readonly href: string;
}

function Head({ playlist: { name, videos }, href, emit }: HeadProps) {
  const { t, target } = useWidgets();
  return (
    <div className={css.head} data-part="about">
      <p className={about.name} data-part="name">
        <a
          className={about.link}
          href={href}
          translate="no"
          target={target}
          rel="noopener"
          onClick={useSelectSelf(emit)}
        >
          {name}
        </a>
      </p>
      <p className={about.line} data-part="count">
        {t('channel.videos', { count: videos.length })}
      </p>
    </div>
  );
}

function Videos({
  playlist: { name, videos },
  max,
}: Omit<HeadProps, 'href' | 'emit'> & { readonly max: number }) {
  const { t } = useWidgets();
  return videos.length === 0 ? (
    <p className={about.line}>{t('playlist.empty')}</p>
  ) : (
    <VideoList videos={videos.slice(0, max)} label={name} headingLevel={2} />
  );
}

function Playlist({
  options,
  onPhase,
  emit,
  complain,
}: Hooks & { readonly options: PlaylistOptions }) {
  const { t } = useWidgets();
  const client = useClient();
  const { api, playlist: id, max } = options;
  return (
    <Answer
      asked={`playlist="${id}"`}
      query={playlistQuery(client, id)}
      unknown={t('playlist.unknown')}
      {...{ onPhase, emit, complain }}
      onReady={({ videos }) => emit('oshi-ready', { count: Math.min(videos.length, max) })}
      loading={
        <div className={css.playlist}>
          <div className={css.head} />
          <VideoListSkeleton count={Math.min(max, PAGE_SIZE)} />
        </div>
      }
    >
      {(playlist) => (
        <div className={css.playlist} data-part="playlist">
          <Head playlist={playlist} href={api + playlistPath(id)} emit={emit} />
          <Videos playlist={playlist} max={max} />
        </div>
      )}
    </Answer>
  );
}

export type EmbedPlaylistProps = Hooks & Drawing<PlaylistOptions>;

export function EmbedPlaylist({ onPhase, emit, complain, ...drawing }: EmbedPlaylistProps) {
  const { options } = drawing;
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      {/* Another playlist, or the same one of another server, is another element. */}
      <Playlist
        key={`${options.api} ${options.playlist}`}
        options={options}
        {...{ onPhase, emit, complain }}
      />
    </EmbedPage>
  );
}
