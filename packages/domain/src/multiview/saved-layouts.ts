/**
 * The layouts and addresses of a multiview that all tabs of a device share. Each rule takes what is stored and returns what to
 * store, so that a tab changes what another one wrote last; what a rule refuses is returned as it was.
 */
import { nameOf } from '@oshimado/contract';
import { presetCode } from './layout-codes';
import type { MultiviewCell } from './multiview-cell';
import { MULTIVIEW_CELLS_MAX } from './multiview.limits';
import type { MultiviewPreset } from './preset-list';
import {
  allPresets,
  cellsOfPreset,
  chooseAutoLayout,
  countPresetVideos,
  DEFAULT_AUTO_LAYOUTS,
  presetNameProblem,
  withoutAutoLayout,
  type AutoLayouts,
} from './presets';
import { rememberUrl, type SuggestedService } from './url-history';

interface StoredLayouts {
  readonly ownPresets: readonly MultiviewPreset[];
  /** Null for the built-in ones. */
  readonly autoLayouts: AutoLayouts | null;
}

interface UsedUrls {
  readonly youtubeUrls: readonly string[];
  readonly twitchUrls: readonly string[];
}

/** The layouts to choose from, and those that are chosen automatically. */
export interface MultiviewPresets {
  /** Saved layouts, in the order they were saved. */
  readonly ownPresets: readonly MultiviewPreset[];
  /** The automatic layout for each number of videos; the number is the index. */
  readonly autoLayouts: AutoLayouts;
}

/** The presets of a device that has stored none. */
export const builtInPresets: MultiviewPresets = {
  ownPresets: [],
  autoLayouts: DEFAULT_AUTO_LAYOUTS,
};

/** What can be used of stored layouts: unreadable ones are dropped, and automatic ones get their defaults. */
export const readablePresets = ({ ownPresets, autoLayouts }: StoredLayouts): MultiviewPresets => ({
  ownPresets: ownPresets.filter(({ code }) => cellsOfPreset(code).length > 0),
  autoLayouts: (autoLayouts ?? DEFAULT_AUTO_LAYOUTS).map((code, videos) =>
    code === null || countPresetVideos(code) === videos
      ? code
      : (DEFAULT_AUTO_LAYOUTS[videos] ?? null),
  ),
});

/**
 * Why a layout cannot be saved. `emptyName`, `takenName`: choose another name; `emptyLayout`: there is no cell to save;
 * `knownLayout`: saved already.
 */
export type SaveProblem = 'emptyName' | 'takenName' | 'emptyLayout' | 'knownLayout';

/** Why the layout cannot be saved under this name; null if it can. */
export function saveProblem(
  cells: readonly MultiviewCell[],
  name: string,
  own: readonly MultiviewPreset[],
): SaveProblem | null {
  if (cells.length === 0) return 'emptyLayout';
  const problem = presetNameProblem(name, own);
  if (problem !== null) return problem === 'empty' ? 'emptyName' : 'takenName';
  const code = presetCode(cells);
  return own.some((preset) => preset.code === code) ? 'knownLayout' : null;
}

/** Chooses the automatic layout for a number of videos; null: none. It has to be listed, and have room for exactly as many. */
export function withAutoLayout<S extends StoredLayouts>(
  stored: S,
  videos: number,
  code: string | null,
): S {
  const isNumber = Number.isInteger(videos) && videos >= 1 && videos <= MULTIVIEW_CELLS_MAX;
  const isListed =
    code === null ||
    (countPresetVideos(code) === videos &&
      allPresets(stored.ownPresets).some((preset) => preset.code === code));
  if (!isNumber || !isListed) return stored;
  const { autoLayouts } = readablePresets(stored);
  return { ...stored, autoLayouts: chooseAutoLayout(autoLayouts, videos, code) };
}

/** A layout to be saved under a name. */
export interface SavedLayout {
  readonly cells: readonly MultiviewCell[];
  readonly name: string;
  /** Whether it is from now on the automatic layout for its number of videos. Default false. */
  readonly useInAuto?: boolean;
}

/** Saves the places and chats of a layout, without its videos. */
export function withPreset<S extends StoredLayouts>(stored: S, layout: SavedLayout): S {
  const { cells, name, useInAuto = false } = layout;
  if (saveProblem(cells, name, stored.ownPresets) !== null) return stored;
  const code = presetCode(cells);
  const saved = { ...stored, ownPresets: [...stored.ownPresets, { name: nameOf(name), code }] };
  return useInAuto ? withAutoLayout(saved, countPresetVideos(code), code) : saved;
}

/** Deletes a saved layout; where it was the automatic one, the built-in one is. */
export const withoutPreset = <S extends StoredLayouts>(stored: S, code: string): S => ({
  ...stored,
  ownPresets: stored.ownPresets.filter((preset) => preset.code !== code),
  autoLayouts: stored.autoLayouts && withoutAutoLayout(stored.autoLayouts, code),
});

/** An address was used: it is suggested first from now on. */
export const withUsedUrl = <S extends UsedUrls>(
  stored: S,
  service: SuggestedService,
  url: string,
): S =>
  service === 'youtube'
    ? { ...stored, youtubeUrls: rememberUrl(stored.youtubeUrls, url) }
    : { ...stored, twitchUrls: rememberUrl(stored.twitchUrls, url) };
