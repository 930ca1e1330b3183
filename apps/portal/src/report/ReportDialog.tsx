/** What is wrong with a video, told to those who can mend it. */
import { displayName } from '@oshimado/domain';
import {
  canConfirm,
  isReportOpen,
  isReportSending,
  selectSubject,
} from '@oshimado/machines/report';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { textLanguage, useWidgets } from '@oshimado/widgets';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslate } from '../i18n/LanguageProvider';
import { withElements } from '../i18n/with-elements';
import type { ReportDialogProps } from './report-dialog.types';
import { ReportForm } from './ReportForm';
import { useReportActor } from './use-report-actor';

export default function ReportDialog({ request }: ReportDialogProps) {
  const t = useTranslate('report');
  const { nameProperty, language } = useWidgets();
  const actor = useReportActor(request);
  const isOpen = useSelector(actor, isReportOpen);
  const isSending = useSelector(actor, isReportSending);
  const canSend = useSelector(actor, canConfirm);
  const subject = useSelector(actor, selectSubject);
  const formId = useId();
  if (!subject) return null;
  const { title, channel } = subject.video;
  const name = displayName(channel, nameProperty);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'report.close' });
      }}
      title={t('title')}
      description={withElements(
        {
          title: <span lang={textLanguage(title, language)}>{title}</span>,
          channel: <span lang={textLanguage(name, language)}>{name}</span>,
        },
        (marks) => t('of', marks),
      )}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose>
            <Button disabled={isSending}>{t('close')}</Button>
          </DialogClose>
          <Button
            variant="solid"
            type="submit"
            form={formId}
            busy={isSending}
            disabled={!canSend && !isSending}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <ReportForm actor={actor} formId={formId} />
    </Dialog>
  );
}
