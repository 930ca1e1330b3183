/** `/schedule`: what is on, day by day. */
import {
  scheduleIn,
  SchedulePage,
  writeSchedule,
  type SchedulePlace,
} from '@oshimado/widgets/internal/features/schedule';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
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
  const t = useTranslate('schedule');
  const shownOrgs = useShownOrgs();
  const place = useSchedulePlace();
  usePageTitle(t('title'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <SchedulePage place={place} shownOrgs={shownOrgs} />
    </div>
  );
}
