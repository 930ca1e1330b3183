export { scriptEditorMachine } from './script-editor.machine';
export {
  canLeave,
  canMerge,
  canRedo,
  canUndo,
  isAskingToLeave,
  isEditing,
  needsSettings,
  selectChosenProfile,
  selectConflicts,
  selectError,
  selectLines,
  selectLoadFailure,
  selectProfiles,
  selectRefused,
  selectSaving,
  selectUnsentCount,
  selectWait,
} from './script-editor.selectors';
export type { ScriptSaving } from './script-editor.selectors';
export * from './script-editor.types';
