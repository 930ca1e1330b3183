import type { ActivePlaylist, playlistMachine } from '@oshimado/machines/playlist';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import type { ActorRefFrom } from 'xstate';
import { useWidgets } from '../../base/context';
import type { PlaylistPanelApi, PlaylistTranslate } from './playlist-panel.connect';
import { YoutubeExportDialog } from './YoutubeExportDialog';

/** What the viewer asked for in the menu and has yet to answer. */
export type PlaylistQuestion = 'removal' | 'youtube' | null;

/** Asked wherever another list is wanted while the one at hand has unsaved changes. */
export function DiscardQuestion({
  actor,
  isAsking,
  t,
}: {
  readonly actor: ActorRefFrom<typeof playlistMachine>;
  readonly isAsking: boolean;
  readonly t: PlaylistTranslate;
}) {
  const { t: tWidgets } = useWidgets();
  return (
    <AlertDialog
      title={t('ask.title')}
      description={t('ask.text')}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t('ask.discard')}
      open={isAsking}
      onAction={() => actor.send({ type: 'change.confirm' })}
      // Also called after an answer; the machine ignores the second event.
      onClose={() => actor.send({ type: 'change.cancel' })}
    />
  );
}

export interface PlaylistQuestionsProps {
  readonly actor: ActorRefFrom<typeof playlistMachine>;
  readonly api: PlaylistPanelApi;
  readonly playlist: ActivePlaylist;
  readonly t: PlaylistTranslate;
  readonly question: PlaylistQuestion;
  readonly onAsk: (question: PlaylistQuestion) => void;
}

export function PlaylistQuestions({
  actor,
  api,
  playlist,
  t,
  question,
  onAsk,
}: PlaylistQuestionsProps) {
  const { t: tWidgets } = useWidgets();
  const close = () => onAsk(null);
  return (
    <>
      <AlertDialog
        title={t(`ask.${api.removal}Title`, { name: api.name })}
        description={t(`ask.${api.removal}Text`)}
        cancelLabel={tWidgets('cancel')}
        actionLabel={t(`menu.${api.removal}`)}
        open={question === 'removal'}
        onClose={close}
        onAction={() => actor.send({ type: 'playlist.delete' })}
      />
      <YoutubeExportDialog
        ids={playlist.videos.map(({ id }) => id)}
        t={t}
        open={question === 'youtube'}
        onClose={close}
      />
    </>
  );
}
