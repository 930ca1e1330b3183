/** The messages on screen. */
import { Button } from '@oshimado/ui/button';
import { Toast, ToastRegion } from '@oshimado/ui/toast';
import { useTranslate } from '../sentences';
import { NOTICE_MS, type ToldNotice } from './notice';

export interface NoticesHostProps {
  readonly notices: readonly ToldNotice[];
  readonly onClose: (id: number) => void;
}

export default function NoticesHost({ notices, onClose }: NoticesHostProps) {
  const t = useTranslate('notices');
  return (
    <ToastRegion label={t('region', { hotkey: '{hotkey}' })} duration={NOTICE_MS}>
      {notices.map(
        ({ id, title, description, tone, durationMs, action, isOpen, onClose: tell }) => (
          <Toast
            key={id}
            open={isOpen}
            onOpenChange={(open) => {
              if (open) return;
              onClose(id);
              tell?.();
            }}
            title={title}
            closeLabel={t('close')}
            {...(description !== undefined && { description })}
            {...(tone && { tone })}
            {...(durationMs !== undefined && { duration: durationMs })}
            {...(action && {
              action: (
                <Button size="small" onClick={action.onSelect}>
                  {action.label}
                </Button>
              ),
              actionHint: action.label,
            })}
          />
        ),
      )}
    </ToastRegion>
  );
}
