export {
  automaticLayout,
  isAutomaticLayout,
  isSingleByDefault,
  isSingleOnPhones,
  isSmallGrid,
  isUprightGrid,
  smallPlayer,
  type GridSize,
} from './auto-layout';
export * from './big-cell';
export * from './chat-panels';
export * from './drop';
export * from './layout';
export { shareCode } from './layout-codes';
export * from './merge';
export {
  countVideoSlots,
  isChatCell,
  isEmptyCell,
  isMultiviewVideo,
  isVideoCell,
  isYoutubeId,
  readableCells,
  videoCellsOf,
  type MultiviewBox,
  type MultiviewCell,
  type MultiviewChat,
  type MultiviewChatCell,
  type MultiviewChatPanels,
  type MultiviewContent,
  type MultiviewService,
  type MultiviewSlot,
  type MultiviewVideo,
  type MultiviewVideoCell,
} from './multiview-cell';
export {
  decodeMultiview,
  encodeMultiview,
  multiviewPath,
  type CellIds,
  type MultiviewDecoded,
  type MultiviewEncoded,
  type MultiviewProblem,
  type MultiviewProblemCode,
} from './multiview-code';
export { MULTIVIEW_CELLS_MAX, MULTIVIEW_GRID, MULTIVIEW_ROWS_MAX } from './multiview.limits';
export * from './picked-video';
export * from './preset-list';
export {
  allPresets,
  cellsOfPreset,
  chooseAutoLayout,
  DEFAULT_AUTO_LAYOUTS,
  GENERATED_PRESETS,
  groupPresets,
  isPreset,
  type AutoLayouts,
  type PresetGroup,
} from './presets';
export * from './repaired-code';
export * from './saved-layouts';
export * from './sound';
export * from './strip-videos';
export type { SuggestedService } from './url-history';
export { linkName } from './video-link';
export * from './videos-layout';
export * from './watch-together';
