/** The menu and the volume of a video: their code is loaded when the pointer or the focus comes to their button. */
import { usePressedPart } from '../../../base/asked-part';
import type { SoundMenuProps, VideoMenuProps } from './grid-parts';
import { MoreButton, VolumeButton } from './VideoButtons';

const loadMenu = async () => (await import('./VideoMenu')).VideoMenu;
const loadSound = async () => (await import('./SoundMenu')).SoundMenu;

export function LateVideoMenu(props: VideoMenuProps) {
  const { Part, button } = usePressedPart(loadMenu);
  if (Part) return <Part {...props} defaultOpen />;
  return <MoreButton name={props.name} aria-haspopup="menu" {...button} />;
}

export function LateSoundMenu(props: SoundMenuProps) {
  const { Part, button } = usePressedPart(loadSound);
  if (Part) return <Part {...props} defaultOpen />;
  return <VolumeButton name={props.name} aria-haspopup="dialog" {...button} />;
}
