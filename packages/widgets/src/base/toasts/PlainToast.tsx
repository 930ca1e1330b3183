/** A toast as a notice in the page, without the library that draws toasts over it. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useRef } from 'react';
import { useReadingTime } from '../page/use-reading-time';
import { useTranslate } from '../sentences';
import { TOAST_MS, type ShownToast } from './toast';

export interface PlainToastProps {
  readonly toast: ShownToast;
  /** `alert` interrupts a screen reader, `status` waits for it. */
  readonly role: 'alert' | 'status';
  readonly className?: string;
  readonly onClose: () => void;
}

export function PlainToast({ toast, role, className, onClose }: PlainToastProps) {
  const tWidgets = useTranslate('widgets');
  const { title, description, tone, action, durationMs = TOAST_MS } = toast;
  const close = () => {
    onClose();
    toast.onClose?.();
  };
  const root = useRef<HTMLDivElement>(null);
  useReadingTime(root, durationMs, close);
  return (
    <Notice
      ref={root}
      role={role}
      className={className}
      title={title}
      tone={tone}
      action={
        <>
          {action ? (
            <Button
              size="small"
              onClick={() => {
                action.onSelect();
                close();
              }}
            >
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
