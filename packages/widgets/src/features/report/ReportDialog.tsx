/** A form that reports what is wrong with a video. */
import { displayName } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { useWidgets } from '../../base/context';
import { useTranslate, withElements } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import { ReportForm } from './ReportForm';
import { useReport, type ReportPagePlace, type ReportRequest } from './use-report';

export interface ReportDialogProps {
  /** The latest request; a new one clears the form. */
  readonly request: ReportRequest;
  readonly place: ReportPagePlace;
}

export default function ReportDialog({ request, place }: ReportDialogProps) {
  const t = useTranslate('report');
  const tWidgets = useTranslate('widgets');
  const { nameProperty, language } = useWidgets();
  const report = useReport(request, place);
  const { subject, isOpen, isSending, canSend } = report;
  if (!subject) return null;
  const { title, channel } = subject.video;
  const name = displayName(channel, nameProperty);
  return (
    <FormDialog
      open={isOpen}
      onClose={report.close}
      title={t('title')}
      description={withElements(
        {
          title: (
            <span lang={textLanguage(title, language)} translate="no">
              {title}
            </span>
          ),
          channel: (
            <span lang={textLanguage(name, language)} translate="no">
              {name}
            </span>
          ),
        },
        (marks) => t('of', marks),
      )}
      closeLabel={tWidgets('close')}
      cancelLabel={tWidgets('close')}
      submitLabel={t('confirm')}
      submitDisabled={!canSend}
      busy={isSending}
      onSubmit={report.send}
    >
      <ReportForm report={report} />
    </FormDialog>
  );
}
