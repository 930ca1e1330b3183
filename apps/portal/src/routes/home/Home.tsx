/** Home: the live board, the archive and the clips of one organization, or of several at once. */
import type { FeedSource } from '@oshimado/widgets/internal/base/queries';
import { FeedPage } from '@oshimado/widgets/internal/features/feed-page';
import { FirstVisit } from '@oshimado/widgets/internal/features/welcome';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useMemo } from 'react';
import { useChooseOrg, useShownOrgs } from '../../platform/use-current-org';
import { useFeedPlace } from './use-feed-place';
import { useFeedTitle } from './use-feed-title';

export function Home() {
  const t = useTranslate();
  const shownOrgs = useShownOrgs();
  const place = useFeedPlace();
  const chooseOrg = useChooseOrg();
  const { orgs } = shownOrgs;
  const source = useMemo<FeedSource>(() => ({ orgs }), [orgs]);
  useFeedTitle(place.tab, orgs.length > 1 ? orgs.join(' + ') : undefined);
  return (
    <>
      <FirstVisit onChoose={chooseOrg} />
      <FeedPage source={source} heading={t('nav.home')} place={place} shownOrgs={shownOrgs} />
    </>
  );
}
