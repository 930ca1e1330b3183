export { multiviewSyncMachine } from './multiview-sync.machine';
export * from './multiview-sync.selectors';
export * from './multiview-sync.types';
