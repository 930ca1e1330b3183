export { scriptEditorMachine } from './script-editor.machine';
export {
  canLeave,
  canMerge,
  canRedo,
  canUndo,
  isAskingToLeave,
  isBusy,
  needsLogin,
  needsSettings,
  selectChosenLine,
  selectChosenProfile,
  selectError,
  selectLineAt,
  selectLines,
  selectProfiles,
  selectSaving,
  selectUnsentCount,
} from './script-editor.selectors';
export type { ScriptSaving } from './script-editor.selectors';
export * from './script-editor.types';
