export * from './english-page';
export { createFakeMedia } from './fake-media';
export { clientOf, englishMessages, Where, where } from './feature-page';
export { logIn, sampleToken } from './log-in';
export { createMemoryHistory } from './memory-history';
export { observedStorage } from './observed-storage';
export * from './samples';
export * from './small-database';

/** What another history takes the place of in a test. */
export { deviceWatched } from '../base/history/use-watched-state';
export { Replaced } from '../base/state/replaced';

/** Fetches what the page fetches after its first view, so that nothing arrives after the last test. */
export const loadActors = () => import('../base/viewer/start-actors');
export const loadHistory = () => import('../base/history/watch-history');
export const loadLibrary = () => import('../base/library/library-database');
