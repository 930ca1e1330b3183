/** `/tlclient`: its title, and the link in its address. */
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { TlClient } from '@oshimado/widgets/internal/features/tl-client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useChangeSearch } from '../../platform/use-change-search';

export default function TlClientPage() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.tlclient'));
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const changeLink = useCallback(
    (link: string) => changeSearch((next) => next.set('video', link)),
    [changeSearch],
  );
  return <TlClient link={search.get('video') ?? undefined} onLinkChange={changeLink} />;
}
