/** Fallback for `ToastHost` when its chunk fails to load, so that no message is lost. */
import type { ToastHostProps } from './ToastHost';
import { place } from './PlainToasts.css';
import { PlainToast } from './PlainToast';

export function PlainToasts({ toasts, onClose }: ToastHostProps) {
  return (
    <div className={place}>
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map((toast) => (
          <PlainToast role="alert" key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
        ))}
    </div>
  );
}
