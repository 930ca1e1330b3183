/** Above a schedule: the way to other days, and its filters. */
import { daysAfter } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, FilterIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import type { ScheduleFiltersProps } from './ScheduleFilters';
import * as css from './SchedulePage.css';

const loadFilters = async () => (await import('./ScheduleFilters')).ScheduleFilters;

function FilterButton(props: ScheduleFiltersProps) {
  const t = useTranslate('schedule');
  const { Part, button } = usePressedPart(loadFilters);
  const look = { startIcon: FilterIcon, children: t('filter') };
  if (Part) return <Part {...props} trigger={<Button {...look} />} />;
  return <Button {...look} aria-haspopup="dialog" {...button} />;
}

export interface ScheduleBarProps extends ScheduleFiltersProps {
  /** `2026-11-27`. */
  readonly today: string;
}

export function ScheduleBar({ today, ...filters }: ScheduleBarProps) {
  const t = useTranslate('schedule');
  const { date, go } = filters.place;
  const step = (days: number) => {
    const day = daysAfter(date || today, days);
    go({ date: day === today ? '' : day });
  };
  return (
    <div className={css.bar} role="toolbar" aria-label={t('title')}>
      <IconButton icon={ChevronLeftIcon} label={t('previousDay')} onClick={() => step(-1)} />
      <Button disabled={date === ''} onClick={() => go({ date: '' })}>
        {t('today')}
      </Button>
      <IconButton icon={ChevronRightIcon} label={t('nextDay')} onClick={() => step(1)} />
      <div className={css.barEnd}>
        <FilterButton {...filters} />
      </div>
    </div>
  );
}
