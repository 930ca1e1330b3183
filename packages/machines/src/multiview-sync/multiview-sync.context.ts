/** The initial context, and how it changes with the videos of the layout. */
import { keepSyncOffsets, nameSyncOffsets, syncChain } from '@oshimado/domain';
import type {
  LayoutVideos,
  MultiviewSyncContext,
  MultiviewSyncInput,
} from './multiview-sync.types';

/** Splits the videos into those played in sync and live ones, with the offsets of the videos of the layout only. */
export function withVideos(
  context: MultiviewSyncContext,
  { videos, layout }: LayoutVideos,
): MultiviewSyncContext {
  const chain = syncChain(videos);
  const asked = chain.length > 0 ? context.askedOffsets : null;
  const named = asked ? nameSyncOffsets(chain, asked) : {};
  const stored = asked
    ? Object.fromEntries(
        Object.entries(context.offsets).filter(([id]) => !chain.some((one) => one.id === id)),
      )
    : context.offsets;
  const ids = new Set(videos.map(({ id }) => id));
  return {
    ...context,
    chain,
    live: videos.filter(({ isLive }) => isLive === true).map(({ id }) => id),
    offsets: keepSyncOffsets({ ...stored, ...named }, layout),
    askedOffsets: asked ? null : context.askedOffsets,
    players: Object.fromEntries(Object.entries(context.players).filter(([id]) => ids.has(id))),
  };
}

/** Stored offsets are kept until the first videos arrive: before that, removed videos cannot be recognized. */
export function beginContext(input: MultiviewSyncInput): MultiviewSyncContext {
  const begun: MultiviewSyncContext = {
    chain: [],
    live: [],
    players: {},
    offsets: input.offsets ?? {},
    askedMoment: input.query?.moment ?? null,
    askedOffsets: input.query?.offsets ?? null,
    speed: input.speed ?? 1,
    clock: { moment: 0, at: 0, rate: 0 },
    isPageVisible: input.isPageVisible ?? true,
    catchUps: [],
  };
  return input.videos ? withVideos(begun, { videos: input.videos, layout: input.videos }) : begun;
}
