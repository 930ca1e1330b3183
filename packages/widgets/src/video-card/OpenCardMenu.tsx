/** The menu of a card, in a chunk that is loaded when it is first opened. */
import type { Video } from '@oshimado/contract';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Menu, MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { CalendarIcon, CheckIcon, CopyIcon, PlayIcon } from '@oshimado/ui/icon';
import type { ReactNode } from 'react';
import { useCopy, type CopyState } from '../browser';
import { useWidgets } from '../context';
import { connectCardMenu, connectPortalMenu } from './card-menu.connect';
import { FirstPortalEntries, LastPortalEntries } from './PortalEntries';
import type { CardState } from './video-card.types';

const COPY_TEXT = {
  ready: 'menu.copy',
  copied: 'menu.copied',
  failed: 'menu.copyFailed',
} as const satisfies Record<CopyState, string>;

export interface OpenCardMenuProps {
  readonly video: Video;
  readonly state: CardState;
  /** The button it belongs to. */
  readonly trigger: ReactNode;
}

/** What is in the menu by the portal's doing, where the portal is there. */
function usePortalEntries(video: Video, state: CardState) {
  const { cardActions } = useWidgets();
  if (!cardActions) return undefined;
  const { menu: actions } = cardActions;
  const { isGuest } = actions;
  const paths = connectPortalMenu(video, { state, isGuest, host: location.hostname });
  return { video, paths, actions };
}

export function OpenCardMenu({ video, state, trigger }: OpenCardMenuProps) {
  const { t, watchHref } = useWidgets();
  const links = connectCardMenu(video, { state, watchHref, page: location.href });
  const portal = usePortalEntries(video, state);
  const { state: copied, copy, reset } = useCopy();
  return (
    <>
      <Menu
        trigger={trigger}
        defaultOpen
        onOpenChange={(isOpen) => {
          // A failure of last time is over.
          if (isOpen) reset();
        }}
      >
        {links.youtube ? (
          <MenuLinkItem icon={PlayIcon} href={links.youtube}>
            {t('menu.youtube')}
          </MenuLinkItem>
        ) : null}
        {links.calendar ? (
          <MenuLinkItem icon={CalendarIcon} href={links.calendar}>
            {t('menu.calendar')}
          </MenuLinkItem>
        ) : null}
        {portal ? <FirstPortalEntries {...portal} /> : null}
        <MenuItem
          icon={copied === 'copied' ? CheckIcon : CopyIcon}
          onSelect={(event) => {
            // It stays open, so that the confirmation can be seen where the eye is.
            event.preventDefault();
            void copy(links.share);
          }}
        >
          {t(COPY_TEXT[copied])}
        </MenuItem>
        {portal ? <LastPortalEntries {...portal} /> : null}
      </Menu>
      <VisuallyHidden>
        <output>{copied === 'ready' ? '' : t(COPY_TEXT[copied])}</output>
      </VisuallyHidden>
    </>
  );
}
