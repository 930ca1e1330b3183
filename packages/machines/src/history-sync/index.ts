export { historySyncMachine } from './history-sync.machine';
export * from './history-sync.types';
