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
  InstallNotice,
} from './install-prompt.types';
