/** `/playlists`: its title, a link to the library and the viewer's playlists. */
import { ButtonLink } from '@oshimado/ui/button';
import { BookmarkIcon, Icon } from '@oshimado/ui/icon';
import { OwnPlaylists } from '@oshimado/widgets/internal/features/playlists';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../../platform/page-head';
import { RouterLink } from '../../platform/RouterLink';
import { WhatGoesWhere } from './WhatGoesWhere';
import * as css from './Playlists.css';

export default function Playlists() {
  const t = useTranslate('playlists');
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.playlists'));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{tPortal('nav.playlists')}</h1>
        <ButtonLink size="small" component={RouterLink} href="/library">
          <Icon icon={BookmarkIcon} size="small" />
          {t('library.title')}
        </ButtonLink>
      </div>
      <p className={css.lead}>{t('page.text')}</p>
      <OwnPlaylists />
      <WhatGoesWhere />
    </div>
  );
}
