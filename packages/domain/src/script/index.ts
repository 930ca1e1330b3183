export * from './script';
export * from './script.limits';
export type * from './script.types';
export * from './script-file-name';
export * from './script-encoding';
