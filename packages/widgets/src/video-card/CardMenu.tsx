import type { Video } from '@oshimado/contract';
import { IconButton } from '@oshimado/ui/button';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { MoreIcon, WarningIcon } from '@oshimado/ui/icon';
import { useState, type ComponentType } from 'react';
import { useWidgets } from '../context';
import type { OpenCardMenuProps } from './OpenCardMenu';
import type { VideoCardApi } from './video-card.types';
import { menu } from './VideoCard.css';

type OpenMenu = ComponentType<OpenCardMenuProps>;

let asked: Promise<OpenMenu> | undefined;

/** The menu's code, asked for once a page. A failed try is forgotten, so that the next press tries again. */
function loadMenu(): Promise<OpenMenu> {
  asked ??= import('./OpenCardMenu').then(
    ({ OpenCardMenu }) => OpenCardMenu,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Asks early, while the pointer is on its way; a failure shows when the menu is really wanted. */
const prepare = () => void loadMenu().catch(() => undefined);

/** The press is answered first, by a busy button; a long menu takes its time. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

export interface CardMenuProps {
  readonly video: Video;
  readonly card: VideoCardApi;
}

/** The button is there at once; the menu's code comes when it is wanted, and opens. */
export function CardMenu({ video, card }: CardMenuProps) {
  const { t } = useWidgets();
  const [OpenMenu, setOpenMenu] = useState<OpenMenu>();
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');
  const label = t('menu.label', { title: card.title });
  if (OpenMenu) {
    const trigger = <IconButton icon={MoreIcon} label={label} className={menu} />;
    return <OpenMenu video={video} state={card.state} trigger={trigger} />;
  }
  const open = () => {
    setPhase('loading');
    loadMenu().then(
      (loaded) => afterPaint(() => setOpenMenu(() => loaded)),
      () => setPhase('failed'),
    );
  };
  const failed = phase === 'failed';
  return (
    <>
      <IconButton
        icon={failed ? WarningIcon : MoreIcon}
        label={failed ? t('menu.loadFailed') : label}
        className={menu}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={phase === 'loading' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      />
      {failed ? (
        <VisuallyHidden>
          <span role="alert">{t('menu.loadFailed')}</span>
        </VisuallyHidden>
      ) : null}
    </>
  );
}
