export * from './placeholder-form';
export * from './placeholder-token';
export * from './zoned-time';
