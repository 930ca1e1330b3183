/** Explains playlists, the library and favorites where a viewer meets more than one of them. */
import { HeartIcon, BookmarkIcon, Icon, QueueIcon, type IconType } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useId } from 'react';
import { RouterLink } from '../../platform/RouterLink';
import * as css from './WhatGoesWhere.css';

interface PlaceProps {
  readonly icon: IconType;
  readonly href: string;
  readonly name: string;
  readonly text: string;
}

const Place = ({ icon, href, name, text }: PlaceProps) => (
  <div className={css.place}>
    <dt className={css.name}>
      <Icon icon={icon} size="small" />
      <Link href={href} component={RouterLink}>
        {name}
      </Link>
    </dt>
    <dd className={css.text}>{text}</dd>
  </div>
);

export function WhatGoesWhere() {
  const t = useTranslate('playlists');
  const tPortal = useTranslate();
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('words.title')}
      </h2>
      <dl className={css.places}>
        <Place
          icon={QueueIcon}
          href="/playlists"
          name={tPortal('nav.playlists')}
          text={t('words.playlist')}
        />
        <Place
          icon={BookmarkIcon}
          href="/library"
          name={t('library.title')}
          text={t('words.library')}
        />
        <Place
          icon={HeartIcon}
          href="/favorites"
          name={tPortal('nav.favorites')}
          text={t('words.favorites')}
        />
      </dl>
    </section>
  );
}
