/** A day of a week: its streams as high as they are long, side by side where they overlap. */
import { lastMinute, type FoldedVideos, type GridBand, type GridCell } from '@oshimado/domain';
import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useTranslate } from '../../base/sentences';
import type { Schedule } from './use-schedule';
import { WeekBlock } from './WeekBlock';
import * as css from './WeekGrid.css';
import { WeekStack } from './WeekStack';
import { columnStyle, minuteTop, spanStyle } from './week-style';

export interface WeekDayProps extends Pick<FoldedVideos, 'members'> {
  /** The date in words. */
  readonly name: string;
  readonly cells: readonly GridCell[];
  readonly bands: readonly GridBand[];
  readonly schedule: Pick<Schedule, 'now' | 'zone'>;
  /** The present minute where it is today. */
  readonly nowMinute: number | undefined;
  readonly isLoading: boolean;
  /** The cell that is the one stop of the grid; undefined where that is on another day. */
  readonly stop: number | undefined;
  /** Called with the cell that has got the focus. */
  readonly onStop: (index: number) => void;
}

const keyOf = (cell: GridCell) => (cell.kind === 'stack' ? `+${cell.from}` : cell.video.id);

/** Renders a row of the grid. */
export function WeekDay(props: WeekDayProps) {
  const t = useTranslate('schedule');
  const { name, cells, members, bands, schedule, nowMinute, isLoading, stop, onStop } = props;
  const isToday = nowMinute !== undefined;
  return (
    <div role="row" className={css.day}>
      <div
        role="rowheader"
        className={css.dayHead}
        data-today={isToday || undefined}
        aria-current={isToday ? 'date' : undefined}
        suppressHydrationWarning
      >
        {name}
      </div>
      <div
        role="presentation"
        className={css.hoursOfDay}
        style={{ blockSize: minuteTop(bands, lastMinute(schedule.zone)) }}
      >
        {bands.map((band) => (
          <div
            key={band.from}
            className={band.isFolded ? `${css.hour} ${css.fold}` : css.hour}
            style={spanStyle(bands, band)}
          />
        ))}
        {cells.map((cell, index) => (
          <div
            key={keyOf(cell)}
            role="gridcell"
            className={cell.kind === 'stack' ? css.stackCell : css.cell}
            style={{
              ...spanStyle(bands, cell),
              ...(cell.kind === 'stream' && columnStyle(cell)),
            }}
            onFocus={() => onStop(index)}
          >
            {cell.kind === 'stack' ? (
              <WeekStack stack={cell} {...{ members, schedule }} isStop={stop === index} />
            ) : (
              <WeekBlock block={cell} {...{ members, schedule }} isStop={stop === index} />
            )}
          </div>
        ))}
        {cells.length === 0 ? (
          <div
            role="gridcell"
            className={css.nothing}
            tabIndex={stop === undefined ? -1 : 0}
            onFocus={() => onStop(0)}
          >
            {isLoading ? (
              <>
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Skeleton width="40%" />
                <Skeleton />
                <Skeleton width="60%" />
              </>
            ) : (
              t('nothing')
            )}
          </div>
        ) : null}
        {isToday ? (
          <div className={css.now} style={{ insetBlockStart: minuteTop(bands, nowMinute) }} />
        ) : null}
      </div>
    </div>
  );
}
