export { scriptUploadMachine } from './script-upload.machine';
export {
  canOverwrite,
  isUploadBusy,
  isUploadOpen,
  selectParsedLines,
  selectScriptProblem,
  selectSkippedCount,
  selectSkips,
  selectUploadError,
  selectUploadProgress,
  selectUploadStatus,
  selectUploadSubject,
  type UploadStatus,
} from './script-upload.selectors';
export type {
  LinesInput,
  OwnRoom,
  ScriptUploadContext,
  ScriptUploadEmitted,
  ScriptUploadEvent,
  ScriptUploadInput,
  UploadFile,
  UploadSubject,
  UploadTask,
} from './script-upload.types';
