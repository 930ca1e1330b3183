export * from './live-feed';
