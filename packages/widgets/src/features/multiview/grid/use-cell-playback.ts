/** Reports the playback of a cell's player to the layout machine, and applies the machine's mute state to the player. */
import { isMuted } from '@oshimado/machines/multiview';
import { useEffect } from 'react';
import type { Media } from '../../../parts/player';
import { useMultiview, useMultiviewState } from './MultiviewProvider';

/** "Pause events of seekable streams are checked again after 200 ms, since scrubbing sends false pauses." */
const PAUSE_CHECK_MS = 200;

export function useCellPlayback(cell: string, media: Media | null): void {
  const { actor, players } = useMultiview();
  const muted = useMultiviewState((snapshot) => isMuted(snapshot, cell));

  useEffect(() => media?.setMuted(muted), [media, muted]);

  useEffect(() => {
    if (media === null) return undefined;
    let isPlaying = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopped = () => {
      const { paused, failure } = media.getState();
      return paused || failure !== null;
    };
    const note = () => {
      if (stopped() === !isPlaying) return;
      if (!isPlaying) {
        isPlaying = true;
        takeSound();
        actor.send({ type: 'player.played', id: cell });
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!stopped()) return;
        isPlaying = false;
        actor.send({ type: 'player.paused', id: cell });
      }, PAUSE_CHECK_MS);
    };
    /** "First play mutes the others when 'mute others' is on": unless another one is being listened to. */
    const takeSound = () => {
      const { muteOthers, muted: silent } = actor.getSnapshot().context;
      if (!muteOthers || !silent.includes(cell)) return;
      const isHeard = [...players.getState().media].some(
        ([id, other]) => id !== cell && !silent.includes(id) && !other.getState().paused,
      );
      if (!isHeard) actor.send({ type: 'sound.unmute', id: cell });
    };
    note();
    const stop = media.subscribe(note);
    return () => {
      stop();
      clearTimeout(timer);
      if (isPlaying) actor.send({ type: 'player.paused', id: cell });
    };
  }, [actor, players, cell, media]);
}
