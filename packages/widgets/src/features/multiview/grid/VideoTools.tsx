/** What can be done with a video of the layout. */
import { platformPage } from '@oshimado/domain';
import { isBigCell, isMuted } from '@oshimado/machines/multiview';
import type { MultiviewVideoCell } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import {
  ExpandIcon,
  ExternalIcon,
  MoreIcon,
  MutedIcon,
  RefreshIcon,
  ReplaceIcon,
  ResizeIcon,
  SlidersIcon,
  SoundIcon,
  UnloadIcon,
} from '@oshimado/ui/icon';
import { Menu, MenuCheckboxItem, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import { Popover } from '@oshimado/ui/popover';
import { useState } from 'react';
import { PageLink, useWidgets } from '../../../base/context';
import type { Media } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';
import type { CellVideo } from './cell-video';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import {
  useMultiview,
  useMultiviewState,
  usePlayersState,
  useSendMultiview,
} from './MultiviewProvider';

interface VideoToolsProps {
  readonly cell: MultiviewVideoCell;
  readonly video: CellVideo;
  readonly name: string;
  readonly media: Media | null;
}

function Sound({ cell, name, media }: Pick<VideoToolsProps, 'cell' | 'name' | 'media'>) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { parts } = useGridTools();
  const { id } = cell;
  const muted = useMultiviewState((snapshot) => isMuted(snapshot, id));
  return (
    <>
      <IconButton
        className={css.tool}
        icon={muted ? MutedIcon : SoundIcon}
        label={t(muted ? 'sound.unmute' : 'sound.mute', { name })}
        onClick={() => send({ type: muted ? 'sound.unmute' : 'sound.mute', id })}
      />
      {media ? (
        <Popover
          label={t('sound.title', { name })}
          align="end"
          trigger={
            <IconButton
              className={css.wideTool}
              icon={SlidersIcon}
              label={t('sound.title', { name })}
            />
          }
        >
          <div className={css.sound}>
            <parts.VolumeSlider media={media} />
            <Button onClick={() => send({ type: 'sound.solo', id })}>{t('sound.solo')}</Button>
          </div>
        </Popover>
      ) : null}
    </>
  );
}

export function VideoTools({ cell, video, name, media }: VideoToolsProps) {
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
      <Sound cell={cell} name={name} media={media} />
      <Menu
        trigger={
          <IconButton className={css.tool} icon={MoreIcon} label={t('cell.more', { name })} />
        }
      >
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
