'use client';

export type {
  CardActions,
  CardFlag,
  CardMenuActions,
  CardPartProps,
  CardState,
} from './card-actions';
export { PagePartsContext, usePageParts, type CardMenuProps, type PageParts } from './page-parts';
export { PageLink, type PageLinkProps } from './PageLink';
export * from './PageServices';
export * from './WidgetsProvider';
export { useLeaveGuard } from './use-leave-guard';
export { useUnloadQuestion } from './use-unload-question';
