/** Fallback for `ToastHost` when its chunk fails to load, so that no message is lost. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../sentences';
import type { ToastHostProps } from './ToastHost';
import { TOAST_MS, type ShownToast } from './toast';
import { place } from './PlainToasts.css';

function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const tWidgets = useTranslate('widgets');
  const { title, description, tone, action, durationMs = TOAST_MS } = toast;
  const close = () => {
    onClose();
    toast.onClose?.();
  };
  const closeInTime = useEffectEvent(close);
  useEffect(() => {
    // `setTimeout` treats Infinity as 0.
    if (!Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(() => closeInTime(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return (
    <Notice
      role="alert"
      title={title}
      tone={tone}
      action={
        <>
          {action ? (
            <Button size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          ) : null}
          <IconButton icon={CloseIcon} label={tWidgets('close')} onClick={close} />
        </>
      }
    >
      {description}
    </Notice>
  );
}

export function PlainToasts({ toasts, onClose }: ToastHostProps) {
  return (
    <div className={place}>
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map((toast) => (
          <PlainToast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
        ))}
    </div>
  );
}
