/** What can be done with a video of the layout beside its sound: the menu of its cell. */
import { platformPage } from '@oshimado/domain';
import { isBigCell } from '@oshimado/machines/multiview';
import {
  ExpandIcon,
  ExternalIcon,
  RefreshIcon,
  ReplaceIcon,
  ResizeIcon,
  UnloadIcon,
} from '@oshimado/ui/icon';
import { Menu, MenuCheckboxItem, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import { useState } from 'react';
import { PageLink, useWidgets } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import type { VideoMenuProps } from './grid-parts';
import { useGridTools } from './GridTools';
import {
  useMultiview,
  useMultiviewState,
  usePlayersState,
  useSendMultiview,
} from './MultiviewProvider';
import { MoreButton } from './VideoButtons';

export function VideoMenu({ cell, video, name, media, defaultOpen }: VideoMenuProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { players } = useMultiview();
  const { id } = cell;
  const isUnloaded = usePlayersState((state) => state.unloaded.has(id));
  const hasCaptions = usePlayersState((state) => !state.uncaptioned.has(id));
  const isBig = useMultiviewState((snapshot) => isBigCell(snapshot, id));
  const isAlone = useMultiviewState(({ context }) => context.cells.length < 2);
  const [isPlacing, setIsPlacing] = useState(false);
  const { watchHref } = useWidgets();
  const { mayStart, parts } = useGridTools();
  const page = video.type === 'placeholder' ? platformPage(video) : watchHref(video);
  const load = () => {
    if (!isUnloaded || mayStart(cell.content)) players.setUnloaded(id, !isUnloaded);
  };
  return (
    <>
      <Menu defaultOpen={defaultOpen} trigger={<MoreButton name={name} />}>
        {media ? (
          <MenuItem icon={RefreshIcon} onSelect={media.reload}>
            {t('cell.reload')}
          </MenuItem>
        ) : null}
        <MenuItem icon={UnloadIcon} onSelect={load}>
          {t(isUnloaded ? 'cell.load' : 'cell.unload')}
        </MenuItem>
        <MenuCheckboxItem
          checked={hasCaptions}
          onCheckedChange={(has) => players.setCaptions(id, has)}
        >
          {t('cell.captions')}
        </MenuCheckboxItem>
        {isAlone ? null : (
          <MenuItem icon={ExpandIcon} onSelect={() => send({ type: 'cell.enlarge', id })}>
            {t(isBig ? 'cell.unenlarge' : 'cell.enlarge')}
          </MenuItem>
        )}
        <MenuItem icon={ResizeIcon} onSelect={() => setIsPlacing(true)}>
          {t('cell.place')}
        </MenuItem>
        {page === undefined ? null : (
          <MenuLinkItem icon={ExternalIcon} href={page} linkComponent={PageLink}>
            {t('cell.popout')}
          </MenuLinkItem>
        )}
        <MenuSeparator />
        <MenuItem icon={ReplaceIcon} onSelect={() => send({ type: 'cell.empty', id })}>
          {t('cell.clear')}
        </MenuItem>
      </Menu>
      {isPlacing ? (
        <parts.PlaceDialog cell={cell} name={name} onClose={() => setIsPlacing(false)} />
      ) : null}
    </>
  );
}
