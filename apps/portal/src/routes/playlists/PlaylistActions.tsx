import type { Playlist } from '@oshimado/contract';
import { watchPath } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { DownloadIcon, EditIcon, ExternalIcon, Icon, PlayIcon, ShareIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { downloadCsv, playlistName, YoutubeExportDialog } from '@oshimado/widgets';
import { useState } from 'react';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import * as css from './PlaylistPage.css';
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
    try {
      await navigator.clipboard.writeText(new URL(`/playlist/${id}`, location.href).href);
      notify({ key: 'copy', tone: 'success', title: t('own.copied') });
    } catch {
      notify({ key: 'copy', tone: 'danger', title: t('own.copyFailed') });
    }
  };
  return (
    <Button startIcon={ShareIcon} onClick={() => void copy()}>
      {t('own.copy')}
    </Button>
  );
}

function ExportMenu({ playlist }: { playlist: Playlist }) {
  const t = useTranslate('playlists');
  const [isOpen, setOpen] = useState(false);
  const { videos } = playlist;
  if (videos.length === 0) return null;
  return (
    <>
      <Menu trigger={<Button startIcon={DownloadIcon}>{t('own.export')}</Button>}>
        {/* After the menu has given its focus back, or the dialog would lose it. */}
        <MenuItem icon={ExternalIcon} onSelect={() => setTimeout(() => setOpen(true))}>
          {t('menu.youtube')}
        </MenuItem>
        <MenuItem
          icon={DownloadIcon}
          onSelect={() => downloadCsv(playlistName(playlist.name, t), videos)}
        >
          {t('menu.csv')}
        </MenuItem>
      </Menu>
      <YoutubeExportDialog
        ids={videos.map(({ id }) => id)}
        t={t}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

export function PlaylistActions({ playlist, isOwn, isActive }: PlaylistActionsProps) {
  const t = useTranslate('playlists');
  const { opening, open } = useOpenPlaylist();
  const [first] = playlist.videos;
  return (
    <div className={css.actions}>
      {first ? (
        <ButtonLink
          variant="solid"
          component={RouterLink}
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
      <ExportMenu playlist={playlist} />
    </div>
  );
}
