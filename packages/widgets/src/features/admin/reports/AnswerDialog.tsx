/** Closes a report with an answer. What was written stays when that fails. */
import type { Report } from '@oshimado/contract';
import { FormDialog } from '@oshimado/ui/dialog';
import { TextArea } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { AdminFailure } from '../AdminFailure';
import { useAnswer } from './use-reports';

const NOTE_MAX = 2_000;

export interface AnswerDialogProps {
  readonly report: Report;
  readonly onClose: () => void;
  /** It is closed; the list is being loaded again. */
  readonly onDone: () => void;
}

export function AnswerDialog({ report, onClose, onDone }: AnswerDialogProps) {
  const t = useTranslate('admin');
  const [note, setNote] = useState('');
  const answer = useAnswer();
  const send = () => answer.mutate({ id: report.id, state: 'done', note }, { onSuccess: onDone });
  return (
    <FormDialog
      onClose={onClose}
      title={t('reports.answer')}
      {...useDialogLabels()}
      submitLabel={t('reports.submit')}
      busy={answer.isPending}
      onSubmit={send}
    >
      <TextArea
        label={t('reports.note')}
        description={t('reports.noteHint')}
        value={note}
        maxLength={NOTE_MAX}
        onValueChange={setNote}
      />
      {answer.isError ? (
        <AdminFailure title={t('reports.failedClose')} error={answer.error} />
      ) : null}
    </FormDialog>
  );
}
