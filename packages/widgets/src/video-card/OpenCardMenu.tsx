/** The menu of a card, in a chunk of its own with the code it needs. It is there only once it was asked for. */
import type { Video } from '@oshimado/contract';
import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui';
import { Menu, MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { useEffect, useState, type ReactNode } from 'react';
import { useWidgets } from '../context';
import { connectCardMenu } from './card-menu.connect';
import type { CardState } from './video-card.types';

type CopyState = 'ready' | 'copied' | 'failed';

const COPY_TEXT = {
  ready: 'menu.copy',
  copied: 'menu.copied',
  failed: 'menu.copyFailed',
} as const satisfies Record<CopyState, string>;

/** Copies; the confirmation lasts two seconds. There is no clipboard on a page without https. */
function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

export interface OpenCardMenuProps {
  readonly video: Video;
  readonly state: CardState;
  /** The button it belongs to. */
  readonly trigger: ReactNode;
}

export function OpenCardMenu({ video, state, trigger }: OpenCardMenuProps) {
  const { t, watchHref } = useWidgets();
  const links = connectCardMenu(video, { state, watchHref, page: location.href });
  const { state: copied, copy } = useCopy(links.share);
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {links.youtube ? (
          <MenuLinkItem icon="play" href={links.youtube}>
            {t('menu.youtube')}
          </MenuLinkItem>
        ) : null}
        {links.calendar ? (
          <MenuLinkItem icon="calendar" href={links.calendar}>
            {t('menu.calendar')}
          </MenuLinkItem>
        ) : null}
        <MenuItem
          icon={copied === 'copied' ? 'check' : 'copy'}
          onSelect={(event) => {
            // It stays open, so that the confirmation can be seen where the eye is.
            event.preventDefault();
            void copy();
          }}
        >
          {t(COPY_TEXT[copied])}
        </MenuItem>
      </Menu>
      <VisuallyHidden>
        <output>{copied === 'ready' ? '' : t(COPY_TEXT[copied])}</output>
      </VisuallyHidden>
    </>
  );
}
