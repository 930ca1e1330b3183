/** The stored multiview layout. */
import { ADDRESS_MAX } from '../addresses/addresses.limits';
import {
  isInsideGrid,
  isMultiviewContent,
  type MultiviewCell,
  type MultiviewChat,
  type MultiviewChatPanels,
  type MultiviewContent,
  type MultiviewVideo,
} from '../multiview/multiview-cell';
import {
  MULTIVIEW_CELLS_MAX,
  MULTIVIEW_CODE_MAX,
  MULTIVIEW_GRID,
  MULTIVIEW_NAME_MAX,
  MULTIVIEW_ROWS_MAX,
  URL_HISTORY_MAX,
  VIDEO_LINK_MAX,
} from '../multiview/multiview.limits';
import {
  decimal,
  dictionary,
  flag,
  list,
  oneOf,
  orNull,
  record,
  required,
  text,
  whole,
  withDefault,
  type Fields,
  type Reading,
  type Schema,
} from './schema';
import {
  AUTO_LAYOUTS_MAX,
  ID_MAX,
  NAME_MAX,
  PRESETS_MAX,
  STORED_OFFSET_MAX_S,
  STORED_OFFSETS_MAX,
} from './stored-state.limits';
import { ownValue } from './untrusted-json';

/** A layout that was saved under a name. */
export interface StoredPreset {
  /** Name shown in the menu. */
  readonly name: string;
  /** Layout code. */
  readonly code: string;
}
/** Parts that are null were never chosen; the multiview supplies their defaults. */
export interface StoredMultiview {
  /** The cells of the layout with their content. */
  readonly cells: readonly MultiviewCell[];
  /** Ids of the video cells without sound. */
  readonly muted: readonly string[];
  /** "It defaults on for Apple devices." */
  readonly muteOthers: boolean | null;
  /** The layouts the viewer saved, in the order of saving. */
  readonly ownPresets: readonly StoredPreset[];
  /** Layout code by number of videos, null for "None". */
  readonly autoLayouts: readonly (string | null)[] | null;
  /** Newest first, 8 at most. */
  readonly youtubeUrls: readonly string[];
  /** Newest first, 8 at most. */
  readonly twitchUrls: readonly string[];
  /** Seconds by id of the video. */
  readonly syncOffsets: Readonly<Record<string, number>>;
  /** How far the recordings in the cells were watched, in seconds by id of the video. Written seldom: every write costs. */
  readonly moments: Readonly<Record<string, number>>;
}

const column = required(whole(0, MULTIVIEW_GRID));
const row = required(whole(0, MULTIVIEW_ROWS_MAX));
const id = text(ID_MAX, 1);
const none = () => null;
const absent = () => undefined;

const video = record<MultiviewVideo>({
  type: required(oneOf(['video'])),
  id: required(text(VIDEO_LINK_MAX, 1)),
  service: required(oneOf(['youtube', 'twitch', 'link'])),
  name: withDefault<string | undefined>(text(MULTIVIEW_NAME_MAX), absent),
});
const chat = record<MultiviewChat>({
  type: required(oneOf(['chat'])),
  tab: required(whole(0, MULTIVIEW_CELLS_MAX)),
  panels: withDefault<MultiviewChatPanels | undefined>(oneOf(['chat', 'tl', 'both']), absent),
});
const filled: Schema<MultiviewVideo | MultiviewChat> = (value, path, problems) => {
  const schema = ownValue(value, 'type') === 'chat' ? chat : video;
  const reading: Reading<MultiviewVideo | MultiviewChat> = schema(value, path, problems);
  return reading.ok && !isMultiviewContent(reading.value) ? { ok: false, code: 'value' } : reading;
};
const content: Schema<MultiviewContent> = orNull(filled);

const cell = record<MultiviewCell>({
  id: required(id),
  x: column,
  y: row,
  w: column,
  h: row,
  content: withDefault(content, none),
});
/** A cell outside the grid is left out, because it cannot be shown. */
const cellInGrid: Schema<MultiviewCell> = (value, path, problems) => {
  const reading = cell(value, path, problems);
  return reading.ok && !isInsideGrid(reading.value) ? { ok: false, code: 'value' } : reading;
};

const history = withDefault(
  list(text(ADDRESS_MAX, 1), URL_HISTORY_MAX, (address) => address),
  () => [],
);

const itself = (item: unknown): unknown => item;

export const multiviewFields: Fields<StoredMultiview> = {
  cells: withDefault(
    list(cellInGrid, MULTIVIEW_CELLS_MAX, (one) => one.id),
    () => [],
  ),
  muted: withDefault(list(id, MULTIVIEW_CELLS_MAX, itself), () => []),
  muteOthers: withDefault(orNull(flag), none),
  ownPresets: withDefault(
    list(
      record<StoredPreset>({
        name: required(text(NAME_MAX, 1)),
        code: required(text(MULTIVIEW_CODE_MAX, 1)),
      }),
      PRESETS_MAX,
      ({ name }) => name,
    ),
    () => [],
  ),
  autoLayouts: withDefault(
    orNull(list(orNull(text(MULTIVIEW_CODE_MAX, 1)), AUTO_LAYOUTS_MAX)),
    none,
  ),
  youtubeUrls: history,
  twitchUrls: history,
  syncOffsets: withDefault(
    dictionary(decimal(-STORED_OFFSET_MAX_S, STORED_OFFSET_MAX_S), STORED_OFFSETS_MAX, ID_MAX),
    () => ({}),
  ),
  moments: withDefault(
    // As generous: no recording is longer.
    dictionary(decimal(0, STORED_OFFSET_MAX_S), MULTIVIEW_CELLS_MAX, VIDEO_LINK_MAX),
    () => ({}),
  ),
};
