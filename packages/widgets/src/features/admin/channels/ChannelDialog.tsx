/** Adds a channel to the list, or changes one. What was typed stays when that fails, also when someone else has saved first. */
import type { ListedChannel, ListedOrg } from '@oshimado/contract';
import { FormDialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { useState } from 'react';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { AdminFailure } from '../AdminFailure';
import { useAnswer } from '../reports/use-reports';
import { emptyChannel, inputOf, valuesOf, wrongFields, type ChannelValues } from './channel-form';
import { ChannelFields } from './ChannelFields';
import { Facts } from './Facts';
import { isChangedByOther, isTaken, useChangeList, useCurrentChannel } from './use-channel-list';

/** What the dialog is about. */
export type ChannelTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly channel: ListedChannel }
  /** The request of a viewer, which is closed once its channel is added. */
  | { readonly kind: 'accept'; readonly reportId: string; readonly values: ChannelValues };

const beginOf = (task: ChannelTask): ChannelValues => {
  if (task.kind === 'edit') return valuesOf(task.channel);
  return task.kind === 'accept' ? task.values : emptyChannel;
};

/** What the entry is now, after somebody else has changed it. */
function Current({ channel }: { readonly channel: ListedChannel | null }) {
  const t = useTranslate('admin');
  if (!channel) return <p className={css.fieldValue}>{t('channels.gone')}</p>;
  const { name, english_name, youtube, org, group, lang, twitch, twitter, inactive } = channel;
  const texts = [name, english_name, youtube, org, group, lang, twitch, twitter];
  return (
    <p className={css.fieldValue}>
      {t('channels.now')} <Facts texts={texts} />
      {inactive ? ` · ${t('channels.inactive')}` : null}
    </p>
  );
}

function useSave(task: ChannelTask) {
  const change = useChangeList();
  const answer = useAnswer();
  const isConflict = isChangedByOther(change.error);
  const id = task.kind === 'edit' ? task.channel.id : '';
  const current = useCurrentChannel(id, isConflict);
  const before = () => {
    if (task.kind !== 'edit') return null;
    if (!isConflict || current.data === undefined) return task.channel;
    return current.data;
  };
  return {
    isConflict,
    /** Undefined until it is loaded. */
    current: isConflict && !current.isFetching ? current.data : undefined,
    /** What the entry is now could not be loaded. */
    currentError: isConflict ? current.error : null,
    error: task.kind === 'accept' ? answer.error : change.error,
    isBusy: change.isPending || answer.isPending || (isConflict && current.isFetching),
    save: (values: ChannelValues, onSuccess: () => void) => {
      const channel = inputOf(values);
      if (task.kind === 'accept') {
        answer.mutate({ id: task.reportId, state: 'done', add: channel }, { onSuccess });
        return;
      }
      const entry = before();
      const ref = entry && { id: entry.id, version: entry.version };
      change.mutate(
        { call: 'saveChannel', body: { ...(ref && { before: ref }), channel } },
        { onSuccess },
      );
    },
  };
}

interface FailureProps {
  readonly kind: ChannelTask['kind'];
  readonly saving: ReturnType<typeof useSave>;
}

function Failure({ kind, saving }: FailureProps) {
  const t = useTranslate('admin');
  const { isConflict, current, currentError, error } = saving;
  if (error === null) return null;
  if (isConflict) {
    return (
      <Notice tone="warning" role="alert" title={t('conflict')}>
        {current === undefined ? null : <Current channel={current} />}
        {currentError === null ? null : t('channels.failed')}
      </Notice>
    );
  }
  // A request that is closed already is a conflict too.
  if (kind !== 'accept' && isTaken(error))
    return <Notice tone="danger" role="alert" title={t('channels.twice')} />;
  return <AdminFailure title={t('channels.saveFailed')} error={error} />;
}

export interface ChannelDialogProps {
  readonly task: ChannelTask;
  readonly orgs: readonly ListedOrg[];
  readonly onClose: () => void;
  /** It is saved; the list is being loaded again. */
  readonly onDone: () => void;
}

export default function ChannelDialog({ task, orgs, onClose, onDone }: ChannelDialogProps) {
  const t = useTranslate('admin');
  const [values, setValues] = useState(() => beginOf(task));
  // What a request lacks is marked at once.
  const [isChecked, setChecked] = useState(task.kind === 'accept');
  const saving = useSave(task);
  const wrong = wrongFields(values);
  const title =
    task.kind === 'edit' ? t('channels.editTitle', { name: task.channel.name }) : t('channels.add');
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      {...useDialogLabels()}
      submitLabel={saving.isConflict ? t('channels.saveOver') : t('people.role.submit')}
      busy={saving.isBusy}
      onSubmit={() => {
        setChecked(true);
        if (wrong.length === 0) saving.save(values, onDone);
      }}
    >
      <ChannelFields
        values={values}
        wrong={isChecked ? wrong : []}
        orgs={orgs}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <Failure kind={task.kind} saving={saving} />
    </FormDialog>
  );
}
