export * from './chat-room';
export { movedDraft, unconfirmedChanges, type KnownScript } from './draft-leftover';
export {
  inOrder,
  lineOf,
  moveLine,
  resizeLine,
  type EditedLine,
  type EditedLines,
  type LineEdge,
} from './edited-lines';
export * from './exported-script';
export * from './own-scripts';
export * from './line-text';
export * from './long-lines';
export * from './script-draft';
export * from './script-draft.types';
export * from './script-edits';
export * from './script-edits.types';
export {
  CHAT_HELLO_MS,
  LINE_TEXT_MAX,
  PROFILE_LIST_MS,
  SCRIPT_AUTOSAVE_MS,
  SCRIPT_BATCH_MAX,
  SCRIPT_RETRY_MAX_MS,
  SEND_LINE_TIMEOUT_MS,
} from './script-lines.limits';
export {
  acknowledged,
  afterBatch,
  batchOf,
  changesBetween,
  entriesOf,
  heldAfterLoss,
  heldFromServer,
  joinedBatch,
  linesFromServer,
  type HeldLine,
  type HeldLines,
  type LineAuthors,
  type LineBatch,
  type LineChange,
  type LineContent,
  type ScriptLogEntry,
  type ScriptLogResult,
  type StoredLine,
} from './script-log';
export * from './script-merge';
export * from './script-refusal';
export {
  replacementParts,
  restorationParts,
  uploadableScript,
  uploadLinesOf,
  uploadStartOf,
  type LineReplacement,
  type OwnLine,
  type ReplacementOutcome,
  type ReplacementProgress,
  type UploadEntry,
  type UploadLine,
  type UploadPart,
} from './script-upload';
export * from './speaker-profiles';
export { editableScript } from './usable-script';
