/** The menu of a card, in a chunk that is loaded when it is first opened. */
import type { Video } from '@oshimado/contract';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Menu, MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { CalendarIcon, CheckIcon, CopyIcon, PlayIcon } from '@oshimado/ui/icon';
import type { MessageKey } from '@oshimado/locales';
import type { ReactNode } from 'react';
import { useCopy, type CopyHandle, type CopyState } from '../../base/browser';
import { useWidgets } from '../../base/context';
import { shownTitle } from './video-card.connect';
import { connectCardMenu, connectPortalMenu } from './card-menu.connect';
import { FirstPortalEntries, LastPortalEntries } from './PortalEntries';
import type { CardState } from './video-card.types';

type CopySentences = Readonly<Record<CopyState, MessageKey<'widgets'>>>;

const LINK = {
  ready: 'menu.copy',
  copied: 'menu.copied',
  failed: 'menu.copyFailed',
} as const satisfies CopySentences;

const TITLE = {
  ready: 'menu.copyTitle',
  copied: 'menu.titleCopied',
  failed: 'menu.titleCopyFailed',
} as const satisfies CopySentences;

interface CopyItemProps {
  readonly handle: CopyHandle;
  readonly sentences: CopySentences;
  readonly text: string;
}

function CopyItem({ handle: { state, copy }, sentences, text }: CopyItemProps) {
  const { t } = useWidgets();
  return (
    <MenuItem
      icon={state === 'copied' ? CheckIcon : CopyIcon}
      onSelect={(event) => {
        // Stays open, so that the confirmation is visible in the entry itself.
        event.preventDefault();
        void copy(text);
      }}
    >
      {t(sentences[state])}
    </MenuItem>
  );
}

/** Announces to screen readers whether copying succeeded. */
function CopyOutput({ handle: { state }, sentences }: Omit<CopyItemProps, 'text'>) {
  const { t } = useWidgets();
  return <output>{state === 'ready' ? '' : t(sentences[state])}</output>;
}

export interface OpenCardMenuProps {
  readonly video: Video;
  readonly state: CardState;
  /** The button that opens it. */
  readonly trigger: ReactNode;
}

/** Entries of the portal; absent in embeds. */
function usePortalEntries(video: Video, state: CardState) {
  const { cardActions } = useWidgets();
  if (!cardActions) return undefined;
  const { menu: actions } = cardActions;
  const { isGuest } = actions;
  const paths = connectPortalMenu(video, { state, isGuest, host: location.hostname });
  return { video, paths, actions };
}

export function OpenCardMenu({ video, state, trigger }: OpenCardMenuProps) {
  const { t, watchHref, nameProperty } = useWidgets();
  const links = connectCardMenu(video, { state, watchHref, page: location.href });
  const portal = usePortalEntries(video, state);
  const link = useCopy();
  const title = useCopy();
  const name = shownTitle(video, nameProperty);
  return (
    <>
      <Menu
        trigger={trigger}
        title={<span translate="no">{name}</span>}
        defaultOpen
        onOpenChange={(isOpen) => {
          // Clears the failure of an earlier attempt.
          if (!isOpen) return;
          link.reset();
          title.reset();
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
        <CopyItem handle={link} sentences={LINK} text={links.share} />
        <CopyItem handle={title} sentences={TITLE} text={name} />
        {portal ? <LastPortalEntries {...portal} /> : null}
      </Menu>
      <VisuallyHidden>
        <CopyOutput handle={link} sentences={LINK} />
        <CopyOutput handle={title} sentences={TITLE} />
      </VisuallyHidden>
    </>
  );
}
