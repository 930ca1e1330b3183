/** Dialog with the last toasts, newest first. */
import { dateFormat } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BellIcon } from '@oshimado/ui/icon';
import { useFormatTime } from '../clock';
import { useWidgets } from '../context';
import { useLanguage, useTranslate } from '../sentences';
import * as css from './ToastLog.css';
import { useToasts } from '../toasts/ToastsProvider';
import type { ShownToast } from '../toasts/toast';
import { Time } from '../clock';

function LoggedToast({ toast, onLeave }: { toast: ShownToast; onLeave: () => void }) {
  const t = useTranslate('notices');
  const { language } = useLanguage();
  const { title, description, tone = 'info', shownAt, action } = toast;
  const { timeZone } = useWidgets();
  const formatTime = useFormatTime();
  const clock = dateFormat(language, timeZone, { hour: 'numeric', minute: '2-digit' });
  return (
    <li className={css.entry}>
      <span className={css.head}>
        <Badge tone={tone}>{t(`log.${tone}`)}</Badge>
        <Time
          className={css.muted}
          dateTime={new Date(shownAt).toISOString()}
          title={formatTime(shownAt)}
        >
          {clock.format(shownAt)}
        </Time>
      </span>
      <span>{title}</span>
      {description === undefined ? null : <span className={css.muted}>{description}</span>}
      {action ? (
        <span>
          <Button
            size="small"
            onClick={() => {
              onLeave();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

interface ToastLogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ToastLog({ isOpen, onClose }: ToastLogProps) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  const { toasts, clearLog } = useToasts();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('log.title')}
      closeLabel={tWidgets('close')}
      actions={
        toasts.length === 0 ? undefined : (
          <>
            <Button onClick={clearLog}>{t('log.clear')}</Button>
            <DialogClose>
              <Button variant="solid">{tWidgets('close')}</Button>
            </DialogClose>
          </>
        )
      }
    >
      {toasts.length === 0 ? (
        <EmptyState icon={BellIcon} title={t('log.empty')} description={t('log.emptyHint')} />
      ) : (
        <ul className={css.list}>
          {toasts.toReversed().map((toast) => (
            <LoggedToast key={toast.id} toast={toast} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
