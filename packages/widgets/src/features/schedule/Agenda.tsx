/** The list of a schedule: day after day, loaded as they are scrolled to. */
import type { Video } from '@oshimado/contract';
import { foldEmptyDays } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ChevronUpIcon } from '@oshimado/ui/icon';
import { useEffect, useState } from 'react';
import { ApiError } from '../../base/errors';
import { useNearScreen } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { VideoListSkeleton } from '../../parts/video-list';
import { rowsOfDay } from './agenda-days';
import * as css from './Agenda.css';
import { AgendaDay } from './AgendaDay';
import { daysInWords } from './days-in-words';
import { useAgenda, type Agenda as AgendaState } from './use-agenda';
import type { Schedule } from './use-schedule';

const ROWS_AWAITED = 6;

/** Where the next days appear: they are asked for as the end comes near, or by hand. */
function AgendaEnd({ agenda }: { readonly agenda: AgendaState }) {
  const t = useTranslate('schedule');
  const { failure, isLoading, hasMore, loadMore, loadedAt } = agenda;
  const canLoad = hasMore && !isLoading && !failure;
  const end = useNearScreen(canLoad, loadedAt, loadMore);
  return (
    <div ref={end} className={css.end}>
      {canLoad ? (
        <Button variant="plain" onClick={loadMore}>
          {t('more')}
        </Button>
      ) : null}
      {hasMore ? null : <p className={css.endNote}>{t('end')}</p>}
    </div>
  );
}

export interface AgendaProps {
  readonly schedule: Schedule;
  /** The first day; empty for today. */
  readonly date: string;
  /** Called with the streams of the list as they change. */
  readonly onShown: (videos: readonly Video[]) => void;
}

export function Agenda({ schedule, date, onShown }: AgendaProps) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const { today, now } = schedule;
  const agenda = useAgenda(schedule, date);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFromToday = (date || today) === today;
  const { loadEarlier } = agenda;
  const showEarlier = () => (isFromToday && !isUnfolded ? setUnfolded(true) : loadEarlier());
  useEffect(() => {
    const rows = agenda.days.map(({ date: day, videos = [] }) =>
      rowsOfDay(videos, now, day === today && !isUnfolded),
    );
    onShown(rows.flatMap(({ begun, coming }) => [...begun, ...coming]));
  });
  const entries = foldEmptyDays(agenda.days, (day) => day.date === today);
  return (
    <div className={css.agenda} aria-busy={agenda.isLoading}>
      <div className={css.end}>
        <Button variant="plain" size="small" startIcon={ChevronUpIcon} onClick={showEarlier}>
          {t('earlier')}
        </Button>
      </div>
      {entries.map((entry) => {
        if (entry.kind === 'empty')
          return (
            <p key={entry.from} className={css.nothing}>
              {t('nothingAt', { time: daysInWords(entry.from, entry.to, language) })}
            </p>
          );
        const { date: day, videos } = entry.day;
        if (videos) return <AgendaDay key={day} date={day} {...{ videos, schedule, isUnfolded }} />;
        return agenda.failure ? null : (
          <VideoListSkeleton
            key={day}
            className={css.skeleton}
            shape="denseList"
            count={ROWS_AWAITED}
          />
        );
      })}
      {agenda.failure ? (
        <ApiError error={agenda.failure.error} onRetry={agenda.retry} isBusy={false} />
      ) : null}
      <AgendaEnd agenda={agenda} />
    </div>
  );
}
