/** Gives every card of the portal what an embed goes without: saving, dimming, dragging, the whole menu. */
import type { Video } from '@oshimado/contract';
import { webUrl, youtubeUrl, watchPath } from '@oshimado/domain';
import { dragVideo, useWidgets, WidgetsProvider, type CardActions } from '@oshimado/widgets';
import { useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useActorValue, useSend } from '../actors/ActorsProvider';
import { useSettings } from '../actors/use-settings';
import { useViewer } from '../actors/use-viewer';
import { isPlainPress } from '../app/is-plain-press';
import { askedPart, PartGivenUp } from '../errors/asked-part';
import { latePart } from '../errors/late-part';
import { PartFailed } from '../errors/PartFailed';
import { reportError } from '../errors/report';
import { useWatchedIds } from '../history/use-watched';
import { useNotify } from '../notices/NoticesProvider';
import { useOpenReport } from '../report/ReportProvider';
import { PageSpinner } from '../shell/PageSpinner';
import { CardSaveToggle } from './CardSaveToggle';
import { createLibraryFlag } from './library-flag';
import { useLateWords } from './use-late-words';
import { useTaskNotices } from './use-task-notices';

const PlaylistEntries = latePart(() => import('./PlaylistEntries'), {
  Loading: PageSpinner,
  Failed: PartFailed,
});
const PlaceholderDialog = askedPart(() => import('./PlaceholderDialog'));
/** A question that cannot be asked is answered with no: what is at hand stays. */
function DiscardFailed() {
  const send = useSend('playlist');
  return <PartGivenUp onClose={() => send({ type: 'change.cancel' })} />;
}
const DiscardHost = latePart(() => import('./DiscardHost'), { Failed: DiscardFailed });

const loadLibrary = async () => (await import('../routes/library/library')).library;

const drag: CardActions['onDragStart'] = (video, event) =>
  dragVideo(video, new URL(watchPath(video.id), location.href).href, event);

function useLibraryFlag() {
  const notify = useNotify();
  const words = useLateWords();
  return useMemo(
    () =>
      createLibraryFlag(loadLibrary, (told) => {
        const say = async () => {
          const t = await words();
          notify({
            key: 'library',
            tone: told === 'failed' ? 'danger' : 'success',
            title: t(`library.${told}`),
          });
        };
        say().catch(reportError);
      }),
    [notify, words],
  );
}

function useCardActions(): CardActions {
  const { redirectMode } = useSettings();
  const { user } = useViewer();
  const onReport = useOpenReport();
  const watchedIds = useWatchedIds();
  const library = useLibraryFlag();
  const isGuest = user === null;
  return useMemo(
    () => ({
      watchedIds,
      SaveToggle: CardSaveToggle,
      pictureHref: redirectMode ? ({ id }) => youtubeUrl(id) : undefined,
      onDragStart: drag,
      menu: { isGuest, PlaylistEntries, library, onReport },
    }),
    [watchedIds, redirectMode, isGuest, library, onReport],
  );
}

/** "External-stream placeholders open their link"; any other has a dialog of its own. */
const hasDialog = (video: Video) =>
  video.type === 'placeholder' &&
  !(video.placeholderType === 'external-stream' && webUrl(video.link) !== undefined);

export function CardsProvider({ children }: { children: ReactNode }) {
  const environment = useWidgets();
  const cardActions = useCardActions();
  const [placeholder, setPlaceholder] = useState<Video | null>(null);
  const isAsking = useActorValue('playlist', ({ context }) => context.wanted !== null, false);
  useTaskNotices();
  const onSelect = useCallback((video: Video, event: MouseEvent) => {
    if (!hasDialog(video) || !isPlainPress(event)) return;
    event.preventDefault();
    setPlaceholder(video);
  }, []);
  const value = useMemo(
    () => ({ ...environment, cardActions, onSelect }),
    [environment, cardActions, onSelect],
  );
  return (
    <WidgetsProvider value={value}>
      {children}
      {placeholder ? (
        <PlaceholderDialog video={placeholder} onClose={() => setPlaceholder(null)} />
      ) : null}
      {isAsking ? <DiscardHost /> : null}
    </WidgetsProvider>
  );
}
