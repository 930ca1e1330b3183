export * from './discord-webhook';
export * from './push-choices';
export * from './push-events';
export * from './push-id';
export * from './push-pace';
export * from './push-search';
