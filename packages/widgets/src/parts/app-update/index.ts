export { AppUpdate } from './AppUpdate';
export type { AppUpdateControl, CheckResult } from './app-update.types';
export { AppUpdateProvider } from './AppUpdateProvider';
export { useAppUpdate } from './use-app-update';
export { useUnsavedWork } from './use-unsaved-work';
