/** Presets by number of videos: built-in and custom ones, and the automatic choice. */
import { nameOf } from '@oshimado/contract';
import { countVideoSlots } from './multiview-cell';
import type { MultiviewCell, MultiviewSlot } from './multiview-cell';
import { decodeMultiview, encodeMultiview } from './multiview-code';
import { AUTO_LAYOUT_MAX } from './layout.limits';
import { MULTIVIEW_GRID } from './multiview.limits';
import { DESKTOP_PRESETS, MOBILE_PRESETS } from './preset-list';
import type { MultiviewPreset } from './preset-list';

/** The code chosen for each number of videos (the index); null for none. */
export type AutoLayouts = readonly (string | null)[];

/** The presets for one number of videos. */
export interface PresetGroup {
  /** Number of videos of its presets. */
  readonly videos: number;
  /** In menu order. */
  readonly presets: readonly MultiviewPreset[];
}

/** Start of part `at` of `count` when the grid is divided as evenly as whole columns allow. */
const cut = (at: number, count: number) => Math.round((at * MULTIVIEW_GRID) / count);

/** Rows of equal size as far as possible, filled from the top, covering the whole grid. */
export function evenLayoutCode(videos: number): string {
  const rows = Math.ceil(Math.sqrt(videos));
  const cells = Array.from({ length: rows }, (_, row) => {
    const [y, before] = [cut(row, rows), Math.ceil((row * videos) / rows)];
    const columns = Math.ceil(((row + 1) * videos) / rows) - before;
    return Array.from({ length: columns }, (_, column) => {
      const x = cut(column, columns);
      const [w, h] = [cut(column + 1, columns) - x, cut(row + 1, rows) - y];
      return { x, y, w, h, content: null };
    });
  }).flat();
  const encoded = encodeMultiview(cells, { includeVideos: false });
  return encoded.ok ? encoded.code : '';
}

/**
 * There is no old layout for 15 videos: that of `evenLayoutCode`, written down so that nothing is computed while this module loads.
 */
export const GENERATED_PRESETS: readonly MultiviewPreset[] = [
  {
    name: '15🎞️',
    code: 'AAGG,GAGG,MAGG,SAGG,AGGG,GGGG,MGGG,SGGG,AMGG,GMGG,MMGG,SMGG,ASIG,ISIG,QSIG',
    defaultFor: 15,
  },
];

const BUILT_IN: readonly MultiviewPreset[] = [...DESKTOP_PRESETS, ...GENERATED_PRESETS];

/** The layout of a code; no cells if invalid. */
export function cellsOfPreset(code: string): readonly MultiviewCell[] {
  const decoded = decodeMultiview(code);
  return decoded.ok ? decoded.cells : [];
}

export const countPresetVideos = (code: string): number => countVideoSlots(cellsOfPreset(code));

/** The built-in choice: at each index, the code of the layout for that many videos, or null. */
export const DEFAULT_AUTO_LAYOUTS: AutoLayouts = Array.from(
  { length: AUTO_LAYOUT_MAX + 1 },
  (_, videos) => BUILT_IN.find(({ defaultFor }) => defaultFor === videos)?.code ?? null,
);

/** The layout for this number of videos, or for the next larger number; null if there is none. */
export const autoLayoutFor = (autoLayouts: AutoLayouts, videos: number): string | null =>
  autoLayouts.slice(videos).find((code) => code !== null) ?? null;

/** Sets the choice for this number of videos; null: none. */
export function chooseAutoLayout(
  autoLayouts: AutoLayouts,
  videos: number,
  code: string | null,
): AutoLayouts {
  const length = Math.max(autoLayouts.length, videos + 1);
  return Array.from({ length }, (_, at) => (at === videos ? code : (autoLayouts[at] ?? null)));
}

/** Removes a deleted layout: its number of videos gets its default back. */
export const withoutAutoLayout = (autoLayouts: AutoLayouts, code: string): AutoLayouts =>
  autoLayouts.map((chosen, at) => (chosen === code ? (DEFAULT_AUTO_LAYOUTS[at] ?? null) : chosen));

/** Most videos of a layout for phones. */
export const mobileVideosMax = (): number =>
  Math.max(...MOBILE_PRESETS.map(({ code }) => countPresetVideos(code)));

/** "Presets are the 5 mobile ones": the first for this number of videos. */
export const mobilePresetFor = (videos: number): MultiviewPreset | undefined =>
  MOBILE_PRESETS.find(({ code }) => countPresetVideos(code) === videos);

/** Saved presets first, then built-in ones; without duplicate codes. */
export function allPresets(own: readonly MultiviewPreset[]): readonly MultiviewPreset[] {
  const codes = new Set<string>();
  return [...own, ...BUILT_IN].filter(({ code }) => {
    const isNew = !codes.has(code);
    codes.add(code);
    return isNew;
  });
}

/** Grouped by number of videos, fewest first. */
export function groupPresets(presets: readonly MultiviewPreset[]): readonly PresetGroup[] {
  const groups = new Map<number, MultiviewPreset[]>();
  for (const preset of presets) {
    const videos = countPresetVideos(preset.code);
    groups.set(videos, [...(groups.get(videos) ?? []), preset]);
  }
  return Array.from(groups, ([videos, presets]) => ({ videos, presets })).sort(
    (one, two) => one.videos - two.videos,
  );
}

/** Key that is equal for layouts that look the same: places and chats. */
export const lookOf = (cells: readonly MultiviewSlot[]): string =>
  cells
    .map(
      ({ x, y, w, h, content }) => `${x} ${y} ${w} ${h}${content?.type === 'chat' ? ' chat' : ''}`,
    )
    .sort()
    .join();

let looks: ReadonlySet<string> | undefined;
/** Made when it is first asked for: every page loads this module, and a multiview alone asks. */
const builtInLooks = (): ReadonlySet<string> =>
  (looks ??= new Set(
    [...BUILT_IN, ...MOBILE_PRESETS].map(({ code }) => lookOf(cellsOfPreset(code))),
  ));

/** Whether a layout, without its videos, is a known preset. */
export function isPreset(
  cells: readonly MultiviewCell[],
  own: readonly MultiviewPreset[] = [],
): boolean {
  if (cells.length === 0) return false;
  const look = lookOf(cells);
  return builtInLooks().has(look) || own.some(({ code }) => lookOf(cellsOfPreset(code)) === look);
}

/** Why a layout cannot be saved under this name; null if it can. */
export function presetNameProblem(
  name: string,
  own: readonly MultiviewPreset[],
): 'empty' | 'taken' | null {
  const wanted = nameOf(name);
  if (wanted === '') return 'empty';
  const isTaken = [...own, ...BUILT_IN, ...MOBILE_PRESETS].some(({ name }) => name === wanted);
  return isTaken ? 'taken' : null;
}
