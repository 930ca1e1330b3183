/** A form that reports what is wrong with a video. */
import { displayName } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { useId } from 'react';
import { useWidgets } from '../context';
import { useTranslate, withElements } from '../sentences';
import { textLanguage } from '../video-card';
import { ReportForm } from './ReportForm';
import { useReport, type ReportPagePlace, type ReportRequest } from './use-report';

export interface ReportDialogProps {
  /** The latest request; a new one clears the form. */
  readonly request: ReportRequest;
  readonly place: ReportPagePlace;
}

export default function ReportDialog({ request, place }: ReportDialogProps) {
  const t = useTranslate('report');
  const { nameProperty, language } = useWidgets();
  const report = useReport(request, place);
  const { subject, isOpen, isSending, canSend } = report;
  const formId = useId();
  if (!subject) return null;
  const { title, channel } = subject.video;
  const name = displayName(channel, nameProperty);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) report.close();
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
      <ReportForm report={report} formId={formId} />
    </Dialog>
  );
}
