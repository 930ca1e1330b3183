/** The address of a multiview with videos of a list: the one rule of every "Watch in Multiview". */
import type { Video } from '@oshimado/contract';
import type { MultiviewBox, MultiviewSlot } from './multiview-cell';
import { encodeMultiview, multiviewPath } from './multiview-code';
import { AUTO_LAYOUT_MAX } from './layout.limits';
import { pickedVideo, type PickedVideo } from './picked-video';
import {
  autoLayoutFor,
  cellsOfPreset,
  DEFAULT_AUTO_LAYOUTS,
  mobileVideosMax,
  mobilePresetFor,
  type AutoLayouts,
} from './presets';

/** What is read of a video. */
export type TogetherVideo = Pick<Video, 'id' | 'type' | 'link' | 'channel'>;

/** Where several videos are watched together, or why they cannot be. */
export type WatchTogether = {
  /** How many of the videos are shown, or would have to be. */
  readonly count: number;
  /** How many videos cells can show; more than `count` if a layout of this screen cannot hold them. */
  readonly total: number;
} & (
  | { readonly ok: true; readonly path: string }
  /** noVideos: cells can show none of them. noLayout: no layout has room for so many. */
  | { readonly ok: false; readonly reason: 'noVideos' | 'noLayout' }
);

/** The screen that the multiview is for. */
export interface WatchTogetherPlace {
  /** Whether the screen has only the layouts of phones. */
  readonly isMobile: boolean;
  /** Layouts the viewer has chosen. Default the built-in ones. */
  readonly autoLayouts?: AutoLayouts;
}

/** Largest first, then as they are read, so that the first video gets the largest cell. */
const bySize = (a: MultiviewBox, b: MultiviewBox) =>
  b.w * b.h - a.w * a.h || a.y - b.y || a.x - b.x;

/** Each video once, without those that cells cannot show. */
function showable(videos: readonly TogetherVideo[]): readonly PickedVideo[] {
  const byId = new Map(
    videos.flatMap((video) => {
      const picked = pickedVideo(video);
      return picked ? [[`${picked.service} ${picked.id}`, picked] as const] : [];
    }),
  );
  return [...byId.values()];
}

function filled(code: string, videos: readonly PickedVideo[]): readonly MultiviewSlot[] {
  const cells = cellsOfPreset(code);
  const free = cells.filter(({ content }) => content?.type !== 'chat').sort(bySize);
  const videoOf = new Map(free.map((cell, at) => [cell, videos[at]]));
  return cells.map((cell): MultiviewSlot => {
    const video = videoOf.get(cell);
    const { x, y, w, h, content } = cell;
    if (video === undefined) return { x, y, w, h, content };
    const { id, service } = video;
    return { x, y, w, h, content: { type: 'video', id, service } };
  });
}

/** The address of a multiview with these videos, in their order; with the first of more than the screen has a layout for. */
export function watchTogether(
  videos: readonly TogetherVideo[],
  { isMobile, autoLayouts = DEFAULT_AUTO_LAYOUTS }: WatchTogetherPlace,
): WatchTogether {
  const all = showable(videos);
  const shown = all.slice(0, isMobile ? mobileVideosMax() : AUTO_LAYOUT_MAX);
  const counts = { count: shown.length, total: all.length };
  const refused = (reason: 'noVideos' | 'noLayout') => ({ ok: false, reason, ...counts }) as const;
  if (shown.length === 0) return refused('noVideos');
  const code = isMobile
    ? mobilePresetFor(shown.length)?.code
    : autoLayoutFor(autoLayouts, shown.length);
  if (!code) return refused('noLayout');
  const encoded = encodeMultiview(filled(code, shown), { includeVideos: true });
  return encoded.ok
    ? { ok: true, path: multiviewPath(encoded.code), ...counts }
    : refused('noLayout');
}
