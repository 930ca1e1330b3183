export type { FileRules, Refusal, RefusalReason } from './accept';
export { DropZone, type DropZoneProps } from './DropZone';
