/** A schedule as a stranger's page gets it: the live board, by days. */
import {
  ALL_ORGS,
  isLive,
  scheduleDays,
  type FeedFilter,
  type ScheduleDay,
} from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import { useNow } from '../../base/clock';
import { useWidgets } from '../../base/context';
import type { LiveBoardSource } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { connectLiveFeed, useLiveBoard } from '../../parts/live-feed';
import { FeedFailed, FeedNoticeBar } from '../../parts/live-feed/FeedStates';
import { VideoListSkeleton } from '../../parts/video-list';
import { Busy, embedFailure } from '../Busy';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { useSelect } from '../use-select';
import { useUnknownOrg } from '../use-unknown-org';
import * as css from './EmbedSchedule.css';
import type { OshiScheduleEvents } from './events';
import type { ScheduleOptions } from './options';
import { scheduleBoard } from './schedule-board';
import { ScheduleDays } from './ScheduleDays';

type Hooks = EmbedHooks<OshiScheduleEvents>;

/** Whatever the server sends is wanted; the organization has been asked for already. */
const EVERYTHING: FeedFilter = { org: ALL_ORGS };

const ROWS_AWAITED = 6;

const countOf = (days: readonly ScheduleDay[]) =>
  days.reduce((sum, { videos }) => sum + videos.length, 0);

/** What rows of days are, in a word: another word, other rows. */
const wordOf = (days: readonly ScheduleDay[], now: number) =>
  days
    .map(({ date, videos }) =>
      [date, ...videos.map((video) => `${video.id}${isLive(video, now) ? '!' : ''}`)].join(),
    )
    .join(' ');

/** Says that the schedule is there, and when its rows have changed. */
function useReports({
  days,
  now,
  onPhase,
  emit,
}: Omit<Hooks, 'complain'> & {
  readonly days: readonly ScheduleDay[] | undefined;
  readonly now: number;
}) {
  const last = useRef<string>(undefined);
  const word = days && wordOf(days, now);
  const count = days && countOf(days);
  // After the rows are drawn, so that a page that is notified finds them.
  useEffect(() => {
    if (word === undefined || count === undefined) return;
    onPhase('shown');
    if (last.current === word) return;
    emit(last.current === undefined ? 'oshi-ready' : 'oshi-change', { count });
    last.current = word;
  }, [word, count, onPhase, emit]);
}

function Schedule({
  options,
  onPhase,
  emit,
  complain,
}: Hooks & { readonly options: ScheduleOptions }) {
  const { api, org, channels, days: length } = options;
  const t = useTranslate('elements');
  const environment = useWidgets();
  const now = useNow();
  const source: LiveBoardSource =
    channels.length > 0 ? { channels } : { orgs: org === '' ? [] : [org] };
  const board = useLiveBoard({ ...scheduleBoard(api, length), source });
  const { error, errorUpdatedAt, refresh } = board;
  const isBusy = error !== null && embedFailure(error.code, error.cause) === 'busy';
  const feed = connectLiveFeed({
    board: isBusy ? { ...board, error: null } : board,
    refresh,
    view: { filter: EVERYTHING, sort: 'latest' },
    environment,
    now,
  });
  const { timeZone = 'UTC' } = environment;
  const days = board.data && scheduleDays(feed.all, { now, timeZone, days: length });
  useReports({ days, now, onPhase, emit });
  useUnknownOrg({ api, org, channels, isEmpty: board.data?.length === 0, complain });
  const hasDays = days !== undefined;
  useEffect(() => {
    if (!error) return;
    if (!hasDays) onPhase('failed');
    emit('oshi-error', { code: embedFailure(error.code, error.cause) });
    // Each failure is an event of its own, also one with the same code.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the time distinguishes two failures
  }, [error, errorUpdatedAt, hasDays, onPhase, emit]);

  const hasFailed = !isBusy && feed.content === 'failed';
  const hasMessage = isBusy || hasFailed || feed.notice !== undefined;
  return (
    <div
      className={css.schedule}
      data-part="schedule"
      data-state={hasFailed ? 'failed' : days ? 'list' : 'skeleton'}
      aria-busy={feed.isBusy}
      role="region"
      aria-label={t('schedule.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keys
      tabIndex={0}
    >
      {hasMessage ? (
        <div className={css.message}>
          {isBusy ? <Busy error={error.cause} since={errorUpdatedAt} onRetry={feed.retry} /> : null}
          {hasFailed ? (
            <slot name="error">
              <FeedFailed feed={feed} />
            </slot>
          ) : (
            <FeedNoticeBar feed={feed} />
          )}
        </div>
      ) : null}
      {days ? <ScheduleDays {...{ days, now, timeZone }} /> : null}
      {feed.content === 'skeleton' && !isBusy ? (
        <VideoListSkeleton className={css.message} shape="denseList" count={ROWS_AWAITED} />
      ) : null}
    </div>
  );
}

export type EmbedScheduleProps = Hooks & Drawing<ScheduleOptions>;

export function EmbedSchedule({ onPhase, emit, complain, ...drawing }: EmbedScheduleProps) {
  const { options } = drawing;
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      {/* Another server, or another number of days, is another board. */}
      <Schedule
        key={`${options.api} ${options.days}`}
        options={options}
        {...{ onPhase, emit, complain }}
      />
    </EmbedPage>
  );
}
