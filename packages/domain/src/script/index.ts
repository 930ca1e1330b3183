export * from './script';
export { SCRIPT_BYTES_MAX, SCRIPT_LINES_MAX } from './script.limits';
export type * from './script.types';
export * from './script-file-name';
export * from './script-encoding';
