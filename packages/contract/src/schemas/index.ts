export * from './calls';
export * from './channel';
export * from './org';
export * from './problem';
export * from './query';
export * from './values';
export * from './video';
