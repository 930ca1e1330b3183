/** `/admin`: what editors and admins do. */
import { createAdminClient } from '@oshimado/contract';
import {
  AdminPage,
  adminIn,
  writeAdmin,
  type AdminPlace,
} from '@oshimado/widgets/internal/features/admin';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useLoginStore, useViewer } from '@oshimado/widgets/internal/base/viewer';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sendFailure } from '../../platform/send-failure';
import { usePageTitle } from '../../platform/page-head';
import { useChangeSearch } from '../../platform/use-change-search';
import * as css from '../../shell/page.css';

function useAdminPlace(): AdminPlace {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const changeSearch = useChangeSearch();
  return useMemo(
    () => ({
      ...adminIn(search),
      // Another part has nothing of what this one is filtered by.
      hrefFor: (section, choices) => {
        const next = new URLSearchParams();
        writeAdmin(next, { section, ...choices });
        return next.size === 0 ? pathname : `${pathname}?${next.toString()}`;
      },
      go: (change) => changeSearch((next) => writeAdmin(next, change)),
    }),
    [pathname, search, changeSearch],
  );
}

export default function Admin() {
  const logins = useLoginStore();
  const [client] = useState(() =>
    createAdminClient({ token: () => logins.read().login?.jwt, onFailure: sendFailure }),
  );
  const t = useTranslate('admin');
  const { user } = useViewer();
  const place = useAdminPlace();
  usePageTitle(t('title'));
  return (
    <div className={css.narrowPage}>
      {/* The gate has a heading of its own for guests. */}
      {user ? <h1 className={css.title}>{t('title')}</h1> : null}
      <AdminPage client={client} place={place} />
    </div>
  );
}
