export * from './multiview-sync.limits';
export * from './sync-types';
export * from './sync-chain';
export * from './sync-query';
export * from './sync-clock';
export * from './sync-rates';
export * from './sync-player';
export * from './sync-steering';
