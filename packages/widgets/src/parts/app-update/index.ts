export { AppUpdate } from './AppUpdate';
export type { AppUpdateControl, CheckResult, LoadAppUpdate } from './app-update.types';
export {
  AppUpdateProvider,
  useUnsavedWork,
  type AppUpdateProviderProps,
} from './AppUpdateProvider';
export { useAppUpdate, type AppUpdateHandle, type AppUpdateState } from './use-app-update';
