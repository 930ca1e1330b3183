/** Streams that are views of one event with a video, those that could be, and what editors say of them. */
import { rowsOf, type Video, type VideoFull } from '@oshimado/contract';
import { inTimeOrder, joinRefusal } from '@oshimado/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { LIVE_BOARD, SCHEDULE } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useUndoableMutation } from '../../base/toasts/use-undoable-mutation';
import { useEditToasts, useRefreshVideo } from '../../parts/video-edits';

/** The server takes as many in one call. */
const CHANNELS_MAX = 100;

interface Word {
  readonly other: Video;
  readonly same: boolean;
}

export function useEventEdits({ id, channel, mentions }: VideoFull) {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const client = useClient();
  const queries = useQueryClient();
  const refresh = useRefreshVideo(id);
  const toasts = useEditToasts();
  const channels = [channel.id, ...mentions.map((mention) => mention.id)].slice(0, CHANNELS_MAX);
  const queryKey = ['event-streams', id, channels];
  const ask = async (signal: AbortSignal) =>
    rowsOf<Video>(
      await client.getUsersLive(
        { channels, includePlaceholder: true, include: ['mentions', 'event'] },
        { signal },
      ),
    );
  const { data, error, isPending, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
  });
  const own = data?.find((video) => video.id === id);
  const others = own ? inTimeOrder(data ?? []).filter((video) => video.id !== id) : [];
  const isMember = ({ event_id }: Video) => event_id !== undefined && event_id === own?.event_id;

  /** Says it; resolves to what was said before. */
  const say = async (other: Video, same: boolean | null) => {
    const { before } = await client.postVideoEvent({ id, body: { with: other.id, same } });
    refresh();
    for (const key of [LIVE_BOARD, SCHEDULE]) void queries.invalidateQueries({ queryKey: [key] });
    await queries
      .fetchQuery({
        queryKey,
        queryFn: ({ signal }) => ask(signal),
        staleTime: 0,
      })
      // The word is saved; the tab itself says that its streams could not be loaded.
      .catch(() => undefined);
    return before;
  };
  const saying = useUndoableMutation({
    toasts,
    change: ({ other, same }: Word) => say(other, same),
    undo: (before, { other }) => say(other, before),
    done: (_, { other: { title }, same }) =>
      same ? t('event.joined', { title }) : t('event.parted', { title }),
    undone: tEditing('quick.done.undone'),
    undoFailed: tEditing('quick.failed.undo'),
    onFailed: (cause) => toasts.sayFailed(t('event.saveFailed'), cause),
  });
  return {
    status: isPending ? 'loading' : isError && data === undefined ? 'failed' : 'ready',
    error,
    isFetching,
    retry: () => void refetch(),
    /** Whether the video is on the board, which only live and upcoming streams are. */
    isOpen: own !== undefined,
    members: others.filter(isMember),
    candidates: others.filter(
      (video) => !isMember(video) && own && joinRefusal(own, video) === undefined,
    ),
    say: (word: Word) => {
      if (!saying.isPending) saying.mutate(word);
    },
    saying: saying.isPending ? saying.variables.other.id : undefined,
  } as const;
}
