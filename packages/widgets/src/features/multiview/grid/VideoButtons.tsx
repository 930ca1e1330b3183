/** The buttons of what a video's cell opens. */
import { IconButton } from '@oshimado/ui/button';
import { MoreIcon, SlidersIcon } from '@oshimado/ui/icon';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../../base/sentences';
import * as css from './multiview.css';

interface VideoButtonProps extends Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> {
  /** Name of the cell. */
  readonly name: string;
}

/** Opens the menu. */
export function MoreButton({ name, ...button }: VideoButtonProps) {
  const t = useTranslate('multiview');
  return (
    <IconButton className={css.tool} icon={MoreIcon} label={t('cell.more', { name })} {...button} />
  );
}

/** Opens the volume. */
export function VolumeButton({ name, ...button }: VideoButtonProps) {
  const t = useTranslate('multiview');
  return (
    <IconButton
      className={css.wideTool}
      icon={SlidersIcon}
      label={t('sound.title', { name })}
      {...button}
    />
  );
}
