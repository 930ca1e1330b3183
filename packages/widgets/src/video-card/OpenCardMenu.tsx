import { COPY_FEEDBACK_MS, googleCalendarUrl, youtubeUrl } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui';
import { Menu, MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { useEffect, useState, type ReactNode } from 'react';
import { useWidgets } from '../context';
import type { CardMenuProps } from './CardMenu';

type CopyState = 'ready' | 'copied' | 'failed';

const COPY_TEXT = {
  ready: 'menu.copy',
  copied: 'menu.copied',
  failed: 'menu.copyFailed',
} as const satisfies Record<CopyState, string>;

/** "Copy link" turns into its confirmation for two seconds and stays in place, so that it can be read. */
function CopyItem({ url }: { url: string }) {
  const { t } = useWidgets();
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (event: Event) => {
    event.preventDefault();
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <MenuItem icon={state === 'copied' ? 'check' : 'copy'} onSelect={copy}>
      {t(COPY_TEXT[state])}
      <VisuallyHidden>
        <span role="status">{state === 'ready' ? '' : t(COPY_TEXT[state])}</span>
      </VisuallyHidden>
    </MenuItem>
  );
}

/** The menu itself, in a chunk of its own with the code it needs. */
export default function OpenCardMenu({
  video,
  card,
  trigger,
}: CardMenuProps & { trigger: ReactNode }) {
  const { t } = useWidgets();
  const page = new URL(card.href, location.href);
  const calendar = card.state === 'upcoming' ? googleCalendarUrl(video, page.origin) : undefined;
  return (
    <Menu trigger={trigger} defaultOpen>
      {video.type === 'placeholder' ? null : (
        <MenuLinkItem icon="play" href={youtubeUrl(video.id)}>
          {t('menu.youtube')}
        </MenuLinkItem>
      )}
      {calendar ? (
        <MenuLinkItem icon="calendar" href={calendar}>
          {t('menu.calendar')}
        </MenuLinkItem>
      ) : null}
      <CopyItem url={page.href} />
    </Menu>
  );
}
