/** Entries of a card's menu that lead into the portal or change what the viewer keeps. */
import { openChat } from '../../base/browser/open-chat';
import { may } from '@oshimado/domain';
import type { Video } from '@oshimado/contract';
import { MenuItem, MenuLinkItem, Submenu } from '@oshimado/ui/menu';
import {
  AddToListIcon,
  BookmarkIcon,
  ChatIcon,
  CheckIcon,
  EditIcon,
  MultiviewIcon,
  TranslateIcon,
  UploadIcon,
  WarningIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { Suspense, useSyncExternalStore } from 'react';
import { useWidgets, type CardFlag, type CardMenuActions } from '../../base/context';
import type { CardMenuPaths } from './card-menu.connect';
import { useLateEntry } from './late-entry';

export interface PortalEntriesProps {
  readonly video: Video;
  readonly paths: CardMenuPaths;
  readonly actions: CardMenuActions;
}

type PathEntry = 'edit' | 'multiview' | 'tlClient' | 'scriptEditor' | 'uploadScript';

const ICONS: Readonly<Record<PathEntry, IconType>> = {
  edit: EditIcon,
  multiview: MultiviewIcon,
  tlClient: TranslateIcon,
  scriptEditor: TranslateIcon,
  uploadScript: UploadIcon,
};

function PathItem({ name, paths }: { name: PathEntry; paths: CardMenuPaths }) {
  const { t, LinkComponent } = useWidgets();
  const href = paths[name];
  return href ? (
    <MenuLinkItem icon={ICONS[name]} href={href} target="_self" linkComponent={LinkComponent}>
      {t(`menu.${name}`)}
    </MenuLinkItem>
  ) : null;
}

function LibraryItem({ video, library }: { video: Video; library: CardFlag }) {
  const { t } = useWidgets();
  const isKept = useSyncExternalStore(
    library.subscribe,
    () => library.has(video.id),
    () => false,
  );
  return (
    <MenuItem icon={isKept ? CheckIcon : BookmarkIcon} onSelect={() => library.toggle(video)}>
      {t(isKept ? 'menu.libraryRemove' : 'menu.librarySave')}
    </MenuItem>
  );
}

/** Reminder, edit, multiview, playlists, library. */
export function FirstPortalEntries({ video, paths, actions }: PortalEntriesProps) {
  const { t } = useWidgets();
  const { PlaylistEntries, library } = actions;
  const entry = useLateEntry();
  const late = paths.canRemind ? entry : undefined;
  return (
    <>
      {late ? <late.Item onSelect={() => late.open(video)} /> : null}
      <PathItem name="edit" paths={paths} />
      <PathItem name="multiview" paths={paths} />
      {paths.canBeSaved ? (
        <>
          <Submenu icon={AddToListIcon} label={t('menu.playlist')}>
            <Suspense fallback={<MenuItem disabled>{t('menu.loading')}</MenuItem>}>
              <PlaylistEntries video={video} />
            </Suspense>
          </Submenu>
          <LibraryItem video={video} library={library} />
        </>
      ) : null}
    </>
  );
}

/** Translation, chat, quick editor, report. */
export function LastPortalEntries({ video, paths, actions }: PortalEntriesProps) {
  const { t } = useWidgets();
  const { chat, canUploadScript } = paths;
  const { onUploadScript, onQuickEdit, onReport, viewer } = actions;
  return (
    <>
      <PathItem name="tlClient" paths={paths} />
      <PathItem name="scriptEditor" paths={paths} />
      <PathItem name="uploadScript" paths={paths} />
      {canUploadScript && onUploadScript ? (
        <MenuItem icon={UploadIcon} onSelect={() => onUploadScript(video)}>
          {t('menu.uploadScript')}
        </MenuItem>
      ) : null}
      {chat ? (
        <MenuItem icon={ChatIcon} onSelect={() => openChat(chat)}>
          {t('menu.popoutChat')}
        </MenuItem>
      ) : null}
      <MenuItem icon={WarningIcon} onSelect={() => onReport(video)}>
        {t('menu.report')}
      </MenuItem>
      {onQuickEdit && may('topic.change', viewer) ? (
        <MenuItem icon={EditIcon} onSelect={() => onQuickEdit(video)}>
          {t('menu.quickEditor')}
        </MenuItem>
      ) : null}
    </>
  );
}
