import { FrameOfPlayer, type PlayerFrameProps } from './FrameOfPlayer';
import { startPlayer } from './start-player';

/** Loads a frame as soon as it is drawn: draw a poster until the viewer wants to play (`VideoPlayer`). */
const PlayerFrame = (props: PlayerFrameProps) => (
  <FrameOfPlayer {...props} startPlayer={startPlayer} />
);

export default PlayerFrame;
