/** The volume of one video, and the choice to mute all others. */
import { Button } from '@oshimado/ui/button';
import { Popover } from '@oshimado/ui/popover';
import { useTranslate } from '../../../base/sentences';
import type { SoundMenuProps } from './grid-parts';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useSendMultiview } from './MultiviewProvider';
import { VolumeButton } from './VideoButtons';

export function SoundMenu({ cell: { id }, name, media, defaultOpen }: SoundMenuProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { parts } = useGridTools();
  return (
    <Popover
      label={t('sound.title', { name })}
      align="end"
      defaultOpen={defaultOpen}
      trigger={<VolumeButton name={name} />}
    >
      <div className={css.sound}>
        <parts.VolumeSlider media={media} />
        <Button onClick={() => send({ type: 'sound.solo', id })}>{t('sound.solo')}</Button>
      </div>
    </Popover>
  );
}
