/** `/library`: its title and the library, at the page of the address. */
import { LibraryList } from '@oshimado/widgets/internal/features/library';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../platform/page-head';
import { usePageAddress } from '../platform/use-page-address';
import { WhatGoesWhere } from './playlists/WhatGoesWhere';
import * as css from '../shell/page.css';

export default function Library() {
  const t = useTranslate('playlists');
  usePageTitle(t('library.title'));
  return (
    <div className={css.narrowPage}>
      <h1 className={css.title}>{t('library.title')}</h1>
      <p className={css.lead}>{t('library.text')}</p>
      <LibraryList {...usePageAddress()}>
        <WhatGoesWhere />
      </LibraryList>
    </div>
  );
}
