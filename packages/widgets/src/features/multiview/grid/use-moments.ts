/** How far the recordings of a layout were watched: kept while the page is open, and stored now and then and when it is left. */
import { videoCellsOf } from '@oshimado/domain';
import type { multiviewMachine } from '@oshimado/machines/multiview';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Players } from './players';
import type { CellVideos } from './use-cell-videos';

/** Seconds by id of the video. */
export type Moments = Readonly<Record<string, number>>;

const READ_MS = 1_000;
/** Every tenth reading is stored: a write concerns all tabs. */
const READINGS_PER_WRITE = 10;
/** A recording that was only looked at, or watched to its end, begins at its beginning. */
const EDGE_S = 10;

interface MomentsOptions {
  readonly actor: ActorRefFrom<typeof multiviewMachine>;
  readonly players: Players;
  readonly known: CellVideos;
  readonly onMoments: ((moments: Moments) => void) | undefined;
}

export function useMoments({ actor, players, known, onMoments }: MomentsOptions): void {
  const read = useEffectEvent(() => {
    for (const { id, content } of videoCellsOf(actor.getSnapshot().context.cells)) {
      const state = players.getState().media.get(id)?.getState();
      const isLive = known.videos.get(content.id)?.status === 'live' || state?.liveEdge != null;
      if (state?.isReady !== true || state.isAd || isLive || state.duration <= 0) continue;
      const { currentTime, duration } = state;
      // A player that was just loaded is at its beginning, before it is where it was.
      if (currentTime < EDGE_S && state.paused) continue;
      if (currentTime < EDGE_S || currentTime > duration - EDGE_S)
        players.moments.delete(content.id);
      else players.moments.set(content.id, Math.floor(currentTime));
    }
  });
  const store = useEffectEvent(() => {
    const ids = new Set(
      videoCellsOf(actor.getSnapshot().context.cells).map(({ content }) => content.id),
    );
    onMoments?.(Object.fromEntries([...players.moments].filter(([video]) => ids.has(video))));
  });
  useEffect(() => {
    let readings = 0;
    let stored = JSON.stringify([...players.moments]);
    const write = () => {
      const now = JSON.stringify([...players.moments]);
      if (now === stored) return;
      stored = now;
      store();
    };
    const timer = setInterval(() => {
      read();
      readings += 1;
      if (readings % READINGS_PER_WRITE === 0) write();
    }, READ_MS);
    const leave = () => {
      read();
      write();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      // The players may be gone by now; what was read last is there.
      write();
    };
  }, [players]);
}
