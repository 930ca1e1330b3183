/** `/tlclient`: its title, and the link in its address. What it begins with is on the device, so a server draws an empty page. */
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { PageSpinner } from '../../shell/PageSpinner';

const Tool = latePart(() => import('./late/Tool'));

export default function TlClient() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.tlclient'));
  const [search, setSearch] = useSearchParams();
  const changeLink = useCallback(
    (link: string) =>
      setSearch(
        (before) => {
          const query = new URLSearchParams(before);
          query.set('video', link);
          return query;
        },
        { replace: true },
      ),
    [setSearch],
  );
  if (!useHydrated()) return <PageSpinner />;
  return <Tool link={search.get('video') ?? undefined} onLinkChange={changeLink} />;
}
