/** One video: its player, and everything around it. */
import { CallError, type VideoFull } from '@oshimado/contract';
import { startSecond } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useClient } from '@oshimado/widgets/context';
import { useSettings, videoQuery } from '@oshimado/widgets';
import { ListFailed } from '@oshimado/widgets/feed-page';
import { useNoteWatched } from '@oshimado/widgets/history';
import {
  canFillScreen,
  PlayerPoster,
  PlayerProvider,
  toggleFullScreen,
  useStagedPlayer,
  useStageState,
} from '@oshimado/widgets/player';
import { useWatchKeys, WatchLayout, WatchToolbar } from '@oshimado/widgets/watch-layout';
import { usePageTitle } from '../../platform/page-head';
import { PageSpinner } from '../../shell/PageSpinner';
import NotFound from '../NotFound';
import * as css from './Watch.css';

const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

const subscribeToNothing = () => () => undefined;

/** Whether the browser can show an element on the whole screen; not known while the page is hydrated. */
const useCanFillScreen = () => useSyncExternalStore(subscribeToNothing, canFillScreen, () => false);

function WatchVideo({ video }: { video: VideoFull }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { autoplayVideo } = useSettings();
  const screen = useStageState(({ element }) => element);
  const start = startSecond(search.get('t'));
  const autoplay = autoplayVideo || search.has('playlist');
  const { media, jump, isStaged, play } = useStagedPlayer(video, { start, autoplay });
  const player = useMemo(() => ({ media, jump }), [media, jump]);
  const canFill = useCanFillScreen();
  useWatchKeys({ media, screen });
  const isStream = video.type === 'stream';
  usePageTitle(video.title);
  return (
    <PlayerProvider value={player}>
      <WatchLayout
        poster={isStaged ? null : <PlayerPoster video={video} onPlay={play} />}
        toolbar={
          <WatchToolbar
            video={video}
            hasChat={isStream}
            onBack={() => void navigate(-1)}
            onReload={media?.reload}
            onFullScreen={
              isStaged && canFill && screen ? () => void toggleFullScreen(screen) : undefined
            }
          />
        }
        side={null}
        chat={null}
        isBeside={video.type === 'clip'}
      >
        <h1 className={css.title}>{video.title}</h1>
      </WatchLayout>
    </PlayerProvider>
  );
}

export default function Watch() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(videoQuery(useClient(), id));
  useNoteWatched(data?.id);
  if (data) return <WatchVideo key={data.id} video={data} />;
  if (isPending) return <PageSpinner />;
  return isUnknown(error) ? <NotFound /> : <ListFailed onRetry={() => void refetch()} />;
}
