export { multiviewMachine } from './multiview.machine';
export * from './multiview.selectors';
export type * from './multiview.types';
