/** The address of a multiview with videos of a list: the one rule of every "Watch together". */
import type { Video } from '@oshimado/contract';
import type { MultiviewBox, MultiviewSlot } from './multiview-cell';
import { encodeMultiview, multiviewPath } from './multiview-code';
import { AUTO_LAYOUT_MAX } from './layout.limits';
import { pickedVideo, type PickedVideo } from './picked-video';
import {
  autoLayoutFor,
  cellsOfPreset,
  DEFAULT_AUTO_LAYOUTS,
  mobilePresetFor,
  type AutoLayouts,
} from './presets';

/** What is read of a video. */
export type TogetherVideo = Pick<Video, 'id' | 'type' | 'link' | 'channel'>;

/** Where several videos are watched together, or why they cannot be. */
export type WatchTogether = {
  /** How many of the videos are shown, or would have to be. */
  readonly count: number;
  /** How many videos cells can show; more than `count` if there are more than one multiview can hold. */
  readonly total: number;
} & (
  | { readonly ok: true; readonly path: string }
  /** noVideos: cells can show none of them. noLayout: no layout has room for so many. tooSmall: none that this screen can show. */
  | { readonly ok: false; readonly reason: 'noVideos' | 'noLayout' | 'tooSmall' }
);

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

/** The address of a multiview with these videos, in their order; with the first 16 of more. */
export function watchTogether(
  videos: readonly TogetherVideo[],
  { isMobile, autoLayouts = DEFAULT_AUTO_LAYOUTS }: WatchTogetherPlace,
): WatchTogether {
  const all = showable(videos);
  const shown = all.slice(0, AUTO_LAYOUT_MAX);
  const counts = { count: shown.length, total: all.length };
  const refused = (reason: 'noVideos' | 'noLayout' | 'tooSmall') =>
    ({ ok: false, reason, ...counts }) as const;
  if (shown.length === 0) return refused('noVideos');
  const desktop = autoLayoutFor(autoLayouts, shown.length);
  const code = isMobile ? mobilePresetFor(shown.length)?.code : desktop;
  if (!code) return refused(isMobile && desktop ? 'tooSmall' : 'noLayout');
  const encoded = encodeMultiview(filled(code, shown), { includeVideos: true });
  return encoded.ok
    ? { ok: true, path: multiviewPath(encoded.code), ...counts }
    : refused('noLayout');
}
