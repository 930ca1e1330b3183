export { scriptEditorMachine } from './script-editor.machine';
export {
  canLeave,
  canMerge,
  canRedo,
  canUndo,
  isAskingToLeave,
  isBusy,
  isEditing,
  needsLogin,
  needsSettings,
  selectChosenLine,
  selectChosenProfile,
  selectConflicts,
  selectError,
  selectLineAt,
  selectLines,
  selectLoadFailure,
  selectProfiles,
  selectSaving,
  selectUnsentCount,
  selectWait,
} from './script-editor.selectors';
export type { ScriptSaving } from './script-editor.selectors';
export * from './script-editor.types';
