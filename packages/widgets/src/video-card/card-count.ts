import type { Video } from '@oshimado/contract';
import { formatCount } from '@oshimado/domain';
import type { CardEnvironment, CardCount, CardState } from './video-card.types';

/** Clips count before viewers: they stay. */
export function cardCountOf(
  video: Video,
  state: CardState,
  { t, language }: CardEnvironment,
): CardCount | undefined {
  const say = (kind: CardCount['kind'], count: number): CardCount => ({
    kind,
    text: t(`card.${kind}`, { count, formatted: formatCount(count, language) }),
  });
  const clips = video.clips?.length ?? 0;
  if (clips > 0) return say('clips', clips);
  const viewers = video.live_viewers ?? 0;
  return state === 'live' && viewers > 0 ? say('viewers', viewers) : undefined;
}
