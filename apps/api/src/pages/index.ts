export { embedPages, type EmbedOptions } from './embeds';
export { loadPortal, type Portal } from './load-portal';
export { portalPages, type PortalOptions } from './portal';
