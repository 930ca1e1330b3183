/** One video: its player, and everything around it. */
import type { VideoFull } from '@oshimado/contract';
import {
  formatDuration,
  hasHighlights,
  LIVE_REFRESH_MS,
  plainTitle,
  startSecond,
} from '@oshimado/domain';
import { ApiError, isUnknown } from '@oshimado/widgets/internal/base/errors';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { useClient } from '@oshimado/widgets/internal/base/context';
import { useSettings } from '@oshimado/widgets/internal/base/device';
import { videoExtrasQuery, videoQuery } from '@oshimado/widgets/internal/base/queries';
import { HighlightsBar } from '@oshimado/widgets/internal/features/highlights-bar';
import { useNoteWatched } from '@oshimado/widgets/internal/base/history';
import { ChatProvider } from '@oshimado/widgets/internal/parts/live-translations';
import {
  canFillScreen,
  PlayerPoster,
  PlayerProvider,
  toggleFullScreen,
  usePictureInPicture,
  useStagedPlayer,
  useStageState,
} from '@oshimado/widgets/internal/parts/player';
import { VideoInfo } from '@oshimado/widgets/internal/parts/video-info';
import { useChatAbsence, useShownChat } from '@oshimado/widgets/internal/parts/chat-frame';
import {
  useWatchChoices,
  useWatchKeys,
  VideoActions,
  WatchLayout,
  WatchToolbar,
} from '@oshimado/widgets/internal/features/watch-layout';
import { canLikeVideos, likeVideo } from '../../platform/like-video';
import { usePageTitle } from '../../platform/page-head';
import { useBack } from '../../platform/use-back';
import { PageSpinner } from '../../shell/PageSpinner';
import NotFound from '../NotFound';
import { useSecondOfLink } from './use-second-of-link';

const CaptionLayer = latePart(() => import('./late/Captions'));
const WatchChat = latePart(() => import('./late/WatchChat'));
const WatchSide = latePart(() => import('./late/WatchSide'));
const WatchComments = latePart(() => import('./late/WatchComments'));

function WatchVideo({ video }: { video: VideoFull }) {
  const [search] = useSearchParams();
  const back = useBack();
  const client = useClient();
  const { clipLangs } = useSettings();
  const extrasQuery = useQuery(videoExtrasQuery(client, video.id, clipLangs));
  const { data: answer, error, errorUpdateCount, isFetching, refetch } = extrasQuery;
  // Deferred: its cards and comments would be drawn in one long task.
  const extras = useDeferredValue(answer);
  // Counted, because a query that is asked again has no error until it fails again.
  const retryExtras =
    extras === undefined && errorUpdateCount > 0
      ? { error, onRetry: () => void refetch(), isBusy: isFetching || answer !== undefined }
      : undefined;
  const screen = useStageState(({ element }) => element);
  const playlistId = search.get('playlist');
  const named = startSecond(search.get('t'));
  const { media, jump, isStaged, play, start } = useStagedPlayer(video, { named, playlistId });
  const player = useMemo(() => ({ media, jump }), [media, jump]);
  // Not known while the page is hydrated.
  const canFill = useHydrated() && canFillScreen();
  const { isFloating, toggle: float } = usePictureInPicture();
  const canLike = media !== null && canLikeVideos();
  const [{ showLiveChat, showTl }] = useWatchChoices();
  useWatchKeys({ media, screen });
  useSecondOfLink(named, isStaged ? jump : undefined);
  usePageTitle(plainTitle(video.title));
  const isStream = video.type === 'stream';
  const ofChat = useShownChat(video);
  const isChatLine = useChatAbsence(ofChat) !== null;
  const hasFailed = retryExtras !== undefined;
  const full = useMemo(() => {
    if (extras) return { ...video, ...aroundOf(extras) };
    // Comments that did not come keep no place.
    return hasFailed ? { ...video, has_comments: undefined } : video;
  }, [video, extras, hasFailed]);
  // The same element each time: a part of the page that is not hydrated yet vanishes for a moment where it gets a new one.
  const chat = useMemo(() => <WatchChat video={ofChat} />, [ofChat]);
  const captions = screen && isStaged && showTl ? <CaptionLayer videoId={video.id} /> : null;
  return (
    <PlayerProvider value={player}>
      <WatchLayout
        poster={
          isStaged ? null : (
            <PlayerPoster
              video={video}
              onPlay={play}
              from={start > 0 ? formatDuration(start) : undefined}
            />
          )
        }
        marks={hasHighlights(full) ? <HighlightsBar video={full} /> : undefined}
        toolbar={
          <WatchToolbar
            hasChat={isStream}
            onBack={back}
            onLike={canLike && screen ? () => likeVideo(screen) : undefined}
            onReload={media?.reload}
            isFloating={isStaged && isFloating}
            onFloat={isStaged ? float : undefined}
            onFullScreen={
              isStaged && canFill && screen && !isFloating
                ? () => void toggleFullScreen(screen).catch(reportError)
                : undefined
            }
          >
            <VideoActions video={video} />
          </WatchToolbar>
        }
        side={<WatchSide video={full} playlistId={playlistId} />}
        chat={isStream && (showLiveChat || showTl) ? chat : null}
        isLive={video.status === 'live'}
        isReplay={ofChat.status === 'past'}
        isChatLine={isChatLine}
        isBeside={video.type === 'clip'}
      >
        <VideoInfo video={video} />
        {extras || retryExtras ? <WatchComments video={full} retry={retryExtras} /> : null}
      </WatchLayout>
      {captions && screen ? createPortal(captions, screen) : null}
    </PlayerProvider>
  );
}

/** What only the second answer has; the rest is that of the first, which is kept up to date. */
const aroundOf = ({
  comments,
  recommendations,
  same_source_clips,
  clips,
}: VideoFull): Partial<VideoFull> => ({ comments, recommendations, same_source_clips, clips });

export default function Watch() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...videoQuery(useClient(), id),
    // Viewers, and the beginning of a stream; with live translations open, the socket reports them sooner.
    refetchInterval: ({ state }) =>
      state.data?.status === 'live' || state.data?.status === 'upcoming' ? LIVE_REFRESH_MS : false,
  });
  useNoteWatched(data);
  if (data) {
    return (
      <ChatProvider>
        <WatchVideo key={data.id} video={data} />
      </ChatProvider>
    );
  }
  if (isPending) return <PageSpinner />;
  if (isUnknown(error)) return <NotFound />;
  return (
    <ApiError missing="page" error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  );
}
