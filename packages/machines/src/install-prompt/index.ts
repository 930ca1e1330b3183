export { installPromptMachine } from './install-prompt.machine';
export {
  isBusy,
  isExplaining,
  isInstalled,
  isShown,
  selectError,
} from './install-prompt.selectors';
export type {
  InstallChoice,
  InstallContext,
  InstallError,
  InstallEvent,
  InstallInput,
  InstallEmitted,
} from './install-prompt.types';
