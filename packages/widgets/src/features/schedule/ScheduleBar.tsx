/** Above a schedule: the way to other days, and its filters. */
import { daysAfter } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { Tab, TabList } from '@oshimado/ui/tabs';
import {
  CalendarIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  FilterIcon,
  ShareIcon,
} from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { PageLink } from '../../base/context';
import { isPlainPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import type { MonthProps } from './MonthPopup';
import type { SchedulePlace } from './schedule-place';
import type { ScheduleFiltersProps } from './ScheduleFilters';
import type { ScheduleShareProps } from './schedule-share.types';
import * as css from './SchedulePage.css';

const loadFilters = async () => (await import('./ScheduleFilters')).ScheduleFilters;

const loadShare = async () => (await import('./ScheduleShare')).ScheduleShare;

const loadMonth = async () => (await import('./MonthPopup')).MonthPopup;

function MonthButton(props: MonthProps) {
  const t = useTranslate('schedule');
  const { Part, button } = usePressedPart(loadMonth);
  const look = { icon: CalendarIcon, label: t('month') };
  if (Part) return <Part {...props} trigger={<IconButton {...look} />} />;
  return <IconButton {...look} aria-haspopup="dialog" {...button} />;
}

function ShareButton(props: ScheduleShareProps) {
  const t = useTranslate('schedule');
  const { Part, button } = usePressedPart(loadShare);
  const look = { icon: ShareIcon, label: t('export') };
  if (Part) return <Part {...props} trigger={<IconButton {...look} />} />;
  return <IconButton {...look} aria-haspopup="menu" {...button} />;
}

function FilterButton(props: ScheduleFiltersProps) {
  const t = useTranslate('schedule');
  const { Part, button } = usePressedPart(loadFilters);
  const look = { startIcon: FilterIcon, children: t('filter') };
  if (Part) return <Part {...props} trigger={<Button {...look} />} />;
  return <Button {...look} aria-haspopup="dialog" {...button} />;
}

export const PANEL_ID = 'schedule-panel';
export const tabId = (view: SchedulePlace['view']) => `schedule-${view}`;

const views = ['agenda', 'week'] as const satisfies readonly SchedulePlace['view'][];

function ViewTabs({ place }: { readonly place: SchedulePlace }) {
  const t = useTranslate('schedule');
  const tPortal = useTranslate();
  return (
    <TabList label={tPortal('display.menu')}>
      {views.map((view) => (
        <Tab
          key={view}
          id={tabId(view)}
          controls={PANEL_ID}
          href={place.hrefFor({ view })}
          selected={view === place.view}
          component={PageLink}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            place.go({ view });
          }}
        >
          {t(view)}
        </Tab>
      ))}
    </TabList>
  );
}

export interface ScheduleBarProps extends ScheduleShareProps {
  /** Whose streams a month counts. Default none: there is no month. */
  readonly schedule?: MonthProps['schedule'] | undefined;
}

export function ScheduleBar({ schedule, ...bar }: ScheduleBarProps) {
  const t = useTranslate('schedule');
  const { today, place, shownOrgs } = bar;
  const { date, go, view } = place;
  const isWeek = view === 'week';
  const by = isWeek ? 7 : 1;
  const step = (days: number) => {
    const day = daysAfter(date || today, days);
    go({ date: day === today ? '' : day });
  };
  return (
    <div className={css.bar}>
      <IconButton
        icon={ChevronLeftIcon}
        className={css.turned}
        label={t(isWeek ? 'previousWeek' : 'previousDay')}
        onClick={() => step(-by)}
      />
      <Button disabled={date === ''} onClick={() => go({ date: '' })}>
        {t('today')}
      </Button>
      <IconButton
        icon={ChevronRightIcon}
        className={css.turned}
        label={t(isWeek ? 'nextWeek' : 'nextDay')}
        onClick={() => step(by)}
      />
      {schedule ? <MonthButton schedule={schedule} place={place} /> : null}
      <div className={css.barEnd}>
        <ViewTabs place={place} />
        <FilterButton {...{ place, shownOrgs, today }} />
        <ShareButton {...bar} />
      </div>
    </div>
  );
}
