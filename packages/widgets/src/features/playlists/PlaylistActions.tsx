import type { Playlist } from '@oshimado/contract';
import { watchPath } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EditIcon, Icon, PlayIcon, ShareIcon } from '@oshimado/ui/icon';
import { copyText } from '../../base/browser';
import { playlistName } from '../../parts/playlist-panel';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { WatchTogether } from '../../parts/watch-together';
import { ExportMenu } from '../../parts/playlist-panel/ExportMenu';
import * as css from './PlaylistDetails.css';
import { useOpenPlaylist } from './use-playlists';

export interface PlaylistActionsProps {
  readonly playlist: Playlist;
  readonly isOwn: boolean;
  readonly isActive: boolean;
}

function CopyLink({ id }: { id: number }) {
  const t = useTranslate('playlists');
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(new URL(`/playlist/${id}`, location.href).href);
    notify({
      key: 'copy',
      tone: isCopied ? 'success' : 'danger',
      title: t(isCopied ? 'own.copied' : 'own.copyFailed'),
    });
  };
  return (
    <Button startIcon={ShareIcon} onClick={() => void copy()}>
      {t('own.copy')}
    </Button>
  );
}

/** Play, edit, copy the link, and export. */
export function PlaylistActions({ playlist, isOwn, isActive }: PlaylistActionsProps) {
  const t = useTranslate('playlists');
  const { opening, open } = useOpenPlaylist();
  const [first] = playlist.videos;
  return (
    <div className={css.actions}>
      {first ? (
        <ButtonLink
          variant="solid"
          component={PageLink}
          href={`${watchPath(first.id)}?playlist=${playlist.id}`}
        >
          <Icon icon={PlayIcon} size="small" />
          {t('own.play')}
        </ButtonLink>
      ) : null}
      {isActive ? null : (
        <Button startIcon={EditIcon} busy={opening !== null} onClick={() => open(playlist.id)}>
          {t(isOwn ? 'own.activate' : 'own.activateOthers')}
        </Button>
      )}
      <CopyLink id={playlist.id} />
      {first ? (
        <ExportMenu
          label={t('own.export')}
          videos={playlist.videos}
          name={playlistName(playlist.name, t)}
        />
      ) : null}
      <WatchTogether videos={playlist.videos} />
    </div>
  );
}
