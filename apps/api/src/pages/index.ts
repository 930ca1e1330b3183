export { embedPages, type EmbedOptions } from './embeds';
export { portalPages, type PortalOptions } from './portal';
