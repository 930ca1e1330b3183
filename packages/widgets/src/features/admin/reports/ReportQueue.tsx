/** What viewers reported and asked for: open or done, by kind, newest first. */
import type { Report } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SuccessIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { Spinner } from '@oshimado/ui/spinner';
import { useRef, useState } from 'react';
import { RetryNotice } from '../../../base/errors';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { AdminFailure } from '../AdminFailure';
import * as css from '../admin.css';
import { kindNamed, reportKinds, type AdminPlace } from '../admin-place';
import { AnswerDialog } from './AnswerDialog';
import { ReportCard } from './ReportCard';
import { useAnswer, useReports } from './use-reports';

const ALL = 'all';

function Filters({ place: { state, kind, go } }: ReportQueueProps) {
  const t = useTranslate('admin');
  return (
    <div className={css.bar}>
      <Select
        label={t('reports.state')}
        value={state}
        options={(['open', 'done'] as const).map((value) => ({
          value,
          label: t(`reports.states.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          go({ state: currentTarget.value === 'done' ? 'done' : 'open' })
        }
      />
      <Select
        label={t('reports.kind')}
        value={kind ?? ALL}
        options={([ALL, ...reportKinds] as const).map((value) => ({
          value,
          label: t(`reports.kinds.${value}`),
        }))}
        onChange={({ currentTarget }) => go({ kind: kindNamed(currentTarget.value) })}
      />
    </div>
  );
}

export interface ReportQueueProps {
  readonly place: AdminPlace;
}

export function ReportQueue({ place }: ReportQueueProps) {
  const t = useTranslate('admin');
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answering, setAnswering] = useState<Report>();
  const queue = useReports(place);
  const reopening = useAnswer();
  const reports = queue.data?.pages.flat() ?? [];
  const say = (title: string) => {
    notify({ key: 'admin', tone: 'success', title });
    // The pressed button is gone, so the focus moves to what stays.
    heading.current?.focus();
  };
  return (
    <section className={css.stack} aria-labelledby="reports">
      <h2 id="reports" ref={heading} tabIndex={-1} className={css.heading}>
        {t('reports.heading')}
      </h2>
      <Filters place={place} />
      {reopening.isError ? (
        <AdminFailure title={t('reports.failedReopen')} error={reopening.error} />
      ) : null}
      {queue.isError ? (
        <RetryNotice
          error={queue.error}
          onRetry={() => void queue.refetch()}
          isBusy={queue.isFetching}
        >
          {t('reports.failed')}
        </RetryNotice>
      ) : null}
      {queue.isPending ? <Spinner label={t('reports.loading')} /> : null}
      {queue.isSuccess && reports.length === 0 ? (
        <EmptyState icon={SuccessIcon} headingLevel={3} title={t(`reports.none.${place.state}`)} />
      ) : null}
      <ol className={css.list}>
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              isBusy={reopening.isPending && reopening.variables.id === report.id}
              onAnswer={() => setAnswering(report)}
              onReopen={() =>
                reopening.mutate(
                  { id: report.id, state: 'open' },
                  { onSuccess: () => say(t('reports.done.reopened')) },
                )
              }
            />
          </li>
        ))}
      </ol>
      {queue.hasNextPage ? (
        <div>
          <Button busy={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      {answering ? (
        <AnswerDialog
          report={answering}
          onClose={() => setAnswering(undefined)}
          onDone={() => {
            setAnswering(undefined);
            say(t('reports.done.closed'));
          }}
        />
      ) : null}
    </section>
  );
}
