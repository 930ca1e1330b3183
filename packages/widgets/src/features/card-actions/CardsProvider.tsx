/** Gives the cards below it what an embed leaves out: saving, dimming of watched videos, dragging and the whole menu. */
import type { Video } from '@oshimado/contract';
import { platformPage, watchPath, webUrl } from '@oshimado/domain';
import {
  type CardActions,
  type CardPartProps,
  useWidgets,
  WidgetsProvider,
} from '../../base/context';
import { dragVideo, SaveToggle } from '../../parts/video-card';
import { titleSelection } from '../../parts/video-card/title-selection';
import { useSettings } from '../../base/device';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { listedVideo } from '../../base/device';
import { useActors, useActorValue, useSend, useViewer } from '../../base/viewer';
import { isPlainPress } from '../../base/page';
import { askedPart, PartGivenUp } from '../../base/asked-part';
import { latePart } from '../../base/late-part';
import { reportError } from '../../base/reporting';
import { useWatchedIds } from '../../base/history';
import { useNotify } from '../../base/toasts';
import { useActorEvent } from '../../base/state/use-actor-event';
import { Spinner } from '@oshimado/ui/spinner';
import { hasVideo } from '@oshimado/machines/playlist';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '../../base/sentences';
import { entriesPlace } from './CardsProvider.css';
import { createLibraryFlag } from './library-flag';
import { useLateWords } from './use-late-words';
import { useRequestedDialog } from '../../base/asked-part/use-requested-dialog';
import { PLAYLISTS } from '../../base/queries';

/** Refetches the playlists after a change on the server, and shows a toast when a change failed. */
function useTaskToasts(): void {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const notify = useNotify();
  const words = useLateWords();
  const renew = () => void queries.invalidateQueries({ queryKey: [PLAYLISTS] });
  const showFailure = async (kind: 'membership' | 'deletion') => {
    const t = await words();
    notify({ key: 'playlist', tone: 'danger', title: t(`task.${kind}`) });
  };
  useActorEvent(playlist, 'playlist.saved', renew);
  useActorEvent(playlist, 'task.done', renew);
  useActorEvent(playlist, 'task.failed', ({ task }) => {
    showFailure(task.kind).catch(reportError);
  });
}

/** Adds a video to the current playlist, or removes it. */
function CardSaveToggle({ video, title, shape }: CardPartProps) {
  const send = useSend('playlist');
  const isSaved = useActorValue('playlist', (state) => hasVideo(state, video.id), false);
  return (
    <SaveToggle
      title={title}
      shape={shape}
      isSaved={isSaved}
      onToggle={() =>
        send(
          isSaved
            ? { type: 'video.remove', id: video.id }
            : { type: 'video.add', video: listedVideo(video) },
        )
      }
    />
  );
}

/** In place of the entries of a menu, which may contain nothing else. The code of real entries comes with the menu. */
const EntriesPlace = ({ children }: { children: ReactNode }) => (
  <div role="menuitem" aria-disabled="true" tabIndex={-1} className={entriesPlace}>
    {children}
  </div>
);

function EntriesLoading() {
  const t = useTranslate();
  return (
    <EntriesPlace>
      <Spinner label={t('loading')} />
    </EntriesPlace>
  );
}

function EntriesFailed() {
  const { t } = useWidgets();
  return <EntriesPlace>{t('menu.loadFailed')}</EntriesPlace>;
}

const PlaylistEntries = latePart(() => import('./PlaylistEntries'), {
  Loading: EntriesLoading,
  Failed: EntriesFailed,
});
const WatchProgress = latePart(() => import('./WatchProgress'));
const PlaceholderDialog = askedPart(() => import('./PlaceholderDialog'));
/** If the question cannot be loaded, the answer is no: the current playlist stays. */
function DiscardFailed() {
  const send = useSend('playlist');
  return <PartGivenUp onClose={() => send({ type: 'change.cancel' })} />;
}
const DiscardHost = latePart(() => import('./DiscardHost'), { Failed: DiscardFailed });

const loadUpload = async () =>
  (await import('../../parts/script-upload/UploadScriptDialog')).default;
const loadQuickEditor = async () =>
  (await import('../../parts/quick-editor/QuickEditorDialog')).default;

const loadLibrary = async () => (await import('../../base/library/library')).library;

const drag: CardActions['onDragStart'] = (video, event) =>
  dragVideo(video, new URL(watchPath(video.id), location.href).href, event);

function useLibraryFlag() {
  const notify = useNotify();
  const words = useLateWords();
  return useMemo(
    () =>
      createLibraryFlag(loadLibrary, (result) => {
        const say = async () => {
          const t = await words();
          notify({
            key: 'library',
            tone: result === 'failed' ? 'danger' : 'success',
            title: t(`library.${result}`),
          });
        };
        say().catch(reportError);
      }),
    [notify, words],
  );
}

type Opened = Pick<CardActions['menu'], 'onReport' | 'onUploadScript' | 'onQuickEdit'>;

function useCardActions({ onReport, onUploadScript, onQuickEdit }: Opened): CardActions {
  const { redirectMode } = useSettings();
  const { user } = useViewer();
  // Deferred: a change draws all cards of the page again, which a synchronous update would do in one long task.
  const watchedIds = useDeferredValue(useWatchedIds());
  const library = useLibraryFlag();
  const isGuest = user === null;
  return useMemo(
    () => ({
      watchedIds,
      SaveToggle: CardSaveToggle,
      WatchProgress,
      pictureHref: redirectMode ? platformPage : undefined,
      onDragStart: drag,
      titleSelection,
      menu: {
        isGuest,
        PlaylistEntries,
        library,
        onReport,
        onUploadScript,
        onQuickEdit,
        viewer: user ?? undefined,
      },
    }),
    [watchedIds, redirectMode, isGuest, user, library, onReport, onUploadScript, onQuickEdit],
  );
}

/** Placeholders open a dialog, except those of an external stream, which open their link. */
const hasDialog = (video: Video) =>
  video.type === 'placeholder' &&
  !(video.placeholderType === 'external-stream' && webUrl(video.link) !== undefined);

export interface CardsProviderProps {
  /** Opens the report dialog for a video. The same function for the life of the page. */
  readonly onReport: (video: Video) => void;
  readonly children: ReactNode;
}

/** Card actions, the dialogs that menus open, the dialog of placeholders, and the question before unsaved changes are discarded. */
export function CardsProvider({ onReport, children }: CardsProviderProps) {
  const environment = useWidgets();
  const upload = useRequestedDialog(loadUpload);
  const quickEditor = useRequestedDialog(loadQuickEditor);
  const cardActions = useCardActions({
    onReport,
    onUploadScript: upload.open,
    onQuickEdit: quickEditor.open,
  });
  const [placeholder, setPlaceholder] = useState<Video | null>(null);
  const isAsking = useActorValue('playlist', ({ context }) => context.wanted !== null, false);
  useTaskToasts();
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
      {upload.dialog}
      {quickEditor.dialog}
      {isAsking ? <DiscardHost /> : null}
    </WidgetsProvider>
  );
}
