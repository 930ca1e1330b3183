import { IconButton } from '@oshimado/ui/button';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { MoreIcon, WarningIcon } from '@oshimado/ui/icon';
import { useState, type ComponentType } from 'react';
import { useWidgets, type CardMenuProps } from '../../base/context';
import type { OpenCardMenuProps } from './OpenCardMenu';
import { menu } from './VideoCard.css';

type OpenMenu = ComponentType<OpenCardMenuProps>;

let asked: Promise<OpenMenu> | undefined;

/** Loads the menu's chunk once per page. A failed load is not cached, so that the next press retries. */
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

/** Preloads the chunk when the pointer enters; a failure is only shown when the menu is opened. */
const prepare = () => void loadMenu().catch(() => undefined);

/** Shows the busy button first, because a long menu takes time to render. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** The button of the menu; the menu itself is a chunk that is loaded when it is first opened. */
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
