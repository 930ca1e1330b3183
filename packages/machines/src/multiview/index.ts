export { multiviewMachine } from './multiview.machine';
export * from './multiview.selectors';
export type {
  BigCell,
  MultiviewCells,
  MultiviewChange,
  MultiviewContext,
  MultiviewEmitted,
  MultiviewEvent,
  MultiviewInput,
  MultiviewLayout,
  MultiviewPreview,
  MultiviewQuestion,
  MultiviewRefusal,
  MultiviewSaved,
} from './multiview.types';
