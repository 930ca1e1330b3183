'use client';

export type { CardActions, CardFlag, CardMenuActions, CardPartProps } from './card-actions';
export { PageLink, type PageLinkProps } from './PageLink';
export {
  defaultSiteLinks,
  PageServicesProvider,
  useClient,
  useNavigateTo,
  useSiteLinks,
  type NavigateOptions,
  type PageServices,
  type PageServicesProviderProps,
} from './PageServices';
export {
  useWidgets,
  WidgetsProvider,
  type LinkProps,
  type WidgetsEnvironment,
  type WidgetsOptions,
} from './WidgetsProvider';
