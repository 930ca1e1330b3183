/** What is asked before something typed would be lost, and when another placeholder is close by. */
import type { Video } from '@oshimado/contract';
import { fullTime, plainTitle } from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useLanguage, useTranslate } from '../../base/sentences';

interface QuestionProps {
  readonly onCancel: () => void;
  readonly onAction: () => void;
}

/** What would discard the input: `replace` fills the fields from another placeholder, `leave` leaves the page. */
export function LossQuestion({
  kind,
  onCancel,
  onAction,
}: QuestionProps & { readonly kind: 'replace' | 'leave' }) {
  const t = useTranslate('placeholder');
  const tPortal = useTranslate();
  const isLeaving = kind === 'leave';
  return (
    <AlertDialog
      open
      onClose={onCancel}
      title={isLeaving ? tPortal('leave.title') : t('replace.title')}
      description={t(`${kind}.text`)}
      cancelLabel={isLeaving ? tPortal('leave.stay') : t('keepEditing')}
      actionLabel={isLeaving ? tPortal('leave.action') : t('replace.action')}
      onAction={onAction}
    />
  );
}

interface NearbyQuestionProps extends QuestionProps {
  readonly video: Video;
  /** IANA name of the viewer's zone. */
  readonly local: string;
}

export function NearbyQuestion({ video, local, onCancel, onAction }: NearbyQuestionProps) {
  const t = useTranslate('placeholder');
  const { language } = useLanguage();
  const start = Date.parse(video.start_scheduled ?? video.available_at);
  return (
    <AlertDialog
      open
      onClose={onCancel}
      title={t('nearby.title')}
      description={t('nearby.text', {
        title: plainTitle(video.title),
        time: Number.isNaN(start) ? '' : fullTime(start, language, local),
      })}
      cancelLabel={t('keepEditing')}
      actionLabel={t('nearby.action')}
      actionVariant="solid"
      onAction={onAction}
    />
  );
}
