/** What can be done with a video of the layout. */
import { isMuted } from '@oshimado/machines/multiview';
import { IconButton } from '@oshimado/ui/button';
import { MutedIcon, SoundIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../../base/sentences';
import type { VideoMenuProps } from './grid-parts';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useMultiviewState, useSendMultiview } from './MultiviewProvider';

export function VideoTools(props: VideoMenuProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { parts } = useGridTools();
  const { cell, name, media } = props;
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
      {media ? <parts.SoundMenu cell={cell} name={name} media={media} /> : null}
      <parts.VideoMenu {...props} />
    </>
  );
}
