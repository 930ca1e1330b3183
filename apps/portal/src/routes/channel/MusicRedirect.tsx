import { useEffect } from 'react';
import { musicChannelHref } from '../../app/site-links';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PageSpinner } from '../../shell/PageSpinner';
import NotFound from '../not-found/NotFound';
import * as css from './ChannelPage.css';

/** "The music child redirects out to the music site." */
export function MusicRedirect({ id }: { id: string }) {
  const t = useTranslate('channels');
  const href = musicChannelHref(id);
  useEffect(() => {
    if (href !== undefined) location.replace(href);
  }, [href]);
  if (href === undefined) return <NotFound />;
  return (
    <>
      <PageSpinner />
      <p className={css.onTheWay}>
        <a href={href}>{t('page.toMusic')}</a>
      </p>
    </>
  );
}
