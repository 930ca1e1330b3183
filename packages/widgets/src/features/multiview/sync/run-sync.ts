/** Connects the archive sync machine to players: sends it their positions, and its commands to them. */
import { SYNC_TICK_MS } from '@oshimado/domain';
import type { multiviewSyncMachine } from '@oshimado/machines/multiview-sync';
import type { ActorRefFrom } from 'xstate';
import type { Media } from '../../../parts/player';

export type SyncActor = ActorRefFrom<typeof multiviewSyncMachine>;

/** A player whose speed cannot be chosen offers one. */
const ratesOf = (media: Media): readonly number[] => {
  const { playbackRates } = media.getState();
  return playbackRates.length > 1 ? playbackRates : [];
};

interface Connection {
  readonly actor: SyncActor;
  /** The players, by id of their video. */
  readonly players: () => ReadonlyMap<string, Media>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Returns how to end it. */
export function runSync({ actor, players, now }: Connection): () => void {
  /** The speeds each player was announced with. */
  const announced = new Map<string, { readonly media: Media; readonly rates: string }>();

  const announce = (id: string, media: Media) => {
    const rates = ratesOf(media);
    const known = announced.get(id);
    // The machine forgets players whose videos leave the sync, and those may come back.
    const isTaken = Object.hasOwn(actor.getSnapshot().context.players, id);
    if (isTaken && known?.media === media && known.rates === rates.join()) return;
    announced.set(id, { media, rates: rates.join() });
    actor.send({ type: 'player.loaded', id, rates, now: now() });
  };
  const report = (id: string, media: Media) => {
    const state = media.getState();
    actor.send({
      type: 'player.reported',
      id,
      time: state.currentTime,
      isPlaying: !state.paused,
      isBuffering: state.isWaiting,
      isAd: state.isAd,
      rate: state.playbackRate,
      ...(state.liveEdge !== null && { behind: state.liveEdge - state.currentTime }),
      at: now(),
    });
  };
  const tick = () => {
    for (const [id, media] of players()) {
      if (!media.getState().isReady) {
        // A frame that is loaded again begins somewhere else, which no viewer has chosen.
        announced.delete(id);
        continue;
      }
      announce(id, media);
      report(id, media);
    }
    actor.send({ type: 'clock.ticked', now: now() });
  };
  const subscription = actor.on('*', (event) => {
    if (event.type === 'offsets.changed' || event.type === 'player.outside') return;
    const media = players().get(event.id);
    if (media === undefined) return;
    if (event.type === 'player.play') media.play();
    else if (event.type === 'player.pause') media.pause();
    else if (event.type === 'player.seek') media.seek(event.to);
    else media.setPlaybackRate(event.rate);
  });
  const onVisibility = () =>
    actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown', now: now() });
  document.addEventListener('visibilitychange', onVisibility);
  const timer = setInterval(tick, SYNC_TICK_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    subscription.unsubscribe();
  };
}
