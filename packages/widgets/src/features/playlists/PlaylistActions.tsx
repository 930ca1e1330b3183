import type { Playlist } from '@oshimado/contract';
import { playlistPath, watchPath } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EditIcon, Icon, PlayIcon, ShareIcon } from '@oshimado/ui/icon';
import type { ComponentProps } from 'react';
import { playlistName } from '../../parts/playlist-panel';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { ShareButton } from '../../parts/share-menu';
import { WatchTogether } from '../../parts/watch-together';
import { ExportMenu } from '../../parts/playlist-panel/ExportMenu';
import * as css from './PlaylistDetails.css';
import { useOpenPlaylist } from './use-playlists';

export interface PlaylistActionsProps {
  readonly playlist: Playlist;
  readonly isOwn: boolean;
  readonly isActive: boolean;
}

const ShareTrigger = (props: ComponentProps<'button'>) => (
  <Button startIcon={ShareIcon} {...props}>
    {useTranslate('playlists')('own.share')}
  </Button>
);

/** Play, edit, share, and export. */
export function PlaylistActions({ playlist, isOwn, isActive }: PlaylistActionsProps) {
  const t = useTranslate('playlists');
  const { opening, open } = useOpenPlaylist();
  const [first] = playlist.videos;
  const name = playlistName(playlist.name, t);
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
      <ShareButton
        path={playlistPath(String(playlist.id))}
        title={name}
        embed={{ tag: 'oshi-playlist', attributes: { playlist: String(playlist.id) } }}
        Trigger={ShareTrigger}
      />
      {first ? <ExportMenu label={t('own.export')} videos={playlist.videos} name={name} /> : null}
      <WatchTogether videos={playlist.videos} />
    </div>
  );
}
