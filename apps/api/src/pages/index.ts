export { embedPages } from './embeds';
export { loadPortal, type Portal } from './load-portal';
export { portalPages } from './portal';
