/** The list of a schedule: day after day, loaded as they are scrolled to. */
import { daysInWords, foldEmptyDays } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ChevronUpIcon } from '@oshimado/ui/icon';
import { useImperativeHandle, useState, type Ref } from 'react';
import { ApiError } from '../../base/errors';
import { useNearScreen } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { VideoListSkeleton } from '../../parts/video-list';
import * as css from './Agenda.css';
import { AgendaDay } from './AgendaDay';
import { shownInAgenda, type ShownStreams } from './schedule-shown';
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
  /** Reads the streams of the list. */
  readonly shown: Ref<ShownStreams>;
}

export function Agenda({ schedule: wanted, date, shown }: AgendaProps) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const agenda = useAgenda(wanted, date);
  const { schedule } = agenda;
  const { today } = schedule;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFromToday = (date || today) === today;
  const { loadEarlier, members } = agenda;
  const showEarlier = () => (isFromToday && !isUnfolded ? setUnfolded(true) : loadEarlier());
  useImperativeHandle(shown, () => ({
    read: () => ({ videos: shownInAgenda(agenda.days, schedule, isUnfolded), members }),
  }));
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
            <p key={entry.from} className={css.nothing} suppressHydrationWarning>
              {t('nothingAt', { time: daysInWords(entry.from, entry.to, { today, language }) })}
            </p>
          );
        const { date: day, videos } = entry.day;
        if (videos)
          return <AgendaDay key={day} date={day} {...{ videos, members, schedule, isUnfolded }} />;
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
