/** `/admin`: what editors and admins do. */
import {
  AdminPage,
  adminIn,
  writeAdmin,
  type AdminPlace,
} from '@oshimado/widgets/internal/features/admin';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useViewer } from '@oshimado/widgets/internal/base/viewer';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useChangeSearch } from '../../platform/use-change-search';
import * as css from '../../shell/page.css';

function useAdminPlace(): AdminPlace {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  return useMemo(
    () => ({
      ...adminIn(search),
      go: (change) => changeSearch((next) => writeAdmin(next, change)),
    }),
    [search, changeSearch],
  );
}

export default function Admin() {
  const t = useTranslate('admin');
  const { user } = useViewer();
  const place = useAdminPlace();
  usePageTitle(t('title'));
  return (
    <div className={css.narrowPage}>
      {/* The gate has a heading of its own for guests. */}
      {user ? <h1 className={css.title}>{t('title')}</h1> : null}
      <AdminPage place={place} />
    </div>
  );
}
