/** `/tlclient`: its title, and the link in its address. What it begins with is on the device, so a server draws an empty page. */
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useChangeSearch } from '../../platform/use-change-search';
import { PageSpinner } from '../../shell/PageSpinner';

const Tool = latePart(() => import('./late/Tool'));

export default function TlClient() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.tlclient'));
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const changeLink = useCallback(
    (link: string) => changeSearch((next) => next.set('video', link)),
    [changeSearch],
  );
  if (!useHydrated()) return <PageSpinner />;
  return <Tool link={search.get('video') ?? undefined} onLinkChange={changeLink} />;
}
