/** "Mute state is read from the players each second": a press on the sound of a platform's own controls counts as one on ours. */
import { isMuted, selectVideoCells } from '@oshimado/machines/multiview';
import { useEffect } from 'react';
import { useMultiview } from './MultiviewProvider';

const READ_MS = 1_000;

export function useSoundReader(): void {
  const { actor, players } = useMultiview();
  useEffect(() => {
    /** Cells whose player differed at the last reading; one reading may precede the effect of a command. */
    let differing = new Set<string>();
    const read = () => {
      const snapshot = actor.getSnapshot();
      const now = new Set<string>();
      for (const { id } of selectVideoCells(snapshot)) {
        const state = players.getState().media.get(id)?.getState();
        if (state?.isReady !== true || state.paused || state.muted === isMuted(snapshot, id))
          continue;
        if (!differing.has(id)) now.add(id);
        else actor.send({ type: state.muted ? 'sound.mute' : 'sound.unmute', id });
      }
      differing = now;
    };
    const timer = setInterval(read, READ_MS);
    return () => clearInterval(timer);
  }, [actor, players]);
}
