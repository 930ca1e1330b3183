/** `/schedule`: what is on, day by day. */
import { createScheduleClient } from '@oshimado/contract';
import {
  scheduleIn,
  SchedulePage,
  writeSchedule,
  type SchedulePlace,
} from '@oshimado/widgets/internal/features/schedule';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useLoginStore } from '@oshimado/widgets/internal/base/viewer';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { sendFailure } from '../../platform/send-failure';
import { useChangeSearch } from '../../platform/use-change-search';
import { useShownOrgs } from '../../platform/use-current-org';
import * as css from '../../shell/page.css';

function useSchedulePlace(): SchedulePlace {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const changeSearch = useChangeSearch();
  return useMemo(
    () => ({
      ...scheduleIn(search),
      hrefFor: (change) => {
        const next = new URLSearchParams(search);
        writeSchedule(next, change);
        return `${pathname}?${next.toString()}`;
      },
      go: (change) => changeSearch((next) => writeSchedule(next, change)),
    }),
    [pathname, search, changeSearch],
  );
}

export default function Schedule() {
  const tPortal = useTranslate();
  const logins = useLoginStore();
  const [client] = useState(() =>
    createScheduleClient({ token: () => logins.read().login?.jwt, onFailure: sendFailure }),
  );
  const shownOrgs = useShownOrgs();
  const place = useSchedulePlace();
  usePageTitle(tPortal('nav.schedule'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{tPortal('nav.schedule')}</h1>
      <SchedulePage client={client} place={place} shownOrgs={shownOrgs} />
    </div>
  );
}
