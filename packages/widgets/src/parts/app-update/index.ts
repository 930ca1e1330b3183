export { AppUpdate } from './AppUpdate';
export type { AppUpdateControl, CheckResult, LoadAppUpdate } from './app-update.types';
export { AppUpdateProvider, type AppUpdateProviderProps } from './AppUpdateProvider';
export { useAppUpdate, type AppUpdateHandle, type AppUpdateState } from './use-app-update';
export { useUnsavedWork } from './use-unsaved-work';
