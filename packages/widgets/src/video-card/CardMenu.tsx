import type { Video } from '@oshimado/contract';
import { IconButton } from '@oshimado/ui';
import { lazy, Suspense, useState } from 'react';
import { useWidgets } from '../context';
import type { VideoCardApi } from './video-card.connect';
import { menu } from './VideoCard.css';

const OpenCardMenu = lazy(() => import('./OpenCardMenu'));

export interface CardMenuProps {
  readonly video: Video;
  readonly card: VideoCardApi;
}

/** The button is there at once; the menu's code comes with the first press, and opens. */
export function CardMenu({ video, card }: CardMenuProps) {
  const { t } = useWidgets();
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <IconButton icon="more" label={t('menu.label', { title: card.title })} aria-haspopup="menu" />
  );
  return (
    <div className={menu}>
      {isWanted ? (
        <Suspense fallback={trigger}>
          <OpenCardMenu video={video} card={card} trigger={trigger} />
        </Suspense>
      ) : (
        <IconButton
          icon="more"
          label={t('menu.label', { title: card.title })}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setWanted(true)}
        />
      )}
    </div>
  );
}
