import { watchTogether } from '@oshimado/domain';
import type { ActivePlaylist, playlistMachine } from '@oshimado/machines/playlist';
import { IconButton } from '@oshimado/ui/button';
import {
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  MoreIcon,
  MultiviewIcon,
  QueueIcon,
  PlusIcon,
  UndoIcon,
} from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import type { ActorRefFrom } from 'xstate';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { useWidgets } from '../../base/context';
import { useMatches } from '../../base/page';
import { downloadCsv } from './download-csv';
import type { PlaylistPanelApi, PlaylistTranslate } from './playlist-panel.connect';
import type { PlaylistQuestion } from './PlaylistQuestions';

export interface PlaylistMenuProps {
  readonly actor: ActorRefFrom<typeof playlistMachine>;
  readonly api: PlaylistPanelApi;
  readonly playlist: ActivePlaylist;
  readonly t: PlaylistTranslate;
  readonly pageHref: ((id: number) => string) | undefined;
  readonly onRename: () => void;
  readonly onAsk: (question: PlaylistQuestion) => void;
}

/** A dialog that opens while the menu still gives its focus back would lose it again. */
const afterMenu = (work: () => void) => void setTimeout(work);

/** New, rename, reset, export, delete. */
export function PlaylistMenu({
  actor,
  api,
  playlist,
  t,
  pageHref,
  onRename,
  onAsk,
}: PlaylistMenuProps) {
  const { LinkComponent, cardActions } = useWidgets();
  // On a fan site there is no such page.
  const hasMultiview = cardActions !== undefined;
  const hasVideos = playlist.videos.length > 0;
  const { id } = playlist;
  const isMobile = useMatches(PHONE_QUERY) ?? false;
  const together = watchTogether(playlist.videos, { isMobile });
  const { count, total } = together;
  return (
    <Menu trigger={<IconButton icon={MoreIcon} label={t('panel.menu')} />}>
      <MenuItem
        icon={PlusIcon}
        onSelect={() => afterMenu(() => actor.send({ type: 'playlist.new' }))}
      >
        {t('menu.new')}
      </MenuItem>
      <MenuItem icon={EditIcon} onSelect={() => afterMenu(onRename)}>
        {t('menu.rename')}
      </MenuItem>
      <MenuItem
        icon={UndoIcon}
        disabled={!api.canReset}
        onSelect={() => actor.send({ type: 'playlist.reset' })}
      >
        {t('menu.reset')}
      </MenuItem>
      {pageHref && id !== null ? (
        <MenuLinkItem
          icon={QueueIcon}
          href={pageHref(id)}
          target="_self"
          linkComponent={LinkComponent}
        >
          {t('menu.page')}
        </MenuLinkItem>
      ) : null}
      {together.ok && total > 1 && hasMultiview ? (
        <MenuLinkItem
          icon={MultiviewIcon}
          href={together.path}
          target="_self"
          linkComponent={LinkComponent}
        >
          {total > count ? t('menu.togetherFirst', { shown: count, total }) : t('menu.together')}
        </MenuLinkItem>
      ) : null}
      <MenuSeparator />
      <MenuItem
        icon={ExternalIcon}
        disabled={!hasVideos}
        onSelect={() => afterMenu(() => onAsk('youtube'))}
      >
        {t('export.title')}
      </MenuItem>
      <MenuItem
        icon={DownloadIcon}
        disabled={!hasVideos}
        onSelect={() => downloadCsv(api.name, playlist.videos)}
      >
        {t('menu.csv')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={DeleteIcon}
        disabled={api.isEmpty || api.isBusy}
        onSelect={() => afterMenu(() => onAsk('removal'))}
      >
        {t(`menu.${api.removal}`)}
      </MenuItem>
    </Menu>
  );
}
