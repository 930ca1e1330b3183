import type { PlayerContext } from './player.types';

/** Whether it plays or, before its first report, will: as the last command says that waits, else as its frame begins. */
export function selectWillPlay({ context }: { readonly context: PlayerContext }): boolean {
  const { media, pending, autoplays } = context;
  if (media.isReady) return !media.paused;
  const last = pending.findLast(({ type }) => type === 'play' || type === 'pause');
  return last ? last.type === 'play' : autoplays;
}
