export * from './context';
export * from './live-feed';
export * from './ticker';
export * from './video-card';
export * from './video-list';
