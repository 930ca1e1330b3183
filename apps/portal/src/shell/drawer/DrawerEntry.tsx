import { DrawerLink } from '@oshimado/ui/drawer';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainPress, useRefreshPage } from '@oshimado/widgets/internal/base/page';
import { RouterLink } from '../../platform/RouterLink';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { isOpenPage, isRefresh, type NavEntry } from './nav-entries';

export interface DrawerEntryProps {
  readonly entry: NavEntry;
  /** Called after a click, which navigates or refreshes the page: the modal drawer closes. */
  readonly onLeave?: (() => void) | undefined;
}

/** A link in the drawer. The link to the current page refreshes it. */
export function DrawerEntry({ entry: { href, label, icon }, onLeave }: DrawerEntryProps) {
  const t = useTranslate();
  const location = useLocation();
  const refresh = useRefreshPage();
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    if (isRefresh(href, location)) {
      event.preventDefault();
      refresh().then(
        (isTaken) => (isTaken ? undefined : window.location.reload()),
        // The page shows the failure.
        () => undefined,
      );
    }
    onLeave?.();
  };
  return (
    <DrawerLink
      href={href}
      icon={icon}
      current={isOpenPage(href, location.pathname)}
      component={RouterLink}
      onClick={onClick}
    >
      {t(label)}
    </DrawerLink>
  );
}
