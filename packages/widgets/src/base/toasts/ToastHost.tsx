/** Draws the open toasts. */
import { Button } from '@oshimado/ui/button';
import { Toast, ToastRegion } from '@oshimado/ui/toast';
import { useTranslate } from '../sentences';
import { TOAST_MS, type ShownToast } from './toast';

export interface ToastHostProps {
  readonly toasts: readonly ShownToast[];
  readonly onClose: (id: number) => void;
}

export default function ToastHost({ toasts, onClose }: ToastHostProps) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  return (
    <ToastRegion label={t('region', { hotkey: '{hotkey}' })} duration={TOAST_MS}>
      {toasts.map(
        ({ id, title, description, tone, durationMs, action, isOpen, onClose: closed }) => (
          <Toast
            key={id}
            open={isOpen}
            onOpenChange={(open) => {
              if (open) return;
              onClose(id);
              closed?.();
            }}
            title={title}
            closeLabel={tWidgets('close')}
            description={description}
            tone={tone}
            duration={durationMs}
            action={
              action ? (
                <Button size="small" onClick={action.onSelect}>
                  {action.label}
                </Button>
              ) : undefined
            }
            actionHint={action?.label}
          />
        ),
      )}
    </ToastRegion>
  );
}
