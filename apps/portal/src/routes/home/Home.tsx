/** Home: the living board, the archive and the clips of one organization, or of several at once. */
import { useMemo } from 'react';
import { useShownOrgs } from '../../app/use-shown-orgs';
import { useTranslate } from '../../i18n/LanguageProvider';
import { FeedPage } from './FeedPage';
import type { FeedSource } from './feed-source';

export function Home() {
  const t = useTranslate();
  const { orgs } = useShownOrgs();
  const source = useMemo<FeedSource>(() => ({ type: 'orgs', orgs }), [orgs]);
  return (
    <FeedPage
      source={source}
      heading={t('home.title')}
      title={orgs.length > 1 ? orgs.join(' + ') : undefined}
    />
  );
}
