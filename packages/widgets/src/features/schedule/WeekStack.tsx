/** Streams of a day without room beside the others: their number, and the list on request. */
import { minuteInWords, type FoldedVideos, type GridStack } from '@oshimado/domain';
import { Popover } from '@oshimado/ui/popover';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLanguage, useTranslate } from '../../base/sentences';
import { ScheduleRow } from './ScheduleRow';
import type { Schedule } from './use-schedule';
import * as css from './WeekGrid.css';

export interface WeekStackProps extends Pick<FoldedVideos, 'members'> {
  readonly stack: GridStack;
  readonly schedule: Pick<Schedule, 'now' | 'zone'>;
  /** The one stop of the grid for the Tab key. */
  readonly isStop: boolean;
}

/** Renders a `<button>`, and while it is open a dialog with a list. */
export function WeekStack({ stack, members, schedule, isStop }: WeekStackProps) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const { now, zone } = schedule;
  const { videos, from } = stack;
  const label = t('stacked', {
    time: minuteInWords(from, language, zone),
    count: videos.length,
  });
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <button type="button" className={css.stackButton} tabIndex={isStop ? 0 : -1} translate="no">
          <span aria-hidden="true">+{videos.length}</span>
          <VisuallyHidden>
            <span suppressHydrationWarning>{label}</span>
          </VisuallyHidden>
        </button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not announce a list without markers */}
      <ul role="list" className={css.stackRows}>
        {videos.map((video) => (
          <ScheduleRow key={video.id} {...{ video, members, now, zone }} />
        ))}
      </ul>
    </Popover>
  );
}
