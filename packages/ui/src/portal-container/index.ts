export { PortalContainerContext, usePortalContainer } from './PortalContainer';
