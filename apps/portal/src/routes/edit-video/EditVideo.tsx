/** `/edit/video/:id/:tab?`: topic, songs and mentions of one video, beside its player. */
import type { VideoFull } from '@oshimado/contract';
import {
  formatDuration,
  LIVE_REFRESH_MS,
  plainTitle,
  startSecond,
  editVideoPath,
} from '@oshimado/domain';
import { useSettings } from '@oshimado/widgets/internal/base/device';
import { videoExtrasQuery, videoQuery } from '@oshimado/widgets/internal/base/queries';
import { useClient } from '@oshimado/widgets/internal/base/context';
import { editTabOf, EditVideo, type EditTab } from '@oshimado/widgets/internal/features/edit-video';
import { ApiError, isUnknown } from '@oshimado/widgets/internal/base/errors';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import {
  PlayerPoster,
  PlayerProvider,
  useStagedPlayer,
} from '@oshimado/widgets/internal/parts/player';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { PageSpinner } from '../../shell/PageSpinner';
import NotFound from '../NotFound';

const EditChat = latePart(() => import('./late/EditChat'));

/** The player of the page. Its jumps leave the form where it is: the player is always in sight. */
function usePlayerOfPage(video: VideoFull) {
  const [search] = useSearchParams();
  const named = startSecond(search.get('t'));
  const staged = useStagedPlayer(video, { named, playlistId: null });
  const { media, jump, start } = staged;
  const player = useMemo(
    () => ({
      media,
      jump: (seconds: number) => {
        if (media === null) return jump(seconds);
        media.seek(seconds);
        media.play();
      },
    }),
    [media, jump],
  );
  const from = start > 0 ? formatDuration(start) : undefined;
  const poster = staged.isStaged ? null : (
    <PlayerPoster video={video} onPlay={staged.play} from={from} />
  );
  return { player, poster };
}

/** Where the address names no part, or one that is off, it is made to name the one that is shown. */
function useTabInAddress(id: string, tab: EditTab, named: string | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isNamed = tab === named;
  useEffect(() => {
    if (!isNamed) void navigate(editVideoPath(id, tab) + search, { replace: true });
  }, [isNamed, id, tab, search, navigate]);
}

interface EditingProps {
  readonly video: VideoFull;
  /** The part that the address names. */
  readonly named: string | undefined;
}

function Editing({ video, named }: EditingProps) {
  const tab = editTabOf(named, video.type);
  useTabInAddress(video.id, tab, named);
  const t = useTranslate('editVideo');
  const { clipLangs } = useSettings();
  const { data: extras, isError } = useQuery(videoExtrasQuery(useClient(), video.id, clipLangs));
  const { player, poster } = usePlayerOfPage(video);
  usePageTitle(`${t(`tabs.${tab}`)} · ${plainTitle(video.title)}`);
  return (
    <PlayerProvider value={player}>
      <EditVideo
        video={video}
        tab={tab}
        // Comments only help: without them the page works all the same.
        comments={extras?.comments ?? (extras || isError ? [] : undefined)}
        poster={poster}
        chat={
          video.type === 'stream' && video.status === 'live' ? <EditChat video={video} /> : null
        }
      />
    </PlayerProvider>
  );
}

export default function EditVideoPage() {
  const { id = '', tab: named } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...videoQuery(useClient(), id),
    refetchInterval: ({ state }) => (state.data?.status === 'live' ? LIVE_REFRESH_MS : false),
  });
  if (data) {
    return <Editing key={data.id} video={data} named={named} />;
  }
  if (isPending) return <PageSpinner />;
  if (isUnknown(error)) return <NotFound />;
  return (
    <ApiError missing="page" error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  );
}
