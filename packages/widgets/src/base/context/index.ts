'use client';

export type { CardActions, CardFlag, CardMenuActions, CardPartProps } from './card-actions';
export { PagePartsContext, usePageParts, type PageParts } from './page-parts';
export { PageLink, type PageLinkProps } from './PageLink';
export * from './PageServices';
export * from './WidgetsProvider';
export { useLeaveGuard } from './use-leave-guard';
