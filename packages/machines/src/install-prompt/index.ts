export { installPromptMachine } from './install-prompt.machine';
export { hasFailed, isBusy, isExplaining, isShown } from './install-prompt.selectors';
export type {
  InstallContext,
  InstallEvent,
  InstallInput,
  InstallEmitted,
} from './install-prompt.types';
