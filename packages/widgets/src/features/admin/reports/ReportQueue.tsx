/** What viewers reported and asked for: open or done, by kind, newest first. */
import { REPORT_KINDS, type Report } from '@oshimado/contract';
import { may } from '@oshimado/domain';
import { SuccessIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useRef, useState } from 'react';
import { askedPart } from '../../../base/asked-part';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { useViewer } from '../../../base/viewer';
import { AdminFailure } from '../AdminFailure';
import { AdminList } from '../AdminList';
import * as css from '../admin.css';
import { oneOf, type AdminPlace } from '../admin-place';
import { inputOf, wrongFields, type ChannelValues } from '../channels/channel-form';
import type { ChannelTask } from '../channels/ChannelDialog';
import { useChannelList } from '../channels/use-channel-list';
import { AnswerDialog } from './AnswerDialog';
import { ReportCard } from './ReportCard';
import { useAnswer, useReports } from './use-reports';

const ChannelDialog = askedPart(() => import('../channels/ChannelDialog'));

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
        label={t('channels.type')}
        value={kind ?? ALL}
        options={([ALL, ...REPORT_KINDS] as const).map((value) => ({
          value,
          label: t(`reports.kinds.${value}`),
        }))}
        onChange={({ currentTarget }) => go({ kind: oneOf(REPORT_KINDS, currentTarget.value) })}
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
  const tReport = useTranslate('report');
  const { user } = useViewer();
  const mayRemove = may('video.remove', user ?? undefined);
  const list = useChannelList({ enabled: may('channelList.change', user ?? undefined) });
  const canAccept = list.data?.kept_in === 'database';
  const orgs = list.data?.orgs ?? [];
  const [accepted, setAccepted] = useState<ChannelTask>();
  const accepting = useAnswer();
  const reopening = useAnswer();
  const removal = useAnswer();
  const say = (title: string) => {
    notify({ key: 'admin', tone: 'success', title });
    // The pressed button is gone, so the focus moves to what stays.
    heading.current?.focus();
  };
  const reopen = (id: string) =>
    reopening.mutate({ id, state: 'open' }, { onSuccess: () => say(t('reports.done.reopened')) });
  const remove = (id: string) =>
    removal.mutate(
      { id, state: 'done', remove: true },
      { onSuccess: () => say(tReport('removal.done')) },
    );
  const accept = (reportId: string, requested: ChannelValues) => {
    const org = orgs.find(({ name }) => name.toLowerCase() === requested.org.toLowerCase());
    const values = { ...requested, org: org?.name ?? '' };
    // What is missing or was named in other words than the list has is for the admin to fill in.
    if (wrongFields(values).length > 0 || (requested.org !== '' && !org)) {
      setAccepted({ kind: 'accept', reportId, values });
      return;
    }
    accepting.mutate(
      { id: reportId, state: 'done', add: inputOf(values) },
      { onSuccess: () => say(t('channels.accepted')) },
    );
  };
  const isBusy = ({ id }: Report) =>
    [reopening, removal, accepting].some(
      ({ isPending, variables }) => isPending && variables.id === id,
    );
  return (
    <section className={css.stack} aria-labelledby="reports">
      <h2 id="reports" ref={heading} tabIndex={-1} className={css.heading}>
        {t('reports.heading')}
      </h2>
      <Filters place={place} />
      {reopening.isError ? (
        <AdminFailure title={t('reports.failedReopen')} error={reopening.error} />
      ) : null}
      {removal.isError ? (
        <AdminFailure title={tReport('removal.failed')} error={removal.error} />
      ) : null}
      {accepting.isError ? (
        <AdminFailure title={t('channels.saveFailed')} error={accepting.error} />
      ) : null}
      <AdminList
        pages={queue}
        loading={t('reports.loading')}
        failed={t('reports.failed')}
        empty={{ icon: SuccessIcon, title: t(`reports.none.${place.state}`) }}
      >
        {(report) => (
          <ReportCard
            report={report}
            isBusy={isBusy(report)}
            onAnswer={() => setAnswering(report)}
            onReopen={() => reopen(report.id)}
            onRemove={mayRemove ? () => remove(report.id) : undefined}
            onAccept={canAccept ? (requested) => accept(report.id, requested) : undefined}
          />
        )}
      </AdminList>
      {accepted ? (
        <ChannelDialog
          task={accepted}
          orgs={orgs}
          onClose={() => setAccepted(undefined)}
          onDone={() => {
            setAccepted(undefined);
            say(t('channels.accepted'));
          }}
        />
      ) : null}
      {answering ? (
        <AnswerDialog
          report={answering}
          onClose={() => {
            setAnswering(undefined);
            // Somebody else has closed it: its button is gone, and the focus moves to what stays.
            if (queue.rows.every(({ id }) => id !== answering.id)) heading.current?.focus();
          }}
          onDone={() => {
            setAnswering(undefined);
            say(t('reports.done.closed'));
          }}
        />
      ) : null}
    </section>
  );
}
